import type { Browser, BrowserContext } from 'playwright'
import { type Api, type Change, through } from '../../scripts/backend/api.ts'
import { mockBackend } from '../../scripts/backend/mockBackend.ts'
import { overHttp } from '../../scripts/backend/overHttp.ts'
import { freshBuild } from '../../scripts/build/freshBuild.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { documents as endpoints } from '../../src/contract/documents.ts'
import { desktop } from '../support/desktop.ts'
import { journeysEnvironment } from '../support/seededDatabase.ts'
import { type CrawlPlace, crawlAddresses, directly } from './addresses.ts'

const actorName = 'administrator'

export type LossyServer = {
  address: string
  places: readonly CrawlPlace[]
  documents: (count: number) => Promise<string[]>
  change: (...changes: Change[]) => void
  loggedIn: (browser: Browser) => Promise<BrowserContext>
  logIn: (context: BrowserContext) => Promise<void>
  stop: () => Promise<void>
}

/**
 * The mock database, the user, and the pages to visit, by the number of documents. They are reused, because a crawl
 * saves nothing.
 */
const databases = new Map<number, ReturnType<typeof makeDatabase>>()
const makeDatabase = async (documents: number) => {
  const whole = await mockBackend({ seed: 1, documents, day: journeysEnvironment.DAY })
  const { tokens, sendRequest } = await directly(whole, actorName)
  return { whole, tokens, sendRequest, places: await crawlAddresses(sendRequest) }
}
const mockDatabaseOf = (documents: number) => {
  const db = databases.get(documents) ?? makeDatabase(documents)
  databases.set(documents, db)
  return db
}

/**
 * Serves the connected build with a small mock backend over HTTP, and can change (for example shorten) its responses.
 * There is no push connection.
 */
export const lossyServer = async (documents = 150): Promise<LossyServer> => {
  const folder = process.env.JOURNEYS_FOLDER ?? (await freshBuild()).folder
  const { whole, tokens, sendRequest, places } = await mockDatabaseOf(documents)
  let present: Api = whole
  const logIn = (context: BrowserContext) =>
    context.addCookies(Object.entries(tokens).map(([name, value]) => ({ name: `${name}-token`, value, url: address })))
  const { address, stop } = await startServer({
    folder,
    port: 0,
    environment: { MODE: 'connected', HUB: '' },
    api: overHttp((call) => present(call)),
  })
  return {
    address,
    places,
    documents: async (count) => {
      const query = { skip: 0, take: count, indexType: 1 }
      const { items } = await sendRequest<{ items: { guid: string }[] }>(endpoints.getAllDocumentsForDMS, query)
      return items.map(({ guid }) => guid)
    },
    change: (...changes) => {
      present = through(whole, ...changes)
    },
    loggedIn: async (browser) => {
      const context = await browser.newContext({
        baseURL: address,
        ...desktop,
      })
      await logIn(context)
      return context
    },
    logIn,
    stop,
  }
}
