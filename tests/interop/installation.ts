import type { Browser, BrowserContext, Page } from 'playwright'
import { freshBuild } from '../../scripts/build/freshBuild.ts'
import { databaseInMemory } from '../../scripts/network/databaseFile.ts'
import { hubPath, type NetworkServer, startNetwork } from '../../scripts/network/networkServer.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { plainProxy } from '../network/plainProxy.ts'
import { tcpGate } from '../network/tcpGate.ts'
import { desktop } from '../support/desktop.ts'
import { screenOf } from '../support/screen.ts'
import { builtServer, type Dotnet, freePort, startDotnet, type Transports } from './dotnetServer.ts'

export const interopInstallation = async () => {
  const [{ folder }, program] = [await freshBuild(), await builtServer()]
  const start = isoAt(civilDateOf(new Date()))
  const pagePort = await freePort()
  const origin = `http://localhost:${pagePort}`
  const network: NetworkServer = await startNetwork({
    file: databaseInMemory({ seed: 1, documents: 120, start }),
    ports: { register: 0, shreder: 0 },
    origins: [origin],
    isStill: true,
  })
  const ports = { register: await freePort(), shreder: await freePort() }
  const run = (transports?: Transports): Promise<Dotnet> =>
    startDotnet({ program, ports, upstream: network.api, origin, ...(transports && { transports }) })
  let dotnet = await run()
  const userOf = (personId: number) => network.engine.db.users.all().find((user) => user.personId === personId)?.id
  const stopPushing = network.engine.onPush(({ name, ...pushed }) => {
    const isOfOne = name === 'NotificationReceived' || name === 'UserChanged'
    const query = { name, ...(isOfOne && 'personId' in pushed && { user: String(userOf(pushed.personId)) }) }
    // A failed push is ignored: while the .NET server is down, no client is connected.
    dotnet.notify('push', query, pushed).catch(() => undefined)
  })
  const gate = await tcpGate(ports.shreder)
  const proxy = await plainProxy(dotnet.api.shreder)
  const served = (hub: string) =>
    startServer({
      folder,
      port: pagePort,
      environment: { MODE: 'connected', API_REGISTER: dotnet.api.register, API_SHREDER: dotnet.api.shreder, HUB: hub },
    })
  let page = await served(gate.address + hubPath)
  const contexts: BrowserContext[] = []
  return {
    network,
    origin,
    gate,
    dotnet: () => dotnet,
    /** Restarts the .NET server at the same URLs. `between` is called while it is down. */
    restart: async (transports?: Transports, between: () => Promise<void> = async () => undefined) => {
      await dotnet.stop()
      await between()
      dotnet = await run(transports)
    },
    hubBehind: async (which: 'proxy' | 'gate') => {
      await page.stop()
      page = await served((which === 'proxy' ? proxy.address : gate.address) + hubPath)
    },
    /**
     * Opens a page in a separate browser context and logs a user in by the form. `prepare` runs before the page opens.
     */
    as: async (
      browser: Browser,
      userName: string,
      prepare?: (context: BrowserContext) => Promise<unknown>,
    ): Promise<Page> => {
      const context = await browser.newContext({ ...desktop, baseURL: origin })
      contexts.push(context)
      await prepare?.(context)
      const opened = await context.newPage()
      const screen = screenOf(opened)
      await screen.logIn(userName)
      await screen.expectLoggedIn()
      return opened
    },
    leave: async () => {
      for (const one of contexts.splice(0)) await one.close()
    },
    stop: async () => {
      stopPushing()
      await page.stop()
      await Promise.all([gate.stop(), proxy.stop(), dotnet.stop()])
      await network.stop()
    },
  }
}
export type Interop = Awaited<ReturnType<typeof interopInstallation>>
