import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { coloured } from './coloured.ts'
import { nothingSticks } from './nothingSticks.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The small file of the two: the large one takes twice as long to read, in every document anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ofColours = ['color-contrast', 'link-in-text-block']
const withoutColours: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
}
const onlyColours: RunOptions = { runOnly: { type: 'rule', values: ofColours } }

type Run = { theme: string | null; options: RunOptions; on: 'document' | readonly string[]; styles?: string }
/**
 * Runs in the page: puts it into a theme as the accessibility panel does, lets what moves come to its end, runs axe and
 * goes back to the theme there was. It waits for no frame, which a browser without a screen may keep back: asking for the
 * animations brings the styles up to date at once.
 */
const violationsOf = async ({ theme, options, on, styles = '' }: Run): Promise<string[]> => {
  if (!window.axe) throw new Error('axe is not on this page')
  const root = document.documentElement
  const wear = (wanted: string | null) => {
    if (wanted === null) delete root.dataset.theme
    else root.dataset.theme = wanted
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }
  const before = root.dataset.theme ?? null
  const elements = on === 'document' ? [] : on.flatMap((chain) => window.coloured?.get(chain) ?? [])
  const include = elements.filter(({ isConnected }) => isConnected)
  if (on !== 'document' && include.length === 0) return []
  const laidOut = new CSSStyleSheet()
  laidOut.replaceSync(styles)
  document.adoptedStyleSheets.push(laidOut)
  wear(theme)
  const context = on === 'document' ? document : { include }
  const { violations } = await window.axe.run(context, { ...options, resultTypes: ['violations'] })
  wear(before)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary}`),
  )
}

/** Those that are still drawn: what was drawn anew while axe ran is looked at the next time. */
const stillDrawn = (chains: readonly string[]): string[] =>
  chains.filter((chain) => window.coloured?.get(chain)?.isConnected)

export type Theme = 'light' | 'contrast' | 'dark'
const usualThemes: readonly Theme[] = ['light', 'contrast']
export const everyTheme: readonly Theme[] = [...usualThemes, 'dark']
/** What a worker has seen in the colours of each theme: how an element looks follows from its own chain of classes and states. */
const seen: Record<Theme, Set<string>> = { light: new Set(), contrast: new Set(), dark: new Set() }

const wrongColours = async (page: Page, theme: Theme, dressings: readonly string[]): Promise<string[]> => {
  const chains = dressings.filter((chain) => !seen[theme].has(chain))
  if (chains.length === 0) return []
  const wrong = await page.evaluate(violationsOf, { theme, options: onlyColours, on: chains } satisfies Run)
  if (wrong.length === 0) for (const chain of await page.evaluate(stillDrawn, chains)) seen[theme].add(chain)
  return wrong.map((sentence) => `${theme} theme: ${sentence}`)
}

/**
 * What axe finds against WCAG 2.2, levels A and AA, on the page as it stands: a sentence each, none when all is well.
 * Every rule looks at the whole page; those of colours look, in each of the themes (light and high contrast unless others
 * are named), at whatever is dressed as nothing before in this worker. No rule is switched off and nothing is left out.
 */
export const axeViolations = async (page: Page, themes: readonly Theme[] = usualThemes): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const whole: Run = { theme: 'light', options: withoutColours, on: 'document', styles: nothingSticks }
  const found = await page.evaluate(violationsOf, whole)
  const dressings = await page.evaluate(coloured)
  for (const theme of themes) found.push(...(await wrongColours(page, theme, dressings)))
  return found
}

/** Fails when axe finds anything on the page as it stands. */
export const checkAxe = async (page: Page, name: string, themes?: readonly Theme[]): Promise<void> =>
  expect(await axeViolations(page, themes), `${name}: accessibility`).toEqual([])
