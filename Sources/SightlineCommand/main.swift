// SPDX-License-Identifier: MIT

System.occupyStandardStreams()
System.ignoreClosedPipes()
System.exit(SightlineTool.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
