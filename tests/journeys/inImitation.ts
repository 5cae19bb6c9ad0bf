import type { Page } from 'playwright/test'
import { fetchAgain } from '../support/fetchAgain.ts'

/** Runs something in the imitation's worker before it begins; it takes nothing along of what stands around it. */
export const runInImitation = (page: Page, work: () => void) =>
  page.route('**/imitation.*.js', async (route) => {
    const response = await route.fetch(fetchAgain)
    await route.fulfill({ response, body: `(${work})();\n${await response.text()}` })
  })
