import { lastingAddress } from '../../src/rules/training/scenarioStart.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Key } from '../engine/table.ts'
import type { TableName } from '../engine/tableRows.ts'

/**
 * Maps recorded keys to the keys of the same rows in another mock database. The result is undefined if no recorded step
 * wrote the row.
 */
export type Renaming = {
  text: (text: string) => string | undefined
  key: (table: string, key: number) => number | undefined
}

/**
 * What the key after a segment of a URL identifies: a record of one of `tables`. The URL of its list is the part before
 * the key, unless `list` is given.
 */
type ScreenAddress = { tables: readonly TableName[]; list?: string; above?: true }

const document: ScreenAddress = { tables: ['documents'], list: 'documents' }
const task: ScreenAddress = { tables: ['tasks'], list: 'tasks' }
const placeAfter: Readonly<Record<string, ScreenAddress>> = {
  documents: document,
  document,
  resolution: document,
  task,
  tasks: task,
  caseFiles: { tables: ['caseFiles'] },
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

const listOf = (segments: readonly string[], at: number, { list, above }: ScreenAddress): string => {
  if (list !== undefined) return ['', segments[1], list].join('/')
  const end = segments[at - 1] === 'create' || above ? at - 1 : at
  return segments.slice(0, end).join('/')
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const keyIn = (segment: string): Key | undefined =>
  /^\d+$/.test(segment) ? Number(segment) : GUID.test(segment) ? segment : undefined

/**
 * Returns the keys in a path, each with its position and the segment before it. In „create/{guid}“ the key belongs to
 * the list before „create“.
 */
const keysIn = (segments: readonly string[]): { at: number; key: Key; place: ScreenAddress | undefined }[] =>
  segments.flatMap((segment, at) => {
    const key = keyIn(segment)
    const before = segments[at - 1] === 'create' ? segments[at - 2] : segments[at - 1]
    return key === undefined ? [] : [{ at, key, place: placeAfter[before ?? ''] }]
  })

const renamedKey = (key: Key, { tables }: ScreenAddress, renaming: Renaming): Key => {
  if (typeof key === 'string') return renaming.text(key) ?? key
  return tables.map((table) => renaming.key(table, key)).find((own) => own !== undefined) ?? key
}

const isThere = (db: MockDatabase, key: Key, { tables }: ScreenAddress): boolean =>
  tables.some((table) => db[table].get(key) !== undefined)

export const existsIn = (db: MockDatabase, where: string): boolean =>
  keysIn(new URL(where, 'http://screen').pathname.split('/')).every(
    ({ key, place }) => place === undefined || isThere(db, key, place),
  )

const searchFor = (search: string, renaming: Renaming): string => {
  const known = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const text = GUID.test(value) ? renaming.text(value) : value
    return text === undefined ? [] : [[name, text]]
  })
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

/** Returns the keys in the URL of a starting screen. The rows with these keys must stay in the recorded steps. */
export const keysOfScreen = (where: string): Key[] => {
  const { pathname, searchParams } = new URL(where, 'http://screen')
  return [...pathname.split('/'), ...searchParams.values()].flatMap((part) => keyIn(part) ?? [])
}

export const screenIn = (db: MockDatabase, where: string, renaming: Renaming): string => {
  const { pathname, search } = new URL(lastingAddress(where), 'http://screen')
  const segments = pathname.split('/')
  const keys = keysIn(segments)
  for (const { at, key, place } of keys) {
    if (!place) continue
    const own = renamedKey(key, place, renaming)
    if (!isThere(db, own, place)) {
      const [first] = keys
      return listOf(segments, first?.at ?? at, first?.place ?? place)
    }
    segments[at] = String(own)
  }
  return `${segments.join('/')}${searchFor(search, renaming)}`
}
