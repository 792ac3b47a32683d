// SPDX-License-Identifier: MIT

System.ignoreClosedPipes()
System.exit(SightlineTool.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
