import type { Browser, BrowserContext } from 'playwright'
import { documents } from '../../src/contract/documents.ts'
import { crawlAddresses, type RequestDirectly } from '../crawl/addresses.ts'
import type { LossyServer } from '../crawl/lossyServer.ts'
import { clientOf } from '../network/apiClient.ts'
import { desktop } from '../support/desktop.ts'
import { liveOnItsDay, startNetworkDatabase } from '../support/networkDatabase.ts'
import { sessionCookies } from '../support/sessionCookies.ts'

export type LeakServer = Pick<LossyServer, 'places' | 'documents' | 'stop'> & {
  loggedIn: (browser: Browser) => Promise<BrowserContext>
}

const actorName = 'administrator'

/**
 * Returns the network server with the push hub, so that leaks of pushes and connections are found too. It serves the
 * build in `JOURNEYS_FOLDER`.
 */
export const networkLeakServer = async (): Promise<LeakServer> => {
  const { db, stop } = await startNetworkDatabase()
  const client = await clientOf(db.api, actorName)
  const sendRequest: RequestDirectly = (endpoint, query = {}, body = undefined) =>
    client.sendRequest(endpoint, { query, body } as never) as never
  return {
    places: await crawlAddresses(sendRequest),
    documents: async (count) => {
      const query = { skip: 0, take: count, indexType: 1 }
      const { items } = await sendRequest<{ items: { guid: string }[] }>(documents.getAllDocumentsForDMS, query)
      return items.map(({ guid }) => guid)
    },
    loggedIn: async (browser) => {
      const context = await browser.newContext({ baseURL: db.page, ...desktop })
      await context.addCookies(sessionCookies(actorName, db.page))
      await liveOnItsDay(context, db)
      return context
    },
    stop,
  }
}
