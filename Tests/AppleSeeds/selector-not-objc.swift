// SPDX-License-Identifier: MIT
// expects: is not exposed to Objective-C

import UIKit

final class Target { func heard() {} }
let selector = #selector(Target.heard)
