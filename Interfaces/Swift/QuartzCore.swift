// SPDX-License-Identifier: MIT
//
// Core Animation as Swift shows it.

@_exported import Foundation
@_exported import QuartzCore
