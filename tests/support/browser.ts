/** Features that Playwright disables: this list replaces that of Playwright, so it repeats them. */
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
/** For each window Chromium loads the lists of its address bar: 400 files, at the same time as the page. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Flags to run Chromium in a container without a display and without network requests of the browser. */
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
 * Pages have layout, paint records and animation frames, but no pixels are drawn, which saves a sixth of the time.
 * Screenshots are blank and the mouse wheel does not work.
 */
export const withoutPicture = '--blink-settings=acceleratedCompositingEnabled=false'
