import type { BrowserContext } from 'playwright/test'
import type { AppConfig } from '../../src/transport/config.ts'
import { fetchAgain } from '../support/fetchAgain.ts'

/** From now on the pages of a context read this configuration: the served one with these settings changed. */
export const configure = (context: BrowserContext, changed: Partial<AppConfig>): Promise<unknown> =>
  context.route('**/config.json', async (route) => {
    const served = await route.fetch(fetchAgain)
    await route.fulfill({ response: served, json: { ...(await served.json()), ...changed } })
  })
