# SPDX-License-Identifier: MIT
#
# All of Sightline as one module. From git, or from a private spec repository: CocoaPods' public trunk takes no new
# versions from 2 December 2026 on.
#
#   pod 'Sightline', git: 'https://example.com/sightline.git', tag: '0.1.0'

Pod::Spec.new do |spec|
  spec.name = 'Sightline'
  spec.version = '0.1.0'
  spec.summary = 'Tells an app which of its items the user really saw.'
  spec.homepage = 'https://example.com/sightline'
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'Sightline maintainers'
  spec.source = { git: 'https://example.com/sightline.git', tag: spec.version.to_s }

  spec.swift_versions = ['6.0']
  spec.ios.deployment_target = '15.0'
  spec.tvos.deployment_target = '15.0'
  spec.frameworks = 'UIKit', 'SwiftUI'

  spec.source_files = [
    'Sources/SightlineCore/**/*.swift',
    'Sources/SightlineTrace/**/*.swift',
    'Sources/SightlineHost/**/*.swift',
    'Sources/SightlineProbes/**/*.swift',
    'Sources/SightlineRelayPlan/**/*.swift',
    'Sources/SightlineUIKit/**/*.swift',
    'Sources/SightlineDelegates/**/*.swift',
    'Sources/SightlineSwiftUI/**/*.swift',
    'Sources/SightlineObjC/**/*.swift',
    'Sources/SightlineRecording/**/*.swift',
    'Sources/SightlineRelay/*.{h,m}',
    'Sources/SightlineRelay/include/SLMessageRelay.h',
  ]
  spec.public_header_files = 'Sources/SightlineRelay/include/SLMessageRelay.h'
  spec.resource_bundles = { 'Sightline' => ['Sources/SightlineUIKit/Resources/PrivacyInfo.xcprivacy'] }

  # Access between what are modules of the package, and code that is made for size: a quarter less than for speed. What an
  # app does not use is left out when it is linked.
  spec.pod_target_xcconfig = {
    'DEFINES_MODULE' => 'YES',
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name sightline -Xfrontend -internalize-at-link ' \
      '-Xfrontend -mergeable-traps -Xllvm -homogeneous-prolog-epilog -Xllvm -machine-outliner-reruns=4 -Xllvm -enable-linkonceodr-outlining',
    'SWIFT_OPTIMIZATION_LEVEL' => '-Osize',
  }
end
