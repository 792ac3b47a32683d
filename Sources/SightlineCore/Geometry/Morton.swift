// SPDX-License-Identifier: MIT

/// Places along a Z-shaped space-filling curve: near on the curve is mostly near on the plane.
enum Morton {
  /// The key of a box's centre within `bounds`; boxes that cannot be seen come last.
  static func key(of box: Box, in bounds: Box) -> UInt64 {
    guard box.minX < box.maxX, box.minY < box.maxY else { return .max }
    let side = max(bounds.width, bounds.height)
    let x = scaled((box.minX - bounds.minX + box.width / 2) / side)
    let y = scaled((box.minY - bounds.minY + box.height / 2) / side)
    return spread(x) | spread(y) << 1
  }

  private static func scaled(_ share: Double) -> UInt64 {
    // Anything that is not a number, as for bounds beyond reckoning, goes to the start of the curve.
    guard share > 0 else { return 0 }
    return share >= 1 ? 0xffff_ffff : UInt64(share * 4_294_967_295)
  }

  private static func spread(_ value: UInt64) -> UInt64 {
    var bits = value & 0xffff_ffff
    bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff
    bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff
    bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }
}
