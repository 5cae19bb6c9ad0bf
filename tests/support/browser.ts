/**
 * Features that Playwright disables. The list passed to Chromium replaces that of Playwright, so it must repeat them.
 */
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
/**
 * Disabled, because for each window Chromium would load 400 files for the address bar, at the same time as the page.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

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
 * Pages have layout and animation frames, but no pixels are painted, which saves a sixth of the time. Screenshots are
 * blank and the mouse wheel does not work.
 */
export const withoutPicture = '--blink-settings=acceleratedCompositingEnabled=false'
