// SPDX-License-Identifier: MIT
//
// UIKit: its classes, protocols and names, as far as they are used or other declarations mention them.

#pragma once

#include <Foundation/Foundation.h>
#include <QuartzCore/QuartzCore.h>

#include <UIKit/UIBase.h>
#include <UIKit/UIDrawing.h>
#include <UIKit/UIScene.h>
#include <UIKit/UILayout.h>
#include <UIKit/UIView.h>
#include <UIKit/UIViewController.h>
#include <UIKit/UIContainers.h>
#include <UIKit/UIScrollView.h>
#include <UIKit/UITableView.h>
#include <UIKit/UICollectionView.h>
#include <UIKit/UICompositionalLayout.h>
#include <UIKit/UIControls.h>
#include <UIKit/UISharing.h>
