// SPDX-License-Identifier: MIT

/// All contracts. A new file of contracts is added here.
enum ContractList {
  static let all: [Contract] = [
    GeometryContracts.all,
    ListContracts.all,
    NamingContracts.all,
    NestedContracts.all,
    LifecycleContracts.all,
    ScreenContracts.all,
    SceneContracts.all,
    CoverContracts.all,
    RepetitionContracts.all,
    MotionContracts.all,
    InputContracts.all,
    PassContracts.all,
    ScrollContracts.all,
    ProbeContracts.all,
    NamedProbeContracts.all,
    PagerContracts.all,
  ].flatMap(\.self)
}
