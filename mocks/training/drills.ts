import type { DrillChoice } from '../../src/rules/training/faultDrills.ts'
import { type Dispatch, isWriting } from '../engine/dispatch.ts'
import { type Fault, setFaults } from '../engine/faults.ts'
import type { World } from '../engine/world.ts'
import { callNamed, callOf, nameOfCall } from './callNames.ts'
import type { DoneCallRow } from './rows.ts'
import { callsOfStep } from './stepOfCall.ts'

/** One intent of the person, however often it was sent; `isDone` once the world has it. */
export type Tried = { call: string; intent: string; tries: number; isDone: boolean; hasTasks: boolean }
type Drill = DrillChoice & { since: number; hits: number; tried: Tried[] }

const drills = new WeakMap<World, Drill>()
/** The drill that was begun last. */
export const drillIn = (world: World): Drill | undefined => drills.get(world)

const faultOf = ({ name, only, once }: DrillChoice): Fault => {
  const paths = only && callsOfStep(only).flatMap((call) => callNamed(call)?.path ?? [])
  return { name, ...(paths && { paths }), ...(once && { times: 1 }) }
}

/** Switches a fault on, and counts from now on what is sent and what is written. */
export const beginDrill = (world: World, choice: DrillChoice): void => {
  drills.set(world, { ...choice, since: world.doneCalls.highestId(), hits: 0, tried: [] })
  setFaults([faultOf(choice)])
}

/** Switches the fault off; what was counted stays until the next drill begins. */
export const endDrill = (): void => setFaults([])

/** The writes that were done after one, by its number. */
export const doneSince = (world: World, since: number): DoneCallRow[] =>
  world.doneCalls.all().filter(({ id }) => id > since)
const isJson = ({ headers }: Request | Response): boolean => headers.get('content-type')?.includes('json') ?? false

/** What was tried before with the same key, or a new intent. */
const triedOf = async ({ tried }: Drill, request: Request, call: string): Promise<Tried> => {
  const text = isJson(request) ? await request.clone().text() : ''
  const intent = request.headers.get('idempotency-key') ?? `${new URL(request.url).search}${text}`
  const known = tried.find((one) => one.call === call && one.intent === intent)
  const one = known ?? { call, intent, tries: 0, isDone: false, hasTasks: text.includes('"tasks":[{') }
  if (!known) tried.push(one)
  return one
}

const isAccepted = async (response: Response): Promise<boolean> =>
  !isJson(response) || ((await response.clone().json()) as { type?: number }).type === 1

/** Answers as a dispatcher does, and notes what is tried and what came of it while a drill is on. */
export const watchTries =
  (world: World, dispatch: Dispatch): Dispatch =>
  async (request, backend, path) => {
    const drill = drills.get(world)
    const endpoint = drill && callOf(request.method, path)
    if (!drill || !endpoint) return dispatch(request, backend, path)
    const call = nameOfCall(endpoint) ?? path
    const one = isWriting(endpoint) ? await triedOf(drill, request, call) : undefined
    const doneCount = () => doneSince(world, drill.since).filter((row) => row.call === call).length
    const before = doneCount()
    const response = await dispatch(request, backend, path)
    const isHit = response.type === 'error' || response.status >= 400
    if (isHit) drill.hits += 1
    if (!one) return response
    one.tries += 1
    one.isDone ||= doneCount() > before
    // What the rules refuse was never to be written: it is no loss.
    if (!isHit && !one.isDone && !(await isAccepted(response)))
      drill.tried = drill.tried.filter((other) => other !== one)
    return response
  }
