/** The features that Playwright turns off itself: a list of ours takes the place of its own, so it repeats them. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** With each window Chromium loads the lists under its own address bar: 400 files, while our page is loading. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Chromium needs to run in a container without a display, and not to talk to anybody but us. */
export const chromiumFlags = [
  `--disable-features=${[...offInPlaywright, ...addressBar].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Pages are laid out, painted into display lists and hear of every frame, but nothing is drawn: a sixth of a journey.
 * Nobody sees a headless window. Screenshots are blank and the wheel of the mouse does nothing.
 */
export const withoutPicture = '--blink-settings=acceleratedCompositingEnabled=false'
