import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

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
 * Pages are laid out, painted into display lists and hear of every frame, but nothing is put into tiles and drawn, which
 * is a sixth of a journey: nobody sees a headless window. Screenshots are blank and the wheel of the mouse does nothing.
 */
export const withoutPicture = '--blink-settings=acceleratedCompositingEnabled=false'

/** The shell first: the same engine without a window of its own, which costs a fifth less of a whole run. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable]
    if (!folder) return []
    return ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].flatMap((product) =>
      ['chrome.exe', 'msedge.exe'].map((file) => join(folder, product, 'Application', file)),
    )
  }),
]

/** It is there and really opens a page; a snap stub or a browser without its libraries does not. */
const works = async (path: string): Promise<boolean> => {
  if (!existsSync(path)) return false
  try {
    const browser = await chromium.launch({ executablePath: path, args: chromiumFlags, timeout: 30_000 })
    await browser.close()
    return true
  } catch (problem) {
    console.error(`${path} does not start: ${String(problem).split('\n')[0]}`)
    return false
  }
}

const firstThatWorks = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of paths) if (await works(path)) return path
  return undefined
}

/** Runs an installer with its output on standard error; answers whether it ended well. */
const runs = (command: string, args: string[], minutes: number): boolean => {
  console.error(`No browser yet. Trying: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 2, 2],
      timeout: minutes * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    })
    return true
  } catch (problem) {
    console.error(`It did not work: ${String(problem).split('\n')[0]}`)
    return false
  }
}

const playwrightCommand = join(import.meta.dirname, '../../node_modules/playwright/cli.js')
const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Ways to a browser, in the order they are tried. */
const ways: (() => Promise<string | undefined>)[] = [
  async () => firstThatWorks([...new Set([...onPath(), ...elsewhere])]),
  async () => firstThatWorks([chromium.executablePath()]),
  async () =>
    runs(process.execPath, [playwrightCommand, 'install', 'chromium'], 4)
      ? firstThatWorks([chromium.executablePath()])
      : undefined,
  async () =>
    mayInstallPackages() &&
    runs('apt-get', ['update', '-q'], 4) &&
    (runs('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], 8) ||
      runs('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], 8))
      ? firstThatWorks(onPath())
      : undefined,
]

/**
 * The path of a Chromium that works: PLAYWRIGHT_CHROMIUM and nothing else when it is set; else an installed Chromium or
 * Chrome, Playwright's own download (made now if need be), the distribution's package (as root on Debian or Ubuntu).
 * Throws an Error that says what to install.
 */
export const findBrowser = async (): Promise<string> => {
  const configured = process.env.PLAYWRIGHT_CHROMIUM
  if (configured) {
    if (await works(configured)) return configured
    throw new Error(`PLAYWRIGHT_CHROMIUM says ${configured}, and there is no browser there that starts.`)
  }
  for (const way of ways) {
    const path = await way()
    if (path) return path
  }
  throw new Error(
    'No browser for the journeys. Install Chromium or Google Chrome (Debian: apt-get install chromium), ' +
      'or run: npx playwright install --with-deps chromium; or set PLAYWRIGHT_CHROMIUM to the path of one.',
  )
}
