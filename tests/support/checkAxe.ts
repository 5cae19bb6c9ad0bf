import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { colourChains } from './colourChains.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The small file: half of what a check cost was the reading of the large one. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ofColours = ['color-contrast', 'link-in-text-block']
const withoutColours: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
}
const onlyColours: RunOptions = { runOnly: { type: 'rule', values: ofColours } }
const themes = ['light', 'contrast'] as const

/**
 * Puts the page into a theme as the accessibility panel does, and lets what moves come to its end. It waits for no frame,
 * which a browser without a screen may keep back: asking for the animations brings the styles up to date at once.
 */
const wear = (page: Page, theme: string | null) =>
  page.evaluate((wanted) => {
    if (wanted === null) document.documentElement.removeAttribute('data-theme')
    else document.documentElement.dataset.theme = wanted
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }, theme)

const violations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (how) => {
    if (!window.axe) throw new Error('axe is not on this page')
    const { violations } = await window.axe.run(document, { ...how, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary}`),
    )
  }, options)

/** What a worker has seen in colours so far: how an element looks follows from its own chain of classes and states. */
const seen = new Set<string>()

/**
 * Fails when axe finds any violation of WCAG 2.2 level A or AA on the page as it stands: every rule in the light theme;
 * those of colours also in the high-contrast one, and in both only when something on the page is dressed as nothing
 * before in this worker. No rule is switched off and nothing is left out.
 */
export const checkAxe = async (page: Page, name: string): Promise<void> => {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? null)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const chains = (await page.evaluate(colourChains)).filter((chain) => !seen.has(chain))
  await wear(page, 'light')
  expect(await violations(page, withoutColours), `${name}: accessibility`).toEqual([])
  for (const theme of chains.length > 0 ? themes : []) {
    await wear(page, theme)
    expect(await violations(page, onlyColours), `${name}, ${theme} theme: colours`).toEqual([])
  }
  for (const chain of chains) seen.add(chain)
  await wear(page, before)
}
