import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type DrillChoice, REFUSED_FIELD, refusedFields } from '../../src/rules/training/faultDrills.ts'
import { type Dispatch, isWriting } from '../engine/dispatch.ts'
import { type FaultRule, setFaults } from '../engine/faults.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { callNamed, callOf, nameOfCall } from './callNames.ts'
import { callsOfStep } from './stepOfCall.ts'
import type { DoneCallRow } from './trainingRows.ts'

/**
 * A save request of the user during a drill (a simulated fault), with the number of attempts. `isDone` is true when the
 * request has been applied.
 */
export type Tried = { call: string; idempotencyKey: string; tries: number; isDone: boolean; hasTasks: boolean }
type Drill = DrillChoice & { since: number; hits: number; tried: Tried[] }

const drills = new WeakMap<MockDatabase, Drill>()
export const drillIn = (db: MockDatabase): Drill | undefined => drills.get(db)

/**
 * Returns the endpoints that send the fields of a form. Registering a document sends no fields, so the endpoint that
 * creates the document is returned instead.
 */
const formCalls = (calls: readonly string[]): readonly string[] =>
  calls.map((call) => (call === 'documents.registerDocument' ? 'documents.createDocument' : call))

const faultOf = ({ name, only, once }: DrillChoice, onHit: () => void): FaultRule => {
  const calls = only === null || only === 'all' ? undefined : callsOfStep(only)
  const hit = calls && (name === 'invalid' ? formCalls(calls) : calls)
  const field = only !== null && only !== 'all' ? refusedFields[only]?.name : undefined
  return {
    name,
    onHit,
    onlyMutations: only !== 'all',
    ...(hit && { paths: hit.flatMap((call) => callNamed(call)?.path ?? []) }),
    ...(field && { fields: { [field]: [REFUSED_FIELD] } }),
    ...(once && { times: 1 }),
  }
}

const switchOn = (drill: Drill): void =>
  setFaults([
    faultOf(drill, () => {
      drill.hits += 1
    }),
  ])

const DRILL = 1
const keepDrill = (db: MockDatabase, drill: Drill, isOn: boolean): void =>
  db.put('practiceDrills', { id: DRILL, drill: JSON.stringify(drill), isOn })
/** True if the simulated fault is still active. A one-time fault ends after it has occurred. */
const goesOn = (db: MockDatabase, { once, hits }: Drill): boolean =>
  db.practiceDrills.get(DRILL)?.isOn === true && !(once && hits > 0)

/**
 * Starts a drill: activates a simulated fault and counts the requests from now on. The caller must hold the write lock
 * (`exclusively`).
 */
export const beginDrill = (db: MockDatabase, choice: DrillChoice): void => {
  const drill: Drill = { ...choice, since: db.doneCalls.highestId(), hits: 0, tried: [] }
  drills.set(db, drill)
  switchOn(drill)
  keepDrill(db, drill, true)
}

export const endDrill = (db: MockDatabase): void => {
  setFaults([])
  const drill = drills.get(db)
  if (drill) keepDrill(db, drill, false)
}

const resumeDrill = (db: MockDatabase): void => {
  const row = db.practiceDrills.get(DRILL)
  if (!row || drills.has(db)) return
  const drill = JSON.parse(row.drill) as Drill
  drills.set(db, drill)
  if (goesOn(db, drill)) switchOn(drill)
}

export const doneSince = (db: MockDatabase, since: number): DoneCallRow[] =>
  db.doneCalls.all().filter(({ id }) => id > since)
const isJson = ({ headers }: Request | Response): boolean => headers.get('content-type')?.includes('json') ?? false

const triedOf = async ({ tried }: Drill, request: Request, call: string): Promise<Tried> => {
  const text = isJson(request) ? await request.clone().text() : ''
  const idempotencyKey = request.headers.get('idempotency-key') ?? `${new URL(request.url).search}${text}`
  const known = tried.find((one) => one.call === call && one.idempotencyKey === idempotencyKey)
  const one = known ?? { call, idempotencyKey, tries: 0, isDone: false, hasTasks: text.includes('"tasks":[{') }
  if (!known) tried.push(one)
  return one
}

const isAccepted = async (response: Response): Promise<boolean> =>
  !isJson(response) || ((await response.clone().json()) as { type?: number }).type === 1

type Watch = { dispatch: Dispatch; exclusively: <T>(work: () => Promise<T>) => Promise<T> }

/** Wraps a dispatcher and records the attempts and results during a drill. */
export const watchTries = (db: MockDatabase, { dispatch, exclusively }: Watch): Dispatch => {
  resumeDrill(db)
  const handler = async (drill: Drill, endpoint: Endpoint, ...[request, backend, path]: Parameters<Dispatch>) => {
    const call = nameOfCall(endpoint) ?? path
    const one = isWriting(endpoint) ? await triedOf(drill, request, call) : undefined
    const doneCount = () => doneSince(db, drill.since).filter((row) => row.call === call).length
    const before = doneCount()
    const response = await dispatch(request, backend, path)
    const isHit = response.type === 'error' || response.status >= 400
    if (!one) return response
    one.tries += 1
    one.isDone ||= doneCount() > before
    // A save request refused by the rules is not counted as lost.
    if (!isHit && !one.isDone && !(await isAccepted(response)))
      drill.tried = drill.tried.filter((other) => other !== one)
    return response
  }
  return async (request, backend, path) => {
    const drill = drills.get(db)
    const endpoint = drill && callOf(request.method, path)
    if (!drill || !endpoint) return dispatch(request, backend, path)
    const then = JSON.stringify(drill)
    const response = await handler(drill, endpoint, request, backend, path)
    if (JSON.stringify(drill) !== then && drills.get(db) === drill)
      await exclusively(async () => keepDrill(db, drill, goesOn(db, drill)))
    return response
  }
}
