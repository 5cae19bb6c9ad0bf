import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { alone } from '../../scripts/build/fileLock.ts'
import { chromiumFlags } from './browser.ts'
import {
  browserAdvice,
  type Computer,
  installations,
  type PackageManager,
  packageManagers,
} from './browserInstallation.ts'

/**
 * The names of browsers to look for. The headless shell comes first: it has the same engine without windows, which
 * saves a fifth of the time.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const onPath = (programs: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)))
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

const start = (path: string): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: chromiumFlags, timeout: 30_000 })

/** True if the browser exists and can open a page. A snap stub, or a browser without its libraries, cannot. */
const works = async (path: string): Promise<boolean> => {
  if (!existsSync(path)) return false
  try {
    const browser = await start(path)
    await browser.close()
    return true
  } catch (problem) {
    console.error(`${path} does not start: ${String(problem).split('\n')[0]}`)
    return false
  }
}

const installed = async (): Promise<string | undefined> => {
  for (const path of new Set([...onPath(names), ...elsewhere, chromium.executablePath()]))
    if (await works(path)) return path
  return undefined
}

const MINUTES = 60_000
const run = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((done) => {
    console.error(`No browser yet. Trying: ${program} ${args.join(' ')}`)
    const installer = spawn(program, args, {
      stdio: ['ignore', 2, 2],
      timeout: 8 * MINUTES,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    })
    installer.on('error', (problem) => {
      console.error(`It did not work: ${problem.message}`)
      done()
    })
    installer.on('close', (code) => {
      if (code !== 0) console.error(`It did not work: ${program} ended with ${code}.`)
      done()
    })
  })

const root = join(import.meta.dirname, '../..')
const thisComputer = (): Computer => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  has: (Object.keys(packageManagers) as PackageManager[]).filter((name) => onPath([name]).some(existsSync)),
})

const install = async (): Promise<string> => {
  const computer = thisComputer()
  // The installed browsers are looked for again, because another process may have installed one while this process
  // waited for the lock.
  const before = await installed()
  if (before) return before
  const playwright = [process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'] as const
  for (const way of installations(computer, playwright)) {
    for (const [program, ...args] of way) await run(program, args)
    const path = await installed()
    if (path) return path
  }
  throw new Error(browserAdvice(computer))
}

/**
 * Returns the path of a working Chromium: PLAYWRIGHT_CHROMIUM if set, otherwise an installed Chromium or Chrome. If
 * there is none, installs one, in one process at a time. Throws an Error with the command to install a browser.
 */
export const findBrowser = async (): Promise<string> => {
  const configured = process.env.PLAYWRIGHT_CHROMIUM
  if (configured) {
    if (await works(configured)) return configured
    throw new Error(`PLAYWRIGHT_CHROMIUM says ${configured}, and there is no browser there that starts.`)
  }
  const path = await installed()
  if (path) return path
  const cache = join(root, 'node_modules/.cache/delovod')
  mkdirSync(cache, { recursive: true })
  return alone(join(cache, 'browser.lock'), install)
}

export const openBrowser = async (): Promise<Browser> => start(await findBrowser())
