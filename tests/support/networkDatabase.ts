import type { BrowserContext } from 'playwright/test'
import { databaseInMemory } from '../../scripts/network/databaseFile.ts'
import { type NetworkServer, startNetwork } from '../../scripts/network/networkServer.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { clockOffsetOf, simulatedDay } from '../../scripts/serve/simulatedDay.ts'
import { isoAt } from '../../src/dates/civilDate.ts'
import { withFunctionNames } from './desktop.ts'
import { journeysDatabase, journeysEnvironment } from './seededDatabase.ts'

/** True if journeys use a network server instead of the mock backend in the page (`npm run journeys:network`). */
export const isOnNetwork = process.env.JOURNEYS_NETWORK === '1'

export type NetworkDatabase = NetworkServer & {
  page: string
  clockOffset: number
}

const running = new Map<string, NetworkDatabase>()

export const networkDatabase = (address: string): NetworkDatabase => {
  const found = URL.canParse(address) ? running.get(new URL(address).origin) : undefined
  if (!found) throw new Error(`There is no installation at „${address}“`)
  return found
}

export type NetworkMode = 'connected' | 'class'

/** Starts the mock database at ten o'clock on the simulated date, like the mock backend in the page. */
export const startNetworkDatabase = async (
  mode: NetworkMode = 'connected',
): Promise<{ db: NetworkDatabase; stop: () => Promise<void> }> => {
  const { SEED, DAY, DOCUMENTS } = journeysDatabase
  const clockOffset = clockOffsetOf(simulatedDay('DAY', journeysEnvironment.DAY))
  const folder = process.env.JOURNEYS_FOLDER
  if (!folder) throw new Error('JOURNEYS_FOLDER does not say where the build is')
  const served = (environment: Record<string, string>) => startServer({ folder, port: 0, environment })
  const probe = await served({})
  await probe.stop()
  const now = () => new Date(Date.now() + clockOffset)
  const network = await startNetwork({
    file: databaseInMemory({ seed: Number(SEED), documents: Number(DOCUMENTS), start: isoAt(DAY) }),
    now,
    ports: { register: 0, shreder: 0 },
    origins: [probe.address],
    deliveriesFaster: 4,
    isClass: mode === 'class',
  })
  const environment = {
    ...{ MODE: mode, API_REGISTER: network.api.register, API_SHREDER: network.api.shreder },
    HUB: network.hub,
  }
  const page = await startServer({ folder, port: Number(new URL(probe.address).port), environment, now })
  const db = { ...network, page: page.address, clockOffset }
  running.set(db.page, db)
  const stop = async () => {
    running.delete(db.page)
    await page.stop()
    await network.stop()
  }
  return { db, stop }
}

/** Sets the clock of a context to the simulated date. Otherwise each page would report that the clock is wrong. */
export const liveOnItsDay = async (context: BrowserContext, { clockOffset }: NetworkDatabase): Promise<void> => {
  await context.addInitScript(withFunctionNames)
  await context.addInitScript((offset) => {
    const trueNow = Date.now
    const now = () => Reflect.apply(trueNow, Date, []) + offset
    globalThis.Date = new Proxy(Date, {
      construct: (its, given, target) => Reflect.construct(its, given.length === 0 ? [now()] : given, target),
      apply: (its) => new its(now()).toString(),
      get: (its, name) => (name === 'now' ? now : Reflect.get(its, name)),
    })
  }, clockOffset)
}
