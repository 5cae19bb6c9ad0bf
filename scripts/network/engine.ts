import { backend } from '../../mocks/backend.ts'
import type { Caller } from '../../mocks/engine/caller.ts'
import { type Dispatch, type DispatchSettings, dispatcher } from '../../mocks/engine/dispatch.ts'
import { type Exclusive, inTurn } from '../../mocks/engine/inTurn.ts'
import { deliveriesAt } from '../../mocks/engine/pace.ts'
import { Refused } from '../../mocks/engine/refused.ts'
import type { Change } from '../../mocks/engine/rows.ts'
import type { World } from '../../mocks/engine/world.ts'
import { playOtherSide } from '../../mocks/exchange/otherSide.ts'
import { sessionOf } from '../../mocks/people/session.ts'
import { type HubPush, pushesOf } from '../../mocks/pushChanges.ts'
import { keepTime } from '../../mocks/tasks/keepTime.ts'
import { doneBy } from '../../mocks/training/keepMarks.ts'
import { createWorld } from '../../mocks/world.ts'
import type { FileContents, WorldFile } from './worldFile.ts'

export type EngineSettings = {
  file: WorldFile
  now: () => Date
  /** How many times faster than usual the bodies at the other end answer. */
  deliveriesFaster?: number
  /** Nothing happens by itself: no deliveries, no arrivals, no reminders. */
  isStill?: boolean
  /** In which place of a class a token works; undefined for none. */
  seatOf?: (token: string) => string | undefined
}

/** The imitation in this process: one world for all who are connected. */
export type Engine = {
  world: World
  dispatch: Dispatch
  /** The same without the faults that are on: for what is done by script. */
  script: Dispatch
  /** Runs what writes in its turn, and keeps what it wrote. */
  exclusively: Exclusive
  /** The caller behind a token; undefined where it opens nothing. */
  callerOf: (token: string, backend: 'register' | 'shreder') => Caller | undefined
  /** Puts the world back as it began; the runs of exercises stay, ended, with their results. */
  resetWorld: () => Promise<void>
  /** Hears what the hub tells, once it is on the disk. Returns how to stop. */
  onPush: (listener: (push: HubPush) => void) => () => void
  stop: () => void
}

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * What one call does is kept as one transaction: it is gathered while the call runs and written before it is answered. A
 * world that is ahead of its file would lie, so a file that cannot be written ends the process.
 */
const keeper = (world: World, file: WorldFile, tell: (changes: readonly Change[], requestKey: string) => void) => {
  const changes: Change[] = []
  const contents = new Map<string, FileContents>()
  let requestKey = ''
  world.onChange((made, key) => {
    changes.push(...made)
    requestKey = key
  })
  const keep = (): void => {
    if (changes.length === 0 && contents.size === 0) return
    const made = changes.splice(0)
    const files = [...contents.values()]
    contents.clear()
    try {
      file.write(made, files)
    } catch (problem) {
      console.error('The world cannot be written to its file any more', problem)
      process.exit(1)
    }
    tell(made, requestKey)
  }
  return {
    keep,
    isKept: () => changes.length === 0 && contents.size === 0,
    save: async (guid: string, blob: Blob): Promise<void> => {
      contents.set(guid, { guid, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) })
    },
    load: async (guid: string): Promise<Blob | undefined> => {
      const found = contents.get(guid) ?? file.file(guid)
      return found && new Blob([Uint8Array.from(found.bytes)], { type: found.type })
    },
  }
}

/** The rows that were changed, as they were when the world began; the runs of exercises are left alone. */
const asItBegan = (beginning: World, changed: readonly Change[]): Change[] =>
  changed
    .filter(({ table }) => table !== 'exerciseRuns')
    .map(({ table, key }) => ({ table, key, row: beginning[table].get(key) ?? null }))

/** Starts the imitation over the world of a file: what was done in it before, and whatever happens by itself. */
export const startEngine = (settings: EngineSettings): Engine => {
  const { file, now, deliveriesFaster = 1, isStill = false, seatOf = () => undefined } = settings
  const { seed, documents, start } = file.beginning
  const world = createWorld({ seed, documents, now, start: new Date(start) })
  world.replay(file.changes())
  const listeners = new Set<(push: HubPush) => void>()
  const kept = keeper(world, file, (changes, requestKey) => {
    for (const push of pushesOf(world, changes, requestKey)) for (const listener of listeners) listener(push)
  })
  const turn = inTurn()
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    turn(async () => {
      try {
        return await work()
      } finally {
        kept.keep()
      }
    })
  const answers = backend(world, kept)
  const session = sessionOf(world)
  const noting: DispatchSettings['noting'] = ({ caller, token }, run) =>
    doneBy(world, { personId: caller.person.id, seat: seatOf(token) ?? null }, run)
  const dispatch = dispatcher(world, answers, { exclusively, noting })
  const turns = { exclusively, wait: later }
  const leave = isStill
    ? []
    : [playOtherSide(world, { ...turns, deliveries: deliveriesAt(deliveriesFaster) }), keepTime(world, turns)]
  return {
    world,
    dispatch: async (request, name, path) => {
      const reply = await dispatch(request, name, path)
      // What a call that reads has written (who opened a message) is answered when it is kept, too.
      if (!kept.isKept()) await exclusively(async () => undefined)
      return reply
    },
    script: dispatcher(world, answers, { exclusively, faultless: true }),
    exclusively,
    resetWorld: () =>
      exclusively(async () => {
        const beginning = createWorld({ seed, documents, now, start: new Date(start) })
        world.replay(asItBegan(beginning, file.changes()))
        const dateEnded = now().toISOString()
        for (const run of world.exerciseRuns.all())
          if (run.dateEnded === null) world.put('exerciseRuns', { ...run, dateEnded })
        const runs = world.exerciseRuns.all().map((row): Change => ({ table: 'exerciseRuns', key: row.id, row }))
        file.begin(runs)
      }),
    callerOf: (token, name) => {
      const headers = { authorization: `Bearer ${token}` }
      try {
        return session.callerOf(new Request('http://host/', { headers }), name)
      } catch (problem) {
        if (problem instanceof Refused) return undefined
        throw problem
      }
    },
    onPush: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      for (const one of leave) one()
      file.close()
    },
  }
}
