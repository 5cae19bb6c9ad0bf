import Database from 'libsql'
import * as v from 'valibot'
import type { Change } from '../../mocks/engine/tableRows.ts'

export type Beginning = { seed: number; documents: number; start: string }
export type FileContents = { guid: string; type: string; bytes: Uint8Array }

export type DatabaseFile = {
  beginning: Beginning
  changes(): Change[]
  write(changes: readonly Change[], files: readonly FileContents[]): void
  begin(changes: readonly Change[]): void
  file(guid: string): FileContents | undefined
  revision(): number
  close(): void
}

const BeginningRow = v.object({ seed: v.number(), documents: v.number(), start: v.string() })
const ChangeRows = v.array(v.object({ change: v.string() }))
const FileRow = v.object({ type: v.string(), bytes: v.instance(Uint8Array) })
const RevisionRow = v.object({ revision: v.number() })

const tables = `
  create table if not exists world (only_one integer primary key check (only_one = 1), seed integer not null,
    documents integer not null, start text not null, revision integer not null);
  create table if not exists changes (at text primary key, change text not null) without rowid;
  create table if not exists files (guid text primary key, type text not null, bytes blob not null);
`

const keyOf = ({ table, key }: Change): string => `${table}|${typeof key}:${key}`

/**
 * Opens or creates the file of a mock database. A transaction ends only when it is on the disk, so a killed process
 * loses no confirmed change. Throws if the file has another seed or size.
 */
export const openDatabaseFile = (path: string, wanted: Beginning): DatabaseFile => {
  const database = new Database(path)
  database.pragma('journal_mode = wal')
  database.pragma('synchronous = full')
  database.exec(tables)
  database
    .prepare('insert or ignore into world (only_one, seed, documents, start, revision) values (1, ?, ?, ?, 0)')
    .run(wanted.seed, wanted.documents, wanted.start)
  const beginning = v.parse(BeginningRow, database.prepare('select seed, documents, start from world').get())
  if (beginning.seed !== wanted.seed || beginning.documents !== wanted.documents)
    throw new Error(`${path} holds a mock database of seed ${beginning.seed} with ${beginning.documents} documents.`)
  const put = database.prepare('insert or replace into changes (at, change) values (?, ?)')
  const putFile = database.prepare('insert or replace into files (guid, type, bytes) values (?, ?, ?)')
  const count = database.prepare('update world set revision = revision + 1')
  const keep = (changes: readonly Change[], files: readonly FileContents[]) => {
    for (const { guid, type, bytes } of files) putFile.run(guid, type, Buffer.from(bytes))
    for (const change of changes) put.run(keyOf(change), JSON.stringify(change))
    count.run()
  }
  const write = database.transaction(keep)
  // The changes are stored by `keep` and not by `write`, because this database refuses nested transactions.
  const begin = database.transaction((changes: readonly Change[]) => {
    database.exec('delete from changes; delete from files;')
    keep(changes, [])
  })
  return {
    beginning,
    begin: (changes) => begin.immediate(changes),
    changes: () =>
      v
        .parse(ChangeRows, database.prepare('select change from changes').all())
        .map(({ change }): Change => JSON.parse(change)),
    write: (changes, files) => write.immediate(changes, files),
    file: (guid) => {
      const row: unknown = database.prepare('select type, bytes from files where guid = ?').get(guid)
      if (row === undefined) return undefined
      const { type, bytes } = v.parse(FileRow, row)
      return { guid, type, bytes: new Uint8Array(bytes) }
    },
    revision: () => v.parse(RevisionRow, database.prepare('select revision from world').get()).revision,
    close: () => database.close(),
  }
}

export const databaseInMemory = (beginning: Beginning): DatabaseFile => {
  const changes = new Map<string, Change>()
  const files = new Map<string, FileContents>()
  let revision = 0
  const write: DatabaseFile['write'] = (made, contents) => {
    for (const one of contents) files.set(one.guid, one)
    for (const change of made) changes.set(keyOf(change), change)
    revision += 1
  }
  return {
    beginning,
    changes: () => [...changes.values()],
    write,
    begin: (made) => {
      changes.clear()
      files.clear()
      write(made, [])
    },
    file: (guid) => files.get(guid),
    revision: () => revision,
    close: () => undefined,
  }
}
