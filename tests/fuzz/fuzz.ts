import { type Random, randomOf } from '../../mocks/seed/seededRandom.ts'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { applyChanges, type Change, changesOf } from './change.ts'
import { faultsOf } from './faultsOf.ts'
import { type FuzzedBackend, type FuzzOutcome, openBackend } from './fuzzedBackend.ts'
import { createPool, type Pool } from './pool.ts'
import { type Parts, requestMaker } from './requestMaker.ts'
import { wrongInDatabase } from './stored.ts'
import { startWatchdog } from './watchdog.ts'

type Call = { area: string; name: string; endpoint: Endpoint }
export const everyCall: readonly Call[] = Object.entries(catalogue).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ area, name: `${area}.${name}`, endpoint })),
)
const reads = ({ endpoint }: Call) => endpoint.kind === 'read'

export type FuzzRequest = { user: string; call: Call; base: Parts; changes: readonly Change[] }
/** A request that violated a check. `isAlone`: it also does so as the first request to a new mock database. */
export type Finding = FuzzRequest & { at: number; faults: string[]; isAlone: boolean }

export type Settings = {
  seed: number
  count: number
  /** A prefix of the endpoint names to test; if empty, all endpoints are tested. */
  only?: string
  say?: (finding: Finding) => void
}

const partsOfRequest = ({ base, changes }: FuzzRequest): Parts => applyChanges(base, changes)

const learn = (pool: Pool, { area, endpoint: { reply } }: Call, { status, text }: FuzzOutcome): void => {
  if (status !== 200 || text === null || typeof reply !== 'object') return
  const { resultData }: { resultData?: unknown } = JSON.parse(text)
  pool.learn(area, reply, resultData)
}

const ROUNDS = 3
const lookAround = async (backend: FuzzedBackend, pool: Pool, random: Random): Promise<void> => {
  const reading = everyCall.filter(reads)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const call of reading) {
      const outcome = await backend.sendRequest(
        call.endpoint,
        requestMaker(pool, call.area, random)(call.endpoint),
        'administrator',
      )
      learn(pool, call, outcome)
    }
}

/**
 * Returns the fewest changes of a request that still cause the violation in a new mock database. Null if it does not
 * occur there.
 */
const smallest = async (request: FuzzRequest, seed: number): Promise<readonly Change[] | null> => {
  const tries = [[], ...request.changes.map((one) => [one]), request.changes]
  for (const changes of tries) {
    const fresh = await openBackend(seed)
    const outcome = await fresh.sendRequest(
      request.call.endpoint,
      partsOfRequest({ ...request, changes }),
      request.user,
    )
    const faults = faultsOf(fresh.db, outcome)
    fresh.close()
    if (faults.length > 0) return changes
  }
  return null
}

/** Sends random hostile requests and returns all violations. The same seed gives the same requests. */
export const fuzz = async ({ seed, count, only = '', say }: Settings): Promise<Finding[]> => {
  const calls = everyCall.filter(({ name }) => name.startsWith(only))
  const backend = await openBackend(seed)
  const watchdog = startWatchdog()
  const pool = createPool()
  const findings: Finding[] = []
  await lookAround(backend, pool, randomOf(seed, 0))
  for (let at = 0; at < count; at += 1) {
    const random = randomOf(seed, 1, at)
    const call = calls[at] ?? random.one(calls)
    const who = backend.whoMay(call.endpoint)
    if (who.length === 0) continue
    const base = requestMaker(pool, call.area, random)(call.endpoint)
    const request: FuzzRequest = {
      user: random.one(who),
      call,
      base,
      changes: changesOf(random, pool, call.endpoint, base),
    }
    watchdog.begins(`seed ${seed}, ask ${at}: ${call.name} as ${request.user}`)
    const outcome = await backend.sendRequest(call.endpoint, partsOfRequest(request), request.user)
    if (request.changes.length === 0) learn(pool, call, outcome)
    const faults = faultsOf(backend.db, outcome)
    if (faults.length === 0) continue
    const fewest = await smallest(request, seed)
    const finding: Finding = { ...request, at, faults, isAlone: fewest !== null, changes: fewest ?? request.changes }
    findings.push(finding)
    say?.(finding)
  }
  watchdog.stop()
  backend.close()
  const wrong = wrongInDatabase(backend.db)
  if (wrong.length > 0) throw new Error(`seed ${seed} after ${count} asks: ${wrong.join('\n')}`)
  return findings
}
