import type { BrowserContext } from 'playwright/test'
import type { AppConfig } from '../../src/transport/config.ts'
import { fetchAgain } from '../support/fetchAgain.ts'

/** Changes the configuration that is served to pages opened later in this context. */
export const configure = (context: BrowserContext, changed: Partial<AppConfig>): Promise<unknown> =>
  context.route('**/config.json', async (route) => {
    const served = await route.fetch(fetchAgain)
    await route.fulfill({ response: served, json: { ...(await served.json()), ...changed } })
  })
