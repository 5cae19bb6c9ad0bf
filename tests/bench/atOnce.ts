import type { Browser } from 'playwright'
import type { OverHttp } from '../../scripts/backend/overHttp.ts'
import { startServer } from '../../scripts/serve/server.ts'
import type { Subject } from './visit.ts'

type RecordedResponses = Map<string, { status: number; body: string }>

/**
 * Returns a handler that sends recorded responses instead of calling a backend. A request without a recorded response
 * gets 404.
 */
const readyResponses =
  (handlers: RecordedResponses): OverHttp =>
  async (incoming, outgoing, always) => {
    const response = handlers.get(`${incoming.method} ${new URL(incoming.url ?? '/', 'http://host').pathname}`)
    incoming.resume()
    outgoing.writeHead(response?.status ?? 404, { ...always, 'Content-Type': 'application/json' }).end(response?.body)
  }

const recorded = async (browser: Browser, { address, session }: Subject): Promise<RecordedResponses> => {
  const context = await browser.newContext(session ? { storageState: session } : {})
  const page = await context.newPage()
  await page.addInitScript(`
    globalThis.answered = []
    const ask = fetch
    globalThis.fetch = async (...asked) => {
      const reply = await ask(...asked)
      const { method, url } = new Request(...asked)
      answered.push([method + ' ' + new URL(url).pathname, reply.status, await reply.clone().text()])
      return reply
    }`)
  await page.goto(address)
  await page.locator('table tbody tr').first().waitFor()
  await page.waitForLoadState('networkidle')
  const responses = (await page.evaluate('answered')) as [string, number, string][]
  await context.close()
  return new Map(responses.map(([call, status, body]) => [call, { status, body }]))
}

export const atOnce = async (
  browser: Browser,
  folder: string,
  app: Subject,
): Promise<{ subject: Subject; stop: () => Promise<void> }> => {
  const { address, stop } = await startServer({
    folder,
    port: 0,
    onlyGzip: true,
    environment: { MODE: 'connected' },
    api: readyResponses(await recorded(browser, app)),
  })
  const { pathname } = new URL(app.address)
  const { session } = app
  const moved = session && {
    ...session,
    origins: session.origins.map((one) => ({ ...one, origin: address })),
  }
  return {
    subject: { ...app, name: 'connected', address: address + pathname, ...(moved ? { session: moved } : {}), acts: {} },
    stop,
  }
}
