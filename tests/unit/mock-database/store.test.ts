import { beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '../../../mocks/store/openStore.ts'
import { sameDatabaseGuard } from '../../../mocks/store/sameDatabaseGuard.ts'
import { UnreadableState } from '../../../mocks/store/stateFile.ts'
import type { StoreSettings } from '../../../mocks/store/store.ts'
import { hashOf, saturday } from './databaseOf.ts'
import { channelPair, memoryDatabase } from './memoryDatabase.ts'

const later = new Date('2026-11-24T08:00:00.000Z')
const open = (over: Partial<StoreSettings> = {}) =>
  openStore({ seed: 3, documents: 150, now: () => saturday, database: null, channel: null, ...over })
type Store = Awaited<ReturnType<typeof open>>

const rename = (store: Store, subject: string, at = 0) => {
  const row = store.db.documents.all()[at]
  if (!row) throw new Error('No documents')
  store.db.put('documents', { ...row, subject })
  return row.guid
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('without a database everything works in memory', async () => {
  const store = await open({ database: undefined })
  const guid = rename(store, 'Ново относно')
  await store.whenWritten()
  expect(store.db.documents.get(guid)?.subject).toBe('Ново относно')
  expect(await store.changedRows()).toBe(1)
})

test('if access to the database throws, everything works in memory, with a message', async () => {
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  const onStorageTrouble = vi.fn()
  const store = await open({ database: undefined, onStorageTrouble })
  expect(onStorageTrouble).toHaveBeenCalledOnce()
  expect(store.db.documents.all()).toHaveLength(150)
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

test('changes survive a closed browser, with the same seed, also days later', async () => {
  const database = memoryDatabase()
  const first = await open({ database })
  const guid = rename(first, 'Ново относно')
  const removed = first.db.documents.all()[5]?.guid ?? ''
  first.db.remove('documents', removed)
  await first.putFile('file-1', new Blob(['съдържание'], { type: 'text/plain' }))
  await first.whenWritten()
  first.close()

  const second = await open({ database, now: () => later })
  expect(second.db.start).toBe(first.db.start)
  expect(second.db.documents.get(guid)?.subject).toBe('Ново относно')
  expect(second.db.documents.get(removed)).toBeUndefined()
  expect(hashOf(second.db)).toBe(hashOf(first.db))
  expect(await (await second.file('file-1'))?.text()).toBe('съдържание')
})

const oldRow = (row: object) => {
  const { subject, ...others } = row as { subject: string }
  return { ...others, about: subject } as never
}

test('rows of a version with other columns give way to the initial data, and the user is told', async () => {
  const database = memoryDatabase()
  const first = await open({ database })
  const untouched = hashOf(first.db)
  const [document] = first.db.documents.all()
  const record = { seed: 3, documents: 150, start: first.db.start }
  await database.write('3:150:today', record, [
    { table: 'documents', key: document?.guid ?? '', row: oldRow(document ?? {}) },
  ])
  await database.putFile('3:150:today', 'file-1', new Blob(['x']))
  const onStorageTrouble = vi.fn()
  const second = await open({ database, onStorageTrouble })
  expect(onStorageTrouble).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'outdated' }))
  expect(hashOf(second.db)).toBe(untouched)
  expect(await second.changedRows()).toBe(0)
  expect(await second.file('file-1')).toBeUndefined()
  rename(second, 'След новата версия')
  await second.whenWritten()
  const third = await open({ database, onStorageTrouble })
  expect(third.db.documents.all()[0]?.subject).toBe('След новата версия')
  expect(onStorageTrouble).toHaveBeenCalledTimes(1)
})

test('a database without changes is recreated on another day', async () => {
  const database = memoryDatabase()
  const first = await open({ database })
  const sameDay = await open({ database, now: () => new Date(saturday.getTime() + 3_600_000) })
  const nextDay = await open({ database, now: () => later })
  expect(sameDay.db.start).toBe(first.db.start)
  expect(nextDay.db.start).toBe('2026-11-23T22:00:00.000Z')
})

test.each([{ seed: 4 }, { documents: 160 }, { day: '2026-12-01' }])(
  'with the settings %o it is a separate database',
  async (other) => {
    const database = memoryDatabase()
    const first = await open({ database })
    rename(first, 'Ново относно')
    await first.whenWritten()
    expect(await (await open({ database, ...other })).changedRows()).toBe(0)
    expect(await (await open({ database })).changedRows()).toBe(1)
  },
)

test('„Нулирай данните“ restores the initial data, of today, and deletes the files', async () => {
  const database = memoryDatabase()
  let now = saturday
  const store = await open({ database, now: () => now })
  const untouched = hashOf(store.db)
  rename(store, 'Ново относно')
  await store.putFile('file-1', new Blob(['x']))
  const listener = vi.fn()
  store.onReplaced(listener)
  await store.resetDatabase()
  expect(hashOf(store.db)).toBe(untouched)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(await store.file('file-1')).toBeUndefined()
  expect(await store.changedRows()).toBe(0)
  rename(store, 'След нулирането')
  await store.whenWritten()
  now = later
  expect((await open({ database })).db.documents.all()[0]?.subject).toBe('След нулирането')
  await store.resetDatabase()
  expect(store.db.start).toBe('2026-11-23T22:00:00.000Z')
})

test.each([
  ['in memory', false],
  ['with a database', true],
])('one file carries everything to another browser (%s)', async (_, isStored) => {
  const store = await open({ database: isStored ? memoryDatabase() : null })
  const guid = rename(store, 'Пренесено')
  const readMark = { key: `11:${guid}`, personId: 11, documentGuid: guid, isRead: true, date: store.db.start }
  store.db.put('readMarks', readMark)
  store.db.remove('comments', store.db.comments.all()[0]?.id ?? 0)
  const bytes = Uint8Array.from({ length: 70_000 }, (__, i) => i % 251)
  await store.putFile('file-1', new Blob([bytes], { type: 'application/pdf' }))
  const file = await store.exportState()
  expect(file.type).toBe('application/json')

  const target = isStored ? memoryDatabase() : null
  const other = await open({ database: target, seed: 99, documents: 40, now: () => later })
  rename(other, 'Ще се загуби')
  await other.importState(file)
  expect(hashOf(other.db)).toBe(hashOf(store.db))
  expect(other.db.readMarks.get(readMark.key)).toEqual(readMark)
  const carried = await other.file('file-1')
  expect(carried?.type).toBe('application/pdf')
  expect(new Uint8Array((await carried?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes)

  if (!target) return
  const reopened = await open({ database: target, seed: 99, documents: 40, now: () => later })
  expect(hashOf(reopened.db)).toBe(hashOf(store.db))
})

test.each([
  ['the first changed document tells of its files', [4, null]],
  ['a later one does', [null, 4]],
])('the changes are all exported when %s', async (_, [first = null, second = null]) => {
  const store = await open()
  const [one, other] = store.db.documents.all()
  if (!one || !other) throw new Error('Two documents are needed')
  store.db.put('documents', { ...one, files: first })
  store.db.put('documents', { ...other, files: second })
  const target = await open()
  await target.importState(await store.exportState())
  expect([one, other].map(({ guid }) => target.db.documents.get(guid)?.files)).toEqual([first, second])
})

test.each([
  ['{"format":"nothing"}', 'не е записано състояние'],
  ['no json', 'не може да се прочете'],
  [
    '{"format":"delovod-world","version":1,"seed":1,"documents":10,"start":"2026-11-21T10:00:00.000Z","files":[],"changes":[{"table":"seed","key":1,"row":null}]}',
    'непозната таблица',
  ],
  [
    '{"format":"delovod-world","version":1,"seed":1,"documents":10,"start":"2026-11-21T10:00:00.000Z","files":[],"changes":[{"table":"documents","key":"a","row":{"guid":"a"}}]}',
    'други колони',
  ],
])('a file that is not ours is refused with the reason, and nothing is lost: %s', async (text, reason) => {
  const store = await open()
  const guid = rename(store, 'Остава')
  const attempt = store.importState(new Blob([text]))
  await expect(attempt).rejects.toThrow(UnreadableState)
  await expect(attempt).rejects.toThrow(reason)
  expect(store.db.documents.get(guid)?.subject).toBe('Остава')
})

test('a full disk is reported once per write and work continues', async () => {
  const database = memoryDatabase()
  const trouble = vi.fn()
  const store = await open({ database, onStorageTrouble: trouble })
  database.fail = new DOMException('full', 'QuotaExceededError')
  const guid = rename(store, 'Не се побира')
  await store.whenWritten()
  expect(trouble).toHaveBeenCalledWith(expect.objectContaining({ kind: 'full' }))
  expect(store.db.documents.get(guid)?.subject).toBe('Не се побира')
})

test.each([
  ['whose rows are damaged', new TypeError('not a row'), 'unreadable'],
  ['that the browser refuses', new DOMException('denied', 'InvalidStateError'), 'unavailable'],
])('storage that is %s gets its own message', async (_, cause, kind) => {
  const trouble = vi.fn()
  const broken = { ...memoryDatabase(), changes: () => Promise.reject(cause) }
  await open({ database: broken, onStorageTrouble: trouble })
  expect(trouble).toHaveBeenCalledWith(expect.objectContaining({ kind }))
})

test("two tabs see each other's changes, and a new database in both", async () => {
  const database = memoryDatabase()
  const [here, there] = channelPair()
  const one = await open({ database, channel: here })
  const other = await open({ database, channel: there })
  const listener = vi.fn()
  other.onForeignChanges(listener)
  const guid = rename(one, 'От другия раздел')
  await one.whenWritten()
  expect(other.db.documents.get(guid)?.subject).toBe('От другия раздел')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(await other.changedRows()).toBe(1)
  rename(other, 'Обратно', 1)
  await other.whenWritten()
  expect(hashOf(one.db)).toBe(hashOf(other.db))

  const writeInOther = sameDatabaseGuard(other)
  expect(await writeInOther(async () => 'written')).toBe('written')
  const replaced = vi.fn()
  other.onReplaced(replaced)
  await one.resetDatabase()
  await expect.poll(() => replaced).toHaveBeenCalled()
  expect(hashOf(other.db)).toBe(hashOf(one.db))
  const stale = vi.fn()
  await expect(writeInOther(stale)).rejects.toThrow('започната отначало в друг раздел')
  expect(stale).not.toHaveBeenCalled()
})

test('rows that a tab of another version writes are not taken over', async () => {
  const [one, other] = channelPair()
  const mine = await open({ channel: one })
  const [document] = mine.db.documents.all()
  const write = (row: object) =>
    other.postMessage({
      kind: 'changes',
      start: mine.db.start,
      revision: null,
      changes: [{ table: 'documents', key: document?.guid, row }],
    })
  const before = hashOf(mine.db)
  write(oldRow(document ?? {}))
  expect(hashOf(mine.db)).toBe(before)
  write({ ...document, subject: 'От този вид' })
  expect(mine.db.documents.all()[0]?.subject).toBe('От този вид')
})

test('a tab left open while the database is recreated elsewhere is informed instead of mixing the two', async () => {
  const database = memoryDatabase()
  const trouble = vi.fn()
  const old = await open({ database, onStorageTrouble: trouble })
  const fresh = await open({ database, now: () => later })
  rename(fresh, 'Ново')
  await fresh.whenWritten()
  rename(old, 'Старо')
  await old.whenWritten()
  expect(trouble).toHaveBeenCalledWith(expect.objectContaining({ kind: 'replaced' }))
  expect((await open({ database, now: () => later })).db.documents.all()[0]?.subject).toBe('Ново')
})
