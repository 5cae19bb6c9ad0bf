import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, launch } from 'puppeteer-core'
import { freshBuild } from '../../scripts/build/freshBuild.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { journeysEnvironment } from '../support/seededDatabase.ts'
import { type FirefoxPlace, journeys } from './journeys.ts'

export type Result = { name: string; problems: string[] }

const watch = (place: FirefoxPlace, problems: string[]) => {
  place.context.on('targetcreated', async (target) => {
    if (target.type() !== 'page') return
    const page = await target.page()
    page?.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`)
    })
    page?.on('pageerror', (error) => problems.push(`page error: ${error instanceof Error ? error.message : error}`))
  })
}

const runOne = async (browser: Browser, baseURL: string, name: string): Promise<Result> => {
  const problems: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'delovod-firefox-'))
  const place = { context: await browser.createBrowserContext(), baseURL, folder }
  watch(place, problems)
  try {
    await journeys[name]?.(place)
  } catch (problem) {
    problems.push(String(problem))
    const page = (await place.context.pages()).at(-1)
    if (process.env.SHOTS && page) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) })
  }
  // The problems are copied before the window closes: Firefox reports the requests aborted by closing as failed, which
  // is not an error.
  const met = [...problems]
  await place.context.close()
  rmSync(folder, { recursive: true, force: true })
  return { name, problems: met }
}

/** Runs the journeys whose name contains the given text: in Firefox over WebDriver BiDi, on the production build. */
export const runInFirefox = async (
  executablePath: string,
  only: string,
  notify: (result: Result) => void,
): Promise<Result[]> => {
  const folder = process.env.JOURNEYS_FOLDER ?? (await freshBuild()).folder
  const environment = { ...process.env, ...journeysEnvironment, DELIVERIES_FASTER: '4' }
  const server = await startServer({ folder, port: 0, environment })
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const results: Result[] = []
  for (const name of Object.keys(journeys).filter((one) => one.includes(only))) {
    const result = await runOne(browser, server.address, name)
    notify(result)
    results.push(result)
  }
  await browser.close()
  await server.stop()
  return results
}
