import * as v from 'valibot'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Change, Rows, TableName } from '../engine/tableRows.ts'
import type { DatabaseRecord } from './database.ts'
import { misfitOf } from './rowShape.ts'

export type State = { record: DatabaseRecord; changes: Change[]; files: { guid: string; blob: Blob }[] }

const FORMAT = 'delovod-world'
const VERSION = 1

const plain = v.nullable(v.union([v.string(), v.number(), v.boolean()]))
/** A column value: a primitive, a list, or a list of objects (for example the steps of a record). */
const value = v.union([plain, v.array(v.union([v.string(), v.number(), v.record(v.string(), plain)]))])
const StateFile = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  seed: v.pipe(v.number(), v.integer()),
  documents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  start: v.pipe(v.string(), v.isoTimestamp()),
  changes: v.array(
    v.object({
      table: v.string(),
      key: v.union([v.string(), v.number()]),
      row: v.nullable(v.record(v.string(), value)),
    }),
  ),
  files: v.array(v.object({ guid: v.string(), type: v.string(), base64: v.pipe(v.string(), v.base64()) })),
})

/** The error for a file that cannot be imported; the message is for the user. */
export class UnreadableState extends Error {}

const CHUNK = 0x8000

const toBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
const fromBase64 = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type })

export const writeState = async ({ record, changes, files }: State): Promise<Blob> => {
  const content: v.InferInput<typeof StateFile> = {
    format: FORMAT,
    version: VERSION,
    ...record,
    changes: changes.map(({ table, key, row }) => ({ table, key, row: row && { ...row } })),
    files: await Promise.all(
      files.map(async ({ guid, blob }) => ({ guid, type: blob.type, base64: await toBase64(blob) })),
    ),
  }
  return new Blob([JSON.stringify(content)], { type: 'application/json' })
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (broken) {
    throw new UnreadableState('Файлът не е записано състояние: съдържанието му не може да се прочете.', {
      cause: broken,
    })
  }
}

/**
 * Reads a file made by `writeState`. The known tables and columns are taken from `db`. Throws UnreadableState for an
 * invalid file or another version.
 */
export const readState = async (file: Blob, db: MockDatabase): Promise<State> => {
  const parsed = v.safeParse(StateFile, read(await file.text()))
  if (!parsed.success)
    throw new UnreadableState('Файлът не е записано състояние на учебната среда или е от друга версия.')
  const { seed, documents, start, changes, files } = parsed.output
  return {
    record: { seed, documents, start },
    changes: changes.map(({ table, key, row }) => {
      const misfit = misfitOf(db, { table, row })
      if (misfit === 'table') throw new UnreadableState(`Файлът съдържа непозната таблица „${table}“.`)
      if (misfit === 'columns')
        throw new UnreadableState(`Файлът е от друга версия: таблицата „${table}“ има други колони.`)
      return { table: table as TableName, key, row: row as Rows[TableName] | null }
    }),
    files: files.map(({ guid, type, base64 }) => ({ guid, blob: fromBase64(base64, type) })),
  }
}
