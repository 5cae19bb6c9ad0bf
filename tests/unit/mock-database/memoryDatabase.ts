import type { Change } from '../../../mocks/engine/tableRows.ts'
import { type Database, type DatabaseRecord, DatabaseReplaced } from '../../../mocks/store/database.ts'
import type { Channel } from '../../../mocks/store/tabs.ts'

type WrittenChange = Change & { revision: number }
type RecordSlot = {
  record?: DatabaseRecord
  revision: number
  changes: Map<string, WrittenChange>
  files: Map<string, Blob>
}

export const memoryDatabase = (): Database & { fail: unknown } => {
  const places = new Map<string, RecordSlot>()
  const turns = new Map<string, { owner: string; until: number }>()
  const at = (place: string): RecordSlot => {
    const known = places.get(place) ?? { revision: 0, changes: new Map(), files: new Map() }
    places.set(place, known)
    return known
  }
  const keyOf = ({ table, key }: Change) => `${table}|${typeof key}:${key}`
  const database = {
    fail: undefined as unknown,
    recordOf: async (
      place: string,
      choose: (known: DatabaseRecord | undefined, isChanged: boolean) => DatabaseRecord,
    ) => {
      const slot = at(place)
      slot.record = choose(slot.record, slot.changes.size > 0)
      return slot.record
    },
    changes: async (place: string, since: number) => {
      const { revision, changes } = at(place)
      const later = [...changes.values()].filter((one) => since === 0 || one.revision > since)
      return { revision, changes: structuredClone(later.map(({ table, key, row }) => ({ table, key, row }))) }
    },
    write: async (place: string, record: DatabaseRecord, changes: readonly Change[]) => {
      if (database.fail) throw database.fail
      const slot = at(place)
      if (slot.record?.start !== record.start && slot.changes.size) throw new DatabaseReplaced()
      slot.record = record
      slot.revision += 1
      for (const change of changes)
        slot.changes.set(keyOf(change), structuredClone({ ...change, revision: slot.revision }))
      return slot.revision
    },
    putFile: async (place: string, guid: string, blob: Blob) => {
      if (database.fail) throw database.fail
      at(place).files.set(guid, blob)
    },
    file: async (place: string, guid: string) => at(place).files.get(guid),
    files: async (place: string) => [...at(place).files].map(([guid, blob]) => ({ guid, blob })),
    replace: async (place: string, next?: Parameters<Database['replace']>[1]) => {
      places.delete(place)
      if (!next) return
      const slot = at(place)
      slot.record = next.record
      for (const change of next.changes) slot.changes.set(keyOf(change), { ...change, revision: 0 })
      for (const { guid, blob } of next.files) slot.files.set(guid, blob)
    },
    claim: async (place: string, owner: string, now: number, until: number) => {
      const taken = turns.get(place)
      if (taken && taken.owner !== owner && taken.until >= now) return false
      turns.set(place, { owner, until })
      return true
    },
    release: async (place: string, owner: string) => {
      if (turns.get(place)?.owner === owner) turns.delete(place)
    },
    close: () => {},
  }
  return database
}

export const channelPair = (): [Channel, Channel] => {
  const ends = [0, 1].map(() => [] as ((event: { data: unknown }) => void)[])
  const end = (own: number): Channel => ({
    postMessage: (message) => {
      const data = structuredClone(message)
      for (const listener of ends[1 - own] ?? []) listener({ data })
    },
    addEventListener: (_, listener) => ends[own]?.push(listener),
    close: () => {},
  })
  return [end(0), end(1)]
}
