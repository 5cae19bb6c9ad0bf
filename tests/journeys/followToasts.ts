import type { Page } from 'playwright/test'

declare global {
  interface Window {
    writeDownToast?: (lines: string[]) => void
  }
}

const follow = () => {
  const seen = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toaster article')) {
      if (seen.has(toast)) continue
      seen.add(toast)
      const parts = [...(toast.querySelector('.notice-text')?.children ?? [])]
      window.writeDownToast?.(parts.flatMap(({ textContent }) => textContent.split('\n').map((line) => line.trim())))
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Records the texts of every toast from now on, because a toast disappears automatically. Check with `expect.poll(() =>
 * toasts)`.
 */
export const followToasts = async (page: Page): Promise<string[][]> => {
  const toasts: string[][] = []
  await page.exposeFunction('writeDownToast', (lines: string[]) => toasts.push(lines))
  await page.addInitScript(follow)
  await page.evaluate(follow)
  return toasts
}
