import type { Browser, BrowserContext, Page } from 'playwright'
import { issueToken } from '../../mocks/people/session.ts'
import type { Change } from '../../scripts/backend/api.ts'
import { freshBuild } from '../../scripts/build/freshBuild.ts'
import type { CorsLacks } from '../../scripts/network/cors.ts'
import { databaseInMemory } from '../../scripts/network/databaseFile.ts'
import { hubPath, type NetworkServer, startNetwork } from '../../scripts/network/networkServer.ts'
import { type RunningServer, startServer } from '../../scripts/serve/server.ts'
import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { type TcpGate, tcpGate } from './tcpGate.ts'

const portOf = (address: string): number => Number(new URL(address).port)
const free = { register: 0, shreder: 0 }

type Settings = {
  documents?: number
  changes?: readonly Change[]
  corsLacks?: CorsLacks
  environment?: Record<string, string>
}

/** A connected installation on this machine: the built page, and both backends and the push hub behind TCP gates. */
export type Installation = {
  network: NetworkServer
  gates: { register: TcpGate; shreder: TcpGate; hub: TcpGate }
  page: RunningServer
  deploy: (folder: string) => Promise<void>
  as: (browser: Browser, userName: string, path?: string) => Promise<Page & { at: BrowserContext }>
  stop: () => Promise<void>
}

/** Returns a free port for the page, because the backends need its origin before the page is served. */
const freePort = async (): Promise<number> => {
  const gate = await tcpGate(1)
  await gate.stop()
  return portOf(gate.address)
}

export const installation = async (settings: Settings = {}): Promise<Installation> => {
  const { documents = 120, changes = [], corsLacks, environment = {} } = settings
  const { folder } = await freshBuild()
  const pagePort = await freePort()
  const start = new Date(isoAt(civilDateOf(new Date()))).toISOString()
  const network = await startNetwork({
    file: databaseInMemory({ seed: 1, documents, start }),
    ports: free,
    origins: [`http://localhost:${pagePort}`],
    isStill: true,
    changes,
    ...(corsLacks && { corsLacks }),
  })
  const [register, shreder, hub] = [
    await tcpGate(portOf(network.api.register)),
    await tcpGate(portOf(network.api.shreder)),
    await tcpGate(portOf(network.api.shreder)),
  ]
  const serve = (files: string) =>
    startServer({
      folder: files,
      port: pagePort,
      environment: {
        MODE: 'connected',
        API_REGISTER: register.address,
        API_SHREDER: shreder.address,
        HUB: hub.address + hubPath,
        ...environment,
      },
    })
  let page = await serve(folder)
  const cookiesOf = (userName: string) => {
    const user = network.engine.db.users.all().find((one) => one.userName === userName)
    if (!user) throw new Error(`The mock database has no user ${userName}`)
    return (['register', 'shreder'] as const).map((backend) => ({
      name: `${backend}-token`,
      value: encodeURIComponent(issueToken(user, backend, new Date()).token),
      url: page.address,
      sameSite: 'Strict' as const,
    }))
  }
  return {
    network,
    gates: { register, shreder, hub },
    page,
    deploy: async (files) => {
      await page.stop()
      page = await serve(files)
    },
    as: async (browser, userName, path = '/') => {
      const context = await browser.newContext({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } })
      await context.addCookies(cookiesOf(userName))
      const opened = await context.newPage()
      await opened.goto(page.address + path)
      return Object.assign(opened, { at: context })
    },
    stop: async () => {
      await page.stop()
      await Promise.all([register, shreder, hub].map((gate) => gate.stop()))
      await network.stop()
    },
  }
}
