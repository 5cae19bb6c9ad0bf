import type { Browser } from 'playwright'
import { freshBuild } from '../../scripts/build/freshBuild.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { permittedRoutes } from '../../src/modules/permittedRoutes.ts'
import { oncePerScreen } from '../crawl/addresses.ts'
import { isOnNetwork, startNetworkDatabase } from '../support/networkDatabase.ts'
import { journeysEnvironment, seededDatabase } from '../support/seededDatabase.ts'
import { type Action, asText, lotsOf } from './actions.ts'
import { driverOf, type Trouble, type UserDriver } from './userDriver.ts'

/**
 * Finds a shorter sequence of actions with the same result by removing halves, quarters, and so on down to single
 * actions (ddmin). The number of attempts is limited.
 */
const shortest = async <T>(
  steps: readonly T[],
  stillEnds: (fewer: readonly T[]) => Promise<boolean>,
  tries = 40,
): Promise<readonly T[]> => {
  let [known, left] = [steps, tries]
  for (let size = Math.ceil(steps.length / 2); size >= 1 && left > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at < known.length && known.length > 1 && left > 0; ) {
      const fewer = [...known.slice(0, at), ...known.slice(at + size)]
      left -= 1
      if (fewer.length > 0 && (await stillEnds(fewer))) known = fewer
      else at += size
    }
  }
  return known
}

/**
 * The user names of the simulated users, each of whom does a quarter of the actions: a clerk of the registry, an
 * expert, a head of a department, the administrator.
 */
export const explorers = ['mpetrova', 'ggeorgiev', 'sdimitrova', 'administrator'] as const

export type Exploration = {
  seed: number
  steps: number
  only?: string
  say?: (sentence: string) => void
}
type Quarter = Required<Omit<Exploration, 'only'>>
export type FoundTrouble = {
  userName: string
  trouble: Trouble
  last: readonly Action[]
  sequence: readonly Action[] | null
}

export const reportOf = ({ userName, trouble, last, sequence }: FoundTrouble): string => {
  const steps = (sequence ?? last).map((action, at) => `  ${at + 1}. ${asText(action)}`)
  const how = sequence ? '' : 'did not come again when the steps were repeated, the last of which were '
  return [`${trouble.kind}: ${trouble.detail}`, `  ${how}as ${userName}:`, ...steps].join('\n')
}

const RECENT = [1, 3, 8, 25]
const isSame = (one: Trouble) => (other: Trouble) => one.kind === other.kind && one.detail === other.detail
/**
 * Returns a simulated user whose browser uses a server over the network. The server has a separate mock database, which
 * is removed at the end.
 */
const overNetwork = async (browser: Browser, userName: string): Promise<UserDriver> => {
  const { db, stop } = await startNetworkDatabase()
  const driver = await driverOf(browser, db.page, userName, addressesOf(userName))
  const close = async () => {
    await driver.close()
    await stop()
  }
  return { ...driver, close }
}

/**
 * Returns the URLs that the user may open, each once. The explorer opens them too, because random presses would reach
 * only a few screens.
 */
export const addressesOf = (userName: string): string[] => {
  const roles =
    seededDatabase()
      .users.all()
      .find((one) => one.userName === userName)?.roles ?? []
  const screens = permittedRoutes(roles).filter((route) => 'load' in route && !route.path.includes(':'))
  return oncePerScreen(screens.map(({ path }) => ({ pattern: path, address: path }))).map(({ address }) => address)
}

const STEPS_BETWEEN_NEWS = 50

const STEPS_SHOWN = 5

type ExploreStep = { at: string; action: Action }

const comesAgain = async (begin: () => Promise<UserDriver>, steps: readonly Action[], trouble: Trouble) => {
  const driver = await begin()
  const met: Trouble[] = []
  for (const action of steps) met.push(...(await driver.does(action)))
  if (trouble.kind === 'number twice') met.push(...(await driver.numbersTwice()))
  await driver.close()
  return met.some(isSame(trouble))
}

const repeated = async (begin: () => Promise<UserDriver>, steps: readonly ExploreStep[], trouble: Trouble) => {
  const endings = [...RECENT.filter((count) => count < steps.length), steps.length]
  for (const count of endings) {
    const last = steps.slice(-count)
    const sequence: Action[] = [{ kind: 'go', address: last[0]?.at || '/' }, ...last.map(({ action }) => action)]
    if (await comesAgain(begin, sequence, trouble)) {
      return shortest(sequence, (fewer) => comesAgain(begin, fewer, trouble))
    }
  }
  return null
}

const quarter = async (begin: () => Promise<UserDriver>, userName: string, { seed, steps, say }: Quarter) => {
  const driver = await begin()
  const [done, found]: [ExploreStep[], FoundTrouble[]] = [[], []]
  const meet = async (troubles: readonly Trouble[]) => {
    for (const trouble of troubles) {
      if (found.some((one) => isSame(trouble)(one.trouble))) continue
      say(`${userName}, step ${done.length}: ${trouble.kind}: ${trouble.detail}`)
      const last = done.slice(-STEPS_SHOWN).map(({ action }) => action)
      const one: FoundTrouble = { userName, trouble, last, sequence: await repeated(begin, done, trouble) }
      found.push(one)
      say(reportOf(one))
    }
  }
  for (let step = 0; step < steps; step += 1) {
    const action = await driver.next(lotsOf(seed, step))
    done.push({ at: driver.address(), action })
    await meet(await driver.does(action))
    if (step % STEPS_BETWEEN_NEWS === STEPS_BETWEEN_NEWS - 1)
      say(`${userName}, step ${step + 1}: at ${driver.address()}`)
  }
  await meet(await driver.numbersTwice())
  await driver.close()
  return found
}

export const explore = async (
  browser: Browser,
  { seed, steps, only = '', say = () => undefined }: Exploration,
): Promise<FoundTrouble[]> => {
  process.env.JOURNEYS_FOLDER ??= (await freshBuild()).folder
  const folder = process.env.JOURNEYS_FOLDER
  const db = { ...journeysEnvironment, SEED: String(seed), DOCUMENTS: '300' }
  const server = await startServer({ folder, port: 0, environment: { ...process.env, ...db } })
  const found: FoundTrouble[] = []
  for (const [at, userName] of explorers.entries()) {
    if (only !== '' && userName !== only) continue
    const begin = () =>
      isOnNetwork ? overNetwork(browser, userName) : driverOf(browser, server.address, userName, addressesOf(userName))
    const share = Math.ceil(steps / explorers.length)
    found.push(...(await quarter(begin, userName, { seed: seed * explorers.length + at, steps: share, say })))
  }
  await server.stop()
  return found
}
