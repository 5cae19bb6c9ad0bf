import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
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

const violations = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary}`),
    )
  }, tags)
  return found
}

/**
 * Fails when axe finds any violation of WCAG 2.2 level A or AA on the page as it stands, in the light and in the
 * high-contrast theme. No rule is switched off and nothing is left out.
 */
export const checkAxe = async (page: Page, name: string): Promise<void> => {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? null)
  await page.evaluate(axe.source)
  for (const theme of themes) {
    await wear(page, theme)
    expect(await violations(page), `${name}, ${theme} theme: accessibility`).toEqual([])
  }
  await wear(page, before)
}
