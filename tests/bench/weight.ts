import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { connectedChunks, readChunks } from '../../scripts/build/chunkGraph.ts'
import type { Build } from '../../scripts/build/freshBuild.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { logInAndList, loginPath, loginShown } from './app.ts'
import { buildBaseline } from './buildBaseline.ts'
import type { Line } from './report.ts'
import { kibibytes, scriptsOf } from './scripts.ts'

/**
 * Returns the KB of scripts that the log-in page loads in connected mode (with a real backend) until its form is
 * visible.
 */
const loginWeight = async (browser: Browser, { folder }: Build): Promise<number> => {
  const server = await startServer({ folder, port: 0, environment: { MODE: 'connected' } })
  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.goto(server.address + loginPath)
  await loginShown(page)
  const weight = kibibytes(folder, scripts)
  await context.close()
  await server.stop()
  return weight
}

/**
 * Returns the KB of scripts from the log-in page to the first row of the documents list, without the mock backend.
 * Measured in mocked mode, because there is no real backend.
 */
const firstRowWeight = async (browser: Browser, build: Build): Promise<number> => {
  const server = await startServer({ folder: build.folder, port: 0, environment: { MODE: 'mocked' } })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.goto(server.address + loginPath)
  await loginShown(page)
  await logInAndList(page)
  const connected = new Set(connectedChunks(readChunks(build.statsFile)).flatMap(({ files }) => files))
  const weight = kibibytes(
    build.folder,
    [...scripts].filter((script) => connected.has(script)),
  )
  await context.close()
  await server.stop()
  return weight
}

export const weights = async (browser: Browser, build: Build): Promise<Line[]> => {
  const scripts = join(await buildBaseline('empty'), 'static/js')
  const empty = readdirSync(scripts).filter((file) => file.endsWith('.js'))
  return [
    {
      what: 'Scripts of the login page, connected',
      value: await loginWeight(browser, build),
      unit: 'KB',
      goal: 130,
      detail: `an empty React page: ${kibibytes(scripts, empty).toFixed(0)} KB`,
    },
    {
      what: 'Scripts to the first documents row',
      value: await firstRowWeight(browser, build),
      unit: 'KB',
      goal: 270,
      detail: 'login page included, in-browser backend not',
    },
  ]
}
