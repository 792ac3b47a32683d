// SPDX-License-Identifier: MIT

print("sightline")
