import { expect, test } from 'vitest'
import { tablesOf } from '../../../tools/audit/tablesOfDatabase.ts'
import { hashOf, mockDatabaseOf, saturday } from './databaseOf.ts'

const SMALL = 400
const usual = hashOf(mockDatabaseOf(7, SMALL))

test('the same seed, size and start give the same database to the byte', () => {
  expect(hashOf(mockDatabaseOf(7, SMALL))).toBe(usual)
})

test('another seed, size or day gives another database', () => {
  const hashes = [
    usual,
    hashOf(mockDatabaseOf(8, SMALL)),
    hashOf(mockDatabaseOf(7, SMALL + 1)),
    hashOf(mockDatabaseOf(7, SMALL, new Date(saturday.getTime() + 86_400_000))),
  ]
  expect(new Set(hashes).size).toBe(4)
})

test('data generated ahead, completely or in part, is the same', () => {
  const whole = hashOf(mockDatabaseOf(7, 1000))
  const [all, some, ready] = [mockDatabaseOf(7, 1000), mockDatabaseOf(7, 1000), mockDatabaseOf(7, 1000)]
  while (all.prepareNext());
  while (ready.makeReady());
  expect(ready.makeReady()).toBe(false)
  expect(hashOf(ready)).toBe(whole)
  expect([some.prepareNext(), some.prepareNext()]).toEqual([true, true])
  expect([hashOf(all), hashOf(some)]).toEqual([whole, whole])
  expect([all.prepareNext(), some.prepareNext()]).toEqual([false, false])
})

test('the order in which tables are read changes nothing', () => {
  expect(hashOf(mockDatabaseOf(7, SMALL), (names) => names.toReversed())).toBe(usual)
})

test('one document, correspondent or person generated alone is the same as among all', () => {
  const [alone, whole] = [mockDatabaseOf(7, SMALL), mockDatabaseOf(7, SMALL)]
  for (const [, table] of tablesOf(whole)) table.all()
  for (const { guid } of whole.documents.all().slice(0, 60)) {
    expect(alone.attachedFiles.by('documentGuid', guid)).toEqual(whole.attachedFiles.by('documentGuid', guid))
    expect(alone.history.by('documentGuid', guid)).toEqual(whole.history.by('documentGuid', guid))
    expect(alone.addressees.by('documentGuid', guid)).toEqual(whole.addressees.by('documentGuid', guid))
    expect(alone.comments.by('documentGuid', guid)).toEqual(whole.comments.by('documentGuid', guid))
  }
  for (const { id } of whole.correspondents.all()) {
    expect(alone.correspondents.get(id)).toEqual(whole.correspondents.get(id))
    expect(alone.correspondentAddresses.by('correspondentId', id)).toEqual(
      whole.correspondentAddresses.by('correspondentId', id),
    )
  }
  for (const file of whole.attachedFiles.all().slice(0, 60)) expect(alone.attachedFiles.get(file.guid)).toEqual(file)
  for (const one of whole.exchangeAttachments.all()) expect(alone.exchangeAttachments.get(one.guid)).toEqual(one)
  for (const one of whole.notifications.all()) expect(alone.notifications.get(one.id)).toEqual(one)
  expect(alone.attachedFiles.isBuilt).toBe(false)
})

test('nothing in the database is later than its start', () => {
  const db = mockDatabaseOf(3, SMALL)
  const late: string[] = []
  for (const [name, table] of tablesOf(db))
    for (const row of table.all())
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && value > db.start)
          late.push(`${name}.${column} ${value}`)
  expect(late).toEqual([])
})
