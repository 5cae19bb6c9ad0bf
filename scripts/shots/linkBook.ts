import type { Page } from 'playwright'
import { addressAmong } from './addresses.ts'

/** Remembers where screens lead, to find a real record for the routes with parameters. */
export const linkBook = (waitUntilStill: (page: Page) => Promise<void>) => {
  const seen = new Set<string>()
  const note = async (page: Page): Promise<void> => {
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const link of links) seen.add(link)
  }
  /** An address of such a screen among the links seen; else among those of the list it belongs to. */
  const addressOf = async (page: Page, path: string): Promise<string | undefined> => {
    const known = addressAmong(seen, path)
    if (known !== undefined) return known
    await page.goto(path.slice(0, path.indexOf('/:')))
    await waitUntilStill(page)
    await note(page)
    return addressAmong(seen, path)
  }
  return { note, addressOf }
}
