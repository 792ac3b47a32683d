// SPDX-License-Identifier: MIT

/// All contracts. A new file of contracts is added here.
enum ContractList {
  static let all: [Contract] = ListContracts.all + NestedContracts.all + GeometryContracts.all + LifecycleContracts.all
}
