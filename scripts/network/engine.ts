import { backend } from '../../mocks/backend.ts'
import { createMockDatabase } from '../../mocks/createMockDatabase.ts'
import { Refused } from '../../mocks/engine/assertions.ts'
import type { Caller } from '../../mocks/engine/caller.ts'
import { deliveriesAt } from '../../mocks/engine/delays.ts'
import { type Dispatch, type DispatchSettings, dispatcher } from '../../mocks/engine/dispatch.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { type Exclusive, inTurn } from '../../mocks/engine/mutex.ts'
import type { Change } from '../../mocks/engine/tableRows.ts'
import { playRemoteParty } from '../../mocks/exchange/remoteParty.ts'
import { sessionOf } from '../../mocks/people/session.ts'
import { type HubPush, pushesOf } from '../../mocks/pushChanges.ts'
import { isTable } from '../../mocks/store/rowShape.ts'
import { remindAtMidnight } from '../../mocks/tasks/midnightReminders.ts'
import { runAs } from '../../mocks/training/rowSnapshots.ts'
import type { DatabaseFile, FileContents } from './databaseFile.ts'

export type EngineSettings = {
  file: DatabaseFile
  now: () => Date
  deliveriesFaster?: number
  /** True if the mock backend does nothing automatically: no deliveries, incoming messages or reminders. */
  isStill?: boolean
  seatOf?: (token: string) => string | undefined
}

export type Engine = {
  db: MockDatabase
  dispatch: Dispatch
  script: Dispatch
  exclusively: Exclusive
  callerOf: (token: string, backend: 'register' | 'shreder') => Caller | undefined
  resetDatabase: () => Promise<void>
  /** Calls the listener for each push after its changes are stored. Returns a function that removes the listener. */
  onPush: (listener: (push: HubPush) => void) => () => void
  stop: () => void
}

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Stores the changes of one request in one transaction before the response is sent. A failure ends the process, because
 * otherwise memory and file would differ.
 */
const keeper = (
  db: MockDatabase,
  file: DatabaseFile,
  notify: (changes: readonly Change[], requestKey: string) => void,
) => {
  const changes: Change[] = []
  const contents = new Map<string, FileContents>()
  let requestKey = ''
  db.onChange((made, key) => {
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
      console.error('The mock database cannot be written to its file any more', problem)
      process.exit(1)
    }
    notify(made, requestKey)
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

const asItBegan = (beginning: MockDatabase, changed: readonly Change[]): Change[] =>
  changed
    .filter(({ table }) => table !== 'exerciseRuns')
    .map(({ table, key }) => ({ table, key, row: beginning[table].get(key) ?? null }))

export const startEngine = (settings: EngineSettings): Engine => {
  const { file, now, deliveriesFaster = 1, isStill = false, seatOf = () => undefined } = settings
  const { seed, documents, start } = file.beginning
  const db = createMockDatabase({ seed, documents, now, start: new Date(start) })
  const changes = file.changes()
  const unknown = changes.find(({ table }) => !isTable(db, table))
  if (unknown)
    throw new Error(`The file was written by another version: it has rows of ${unknown.table}. Start with a new file.`)
  db.replay(changes)
  const listeners = new Set<(push: HubPush) => void>()
  const kept = keeper(db, file, (changes, requestKey) => {
    for (const push of pushesOf(db, changes, requestKey)) for (const listener of listeners) listener(push)
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
  const handlers = backend(db, kept)
  const session = sessionOf(db)
  const noting: DispatchSettings['noting'] = ({ caller, token }, run) =>
    runAs(db, { personId: caller.person.id, seat: seatOf(token) ?? null }, run)
  const dispatch = dispatcher(db, handlers, { exclusively, noting })
  const turns = { exclusively, wait: later }
  const leave = isStill
    ? []
    : [playRemoteParty(db, { ...turns, deliveries: deliveriesAt(deliveriesFaster) }), remindAtMidnight(db, turns)]
  return {
    db,
    dispatch: async (request, name, path) => {
      const reply = await dispatch(request, name, path)
      // A read request may also change data (it records who opened a message), so its response waits for the
      // transaction too.
      if (!kept.isKept()) await exclusively(async () => undefined)
      return reply
    },
    script: dispatcher(db, handlers, { exclusively, faultless: true }),
    exclusively,
    resetDatabase: () =>
      exclusively(async () => {
        const beginning = createMockDatabase({ seed, documents, now, start: new Date(start) })
        db.replay(asItBegan(beginning, file.changes()))
        const dateEnded = now().toISOString()
        for (const run of db.exerciseRuns.all())
          if (run.dateEnded === null) db.put('exerciseRuns', { ...run, dateEnded })
        const runs = db.exerciseRuns.all().map((row): Change => ({ table: 'exerciseRuns', key: row.id, row }))
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
