import type { Browser } from 'playwright'
import { oncePerScreen } from './addresses.ts'
import { lossyServer } from './lossyServer.ts'
import { chooseRandom, mutationsOf } from './mutations.ts'
import { type MutantOutcome, type Mutator, mutatorOn, type Reading, type Scene } from './mutator.ts'
import { isBad, lineOf } from './outcomes.ts'

export type MutationRun = {
  seed: number
  count: number
  pages: number
  /** Changes only responses of endpoints whose path ends with this text; '' means all endpoints. */
  only?: string
  /**
   * The maximum number of screens to open, and of states of screens (after opening a dialog) to change responses for.
   * Chosen by the seed; all if absent.
   */
  scenes?: number
  say?: (sentence: string) => void
}

const sharedOut = async <W, T, R>(
  workers: readonly W[],
  work: readonly T[],
  run: (worker: W, one: T) => Promise<R>,
) => {
  const results: R[] = []
  let next = 0
  const runChanges = async (worker: W): Promise<void> => {
    while (next < work.length) {
      const at = next
      next += 1
      results[at] = await run(worker, work[at] as T)
    }
  }
  await Promise.all(workers.map(runChanges))
  return results
}

/** Returns each endpoint once per route: the dialogs of a screen call the same endpoints as the screen. */
const firstMet = (readings: readonly Reading[]): Reading[] => {
  const met = new Set<string>()
  return readings.filter(({ scene, call }) => {
    const key = `${scene.pattern} ${call}`
    if (met.has(key)) return false
    met.add(key)
    return true
  })
}

const onlyEndless = ({ findings }: MutantOutcome) =>
  findings.length > 0 && findings.every(({ kind }) => kind === 'endless')

export const runMutations = async (browser: Browser, run: MutationRun): Promise<MutantOutcome[]> => {
  const { seed, count, pages, only = '', say = () => undefined } = run
  const servers = await Promise.all(Array.from({ length: pages }, () => lossyServer()))
  const mutators: Mutator[] = await Promise.all(servers.map((server) => mutatorOn(browser, server)))
  const all = oncePerScreen(servers[0]?.places ?? [])
  // A short run opens only as many screens as it shows changed responses, to save time.
  const places = chooseRandom(all, run.scenes ?? all.length, seed)
  const scenes: Scene[] = (await sharedOut(mutators, places, (one, place) => one.scenes(place))).flat()
  const taken = chooseRandom(scenes, run.scenes ?? scenes.length, seed)
  const readings = firstMet((await sharedOut(mutators, taken, (one, scene) => one.readings(scene))).flat())
  const wanted = readings.filter(({ call }) => call.endsWith(only))
  const changes = wanted.flatMap((reading) => mutationsOf(reading.body).map((mutation) => ({ reading, mutation })))
  say(`${wanted.length} replies of ${taken.length} scenes can be changed in ${changes.length} ways.`)
  const picked = chooseRandom(changes, count, seed)
  let done = 0
  const outcomes = await sharedOut(mutators, picked, async (one, { reading, mutation }) => {
    let outcome = await one.show(reading, mutation)
    // On a busy computer a screen may become idle too late, so a screen that does not become idle is shown a second
    // time; a real problem occurs again.
    if (onlyEndless(outcome)) outcome = await one.show(reading, mutation)
    done += 1
    if (isBad(outcome)) say(lineOf(outcome))
    if (done % 100 === 0) say(`${done} of ${picked.length}`)
    return outcome
  })
  await Promise.all(mutators.map(({ close }) => close()))
  await Promise.all(servers.map(({ stop }) => stop()))
  return outcomes
}
