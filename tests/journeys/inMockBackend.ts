import type { Page } from 'playwright/test'
import { fetchAgain } from '../support/fetchAgain.ts'

/**
 * Runs a function in the worker of the mock backend before the mock backend starts. The function must not use variables
 * of its outer scope.
 */
export const runInMockBackend = (page: Page, work: () => void) =>
  page.route('**/mockBackend.*.js', async (route) => {
    const response = await route.fetch(fetchAgain)
    await route.fulfill({ response, body: `(${work})();\n${await response.text()}` })
  })
