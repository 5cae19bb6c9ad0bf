import type { Page } from 'playwright/test'

declare global {
  interface Window {
    writeDownDialog?: (text: string) => void
  }
}

const follow = () => {
  let last = ''
  new MutationObserver(() => {
    const all = [...document.querySelectorAll('[role=dialog] *')]
    const text = all.flatMap((one) => (one.childElementCount === 0 ? (one.textContent ?? '').trim() : [])).join('\n')
    if (text !== last) window.writeDownDialog?.(text)
    last = text
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * Everything that stands in the dialogs of a page from now on, line by line, each time it changes: what goes on by itself is written
 * down when it comes and no journey has to be quick. To be awaited with `expect.poll(() => texts)`.
 */
export const followDialog = async (page: Page): Promise<string[]> => {
  const texts: string[] = []
  await page.exposeFunction('writeDownDialog', (text: string) => texts.push(text))
  await page.evaluate(follow)
  return texts
}
