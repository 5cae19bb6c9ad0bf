import axe, { type RunOnly } from 'axe-core'
import { expect, type Page } from 'playwright/test'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme changes is colours alone: the second is checked for those, the first for everything. */
const checks = [
  { theme: 'light', only: { type: 'tag', values: tags } },
  { theme: 'contrast', only: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
] as const satisfies readonly { theme: string; only: RunOnly }[]

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

const violations = (page: Page, only: RunOnly): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error('axe is not on this page')
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary}`),
    )
  }, only)

/**
 * Fails when axe finds any violation of WCAG 2.2 level A or AA on the page as it stands, in the light theme, or of the
 * contrast of its colours in the high-contrast one. No rule is switched off and nothing is left out.
 */
export const checkAxe = async (page: Page, name: string): Promise<void> => {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? null)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  for (const { theme, only } of checks) {
    await wear(page, theme)
    expect(await violations(page, only), `${name}, ${theme} theme: accessibility`).toEqual([])
  }
  await wear(page, before)
}
