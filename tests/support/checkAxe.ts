import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { installCloseTargets } from './closeTargets.ts'
import { disableSticky } from './disableSticky.ts'
import { installThemes, type Run, type Theme } from './inThemes.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The minified script of axe, because every document must parse it and the readable file takes twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ofColours = ['color-contrast', 'link-in-text-block']
const ofTargets = ['target-size']
const withoutLooks: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries([...ofColours, ...ofTargets].map((rule) => [rule, { enabled: false }])),
}
const onlyColours: RunOptions = { runOnly: { type: 'rule', values: ofColours } }
const onlyTargets: RunOptions = { runOnly: { type: 'rule', values: ofTargets } }

const usualThemes: readonly Theme[] = ['light', 'contrast']
export const everyTheme: readonly Theme[] = [...usualThemes, 'dark']
/**
 * The combinations of styles that this worker has already checked, by theme. They need no second check, because the
 * contrast of a text depends on its styles only.
 */
const seen: Record<Theme, Set<string>> = { light: new Set(), contrast: new Set(), dark: new Set() }
/**
 * The targets that this worker has already checked, by markup, size and distance of neighbours. They need no second
 * check, because the size rule depends on nothing else.
 */
const seenTargets = new Set<string>()

const check = (page: Page, run: Run) => page.evaluate((what) => window.inThemes.check(what), run)

const wrongColours = async (page: Page, theme: Theme, looks: readonly string[]): Promise<string[]> => {
  const fresh = looks.filter((look) => !seen[theme].has(look))
  if (fresh.length === 0) return []
  const { wrong, sure } = await check(page, { theme, options: onlyColours, on: fresh })
  for (const look of sure) seen[theme].add(look)
  return wrong.map((sentence) => `${theme} theme: ${sentence}`)
}

const install = async (page: Page) => {
  if (await page.evaluate(() => 'inThemes' in window)) return
  await page.evaluate(source)
  await page.evaluate(installCloseTargets)
  await page.evaluate(installThemes)
}

/** Returns the targets that axe finds too small; skips those already checked by this worker. */
export const smallTargets = async (page: Page): Promise<string[]> => {
  await install(page)
  const fresh = (await page.evaluate(() => window.inThemes.targets())).filter((target) => !seenTargets.has(target))
  if (fresh.length === 0) return []
  const { wrong, sure } = await check(page, {
    theme: 'light',
    options: onlyTargets,
    on: fresh,
    among: 'targets',
    styles: disableSticky,
  })
  for (const target of sure) seenTargets.add(target)
  return wrong
}

/**
 * Returns the violations of WCAG 2.2 A and AA found by axe, as sentences. All rules are active, but the slow rules for
 * colours and target sizes check each combination only once per worker.
 */
export const axeViolations = async (page: Page, themes: readonly Theme[] = usualThemes): Promise<string[]> => {
  await install(page)
  const { wrong: found } = await check(page, {
    theme: 'light',
    options: withoutLooks,
    on: 'document',
    styles: disableSticky,
  })
  found.push(...(await smallTargets(page)))
  const looks = await page.evaluate((all) => window.inThemes.looks(all), themes)
  for (const [at, theme] of themes.entries()) found.push(...(await wrongColours(page, theme, looks[at] ?? [])))
  return found
}

export const checkAxe = async (page: Page, name: string, themes?: readonly Theme[]): Promise<void> =>
  expect(await axeViolations(page, themes), `${name}: accessibility`).toEqual([])
