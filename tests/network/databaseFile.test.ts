import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabaseFile } from '../../scripts/network/databaseFile.ts'
import { startEngine } from '../../scripts/network/engine.ts'

const beginning = { seed: 1, documents: 40, start: '2026-11-20T00:00:00.000Z' }
const change = { table: 'documents', key: 'a1', row: null } as const
const files = [
  { guid: 'a1', type: 'application/pdf', bytes: Uint8Array.from({ length: 70_000 }, (_, index) => index % 256) },
  { guid: 'a2', type: 'text/plain', bytes: new Uint8Array() },
]
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('what was written to a database on disk is there when it is opened again, files byte for byte', () => {
  const path = join(folder, 'world.db')
  const first = openDatabaseFile(path, beginning)
  first.write([change], files)
  first.close()
  const again = openDatabaseFile(path, beginning)
  expect(again.revision()).toBe(1)
  expect(again.changes()).toEqual([change])
  for (const file of files) expect(again.file(file.guid)).toEqual(file)
  expect(again.file('another')).toBeUndefined()
  again.close()
  expect(() => openDatabaseFile(path, { ...beginning, seed: 2 })).toThrow('holds a mock database of seed 1')
})

test('a database on disk that starts empty stores new data and has none of the former', () => {
  const path = join(folder, 'anew.db')
  const first = openDatabaseFile(path, beginning)
  first.write([change], files)
  const kept = { table: 'documents', key: 'b1', row: null } as const
  first.begin([kept])
  first.close()
  const again = openDatabaseFile(path, beginning)
  expect(again.changes()).toEqual([kept])
  expect(again.file('a1')).toBeUndefined()
  again.close()
})

test('a database on disk with a table that this version does not know is refused in words', () => {
  const file = openDatabaseFile(join(folder, 'other.db'), beginning)
  file.write([{ ...change, table: 'formerTable' as 'documents' }], [])
  expect(() => startEngine({ file, now: () => new Date(beginning.start) })).toThrow('rows of formerTable')
  file.close()
})
