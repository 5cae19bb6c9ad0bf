import { lastingAddress } from '../../src/rules/training/scenarioStart.ts'
import type { TableName } from '../engine/rows.ts'
import type { Key } from '../engine/table.ts'
import type { World } from '../engine/world.ts'

/** What keys of a recorded world are called in another one; undefined for what no recorded step wrote. */
export type Renaming = {
  text: (text: string) => string | undefined
  key: (table: string, key: number) => number | undefined
}

/**
 * The records whose key stands after a segment of an address. Their list is what stands before the key, where `list` does
 * not name another one of the module.
 */
type Place = { tables: readonly TableName[]; list?: string; above?: true }

const document: Place = { tables: ['documents'], list: 'documents' }
const task: Place = { tables: ['tasks'], list: 'tasks' }
const placeAfter: Readonly<Record<string, Place>> = {
  documents: document,
  document,
  resolution: document,
  task,
  tasks: task,
  correspondents: { tables: ['correspondents'] },
  'e-delivery': { tables: ['exchangeMessages'], list: 'e-delivery' },
  'doc-exchange': { tables: ['exchangeMessages'], list: 'doc-exchange' },
  list: { tables: ['vehicles'] },
  'leave-applications': { tables: ['leaveApplications'] },
  'business-trips': { tables: ['businessTrips'] },
  'sick-leaves': { tables: ['sickLeaves'] },
  'expense-report': { tables: ['expenseReports'] },
  devices: { tables: ['devices'] },
  'measuring-devices': { tables: ['approvedTypes'] },
  'foreign-devices': { tables: ['registeredTypes'] },
  amendment: { tables: ['approvedTypes', 'registeredTypes'], above: true },
  inspections: { tables: ['inspections'] },
  'group-inspections': { tables: ['groupedInspections'] },
  users: { tables: ['users'] },
}

const listOf = (segments: readonly string[], at: number, { list, above }: Place): string => {
  if (list !== undefined) return ['', segments[1], list].join('/')
  const end = segments[at - 1] === 'create' || above ? at - 1 : at
  return segments.slice(0, end).join('/')
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const keyIn = (segment: string): Key | undefined =>
  /^\d+$/.test(segment) ? Number(segment) : GUID.test(segment) ? segment : undefined

/** The keys of records in a path, each with what stands before it; „create/{guid}“ copies a record of the list before. */
const keysIn = (segments: readonly string[]): { at: number; key: Key; place: Place | undefined }[] =>
  segments.flatMap((segment, at) => {
    const key = keyIn(segment)
    const before = segments[at - 1] === 'create' ? segments[at - 2] : segments[at - 1]
    return key === undefined ? [] : [{ at, key, place: placeAfter[before ?? ''] }]
  })

const renamedKey = (key: Key, { tables }: Place, renaming: Renaming): Key => {
  if (typeof key === 'string') return renaming.text(key) ?? key
  return tables.map((table) => renaming.key(table, key)).find((own) => own !== undefined) ?? key
}

const isThere = (world: World, key: Key, { tables }: Place): boolean =>
  tables.some((table) => world[table].get(key) !== undefined)

/** Whether all records of an address are in a world; an address without any always stands. */
export const standsIn = (world: World, where: string): boolean =>
  keysIn(new URL(where, 'http://screen').pathname.split('/')).every(
    ({ key, place }) => place === undefined || isThere(world, key, place),
  )

/** A search without what it says of records that are not there: they were of another world. */
const searchFor = (search: string, renaming: Renaming): string => {
  const known = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const text = GUID.test(value) ? renaming.text(value) : value
    return text === undefined ? [] : [[name, text]]
  })
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

/** The keys that the address of a starting screen speaks of: a recorded step keeps what it wrote under them. */
export const keysOfScreen = (where: string): Key[] => {
  const { pathname, searchParams } = new URL(where, 'http://screen')
  return [...pathname.split('/'), ...searchParams.values()].flatMap((part) => keyIn(part) ?? [])
}

/**
 * Where a starting screen is in a world in which the steps were done again: under the keys that their records have here,
 * or the list where a record of it is not there.
 */
export const screenIn = (world: World, where: string, renaming: Renaming): string => {
  const { pathname, search } = new URL(lastingAddress(where), 'http://screen')
  const segments = pathname.split('/')
  const keys = keysIn(segments)
  for (const { at, key, place } of keys) {
    if (!place) continue
    const own = renamedKey(key, place, renaming)
    if (!isThere(world, own, place)) {
      const [first] = keys
      return listOf(segments, first?.at ?? at, first?.place ?? place)
    }
    segments[at] = String(own)
  }
  return `${segments.join('/')}${searchFor(search, renaming)}`
}
