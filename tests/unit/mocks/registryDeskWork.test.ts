import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus, ListView } from '../../../src/contract/enumerations.ts'
import type { DocumentFilter } from '../../../src/contract/shapes/documents.ts'
import { createTestBackend } from './createTestBackend.ts'
import { readyToSend } from './readyToSend.ts'

test('a signed document of any department waits only for the registry, to be registered and then sent', async () => {
  const { db, as } = createTestBackend()
  const letter = readyToSend(db, 'edelivery')
  const draft = {
    ...letter,
    scope: 1 as const,
    departmentId: 31,
    addressedToDepartmentId: null,
    number: null,
    dateRegistered: null,
  }
  const put = (change: object) => db.put('documents', { ...draft, statusId: DocumentStatus.SIGNED, ...change })
  const listed = async (userName: string, body: DocumentFilter = {}) => {
    const sendRequest = await as(userName)
    const query = { indexType: ListView.Manage, skip: 0, take: 500 }
    return (await sendRequest(documents.getAllDocumentsForDMS, { query, body })).resultData?.items ?? []
  }
  const found = async (userName: string, body?: DocumentFilter) =>
    (await listed(userName, body)).find(({ guid }) => guid === letter.guid)
  put({})
  expect(await found('mpetrova')).toMatchObject({ awaits: 'За регистриране' })
  expect(await found('mpetrova', { readyFor: 'register' })).toBeDefined()
  expect(await found('mpetrova', { readyFor: 'send' })).toBeUndefined()
  expect(await found('mpetrova', { departmentId: 11 })).toBeUndefined()
  for (const other of ['ggeorgiev', 'dradeva', 'tmarinov']) expect(await found(other)).toBeUndefined()
  put({ number: 'О-900', dateRegistered: letter.dateCreated })
  expect(await found('mpetrova')).toMatchObject({ awaits: 'За изпращане' })
  expect(await found('mpetrova', { readyFor: 'send' })).toBeDefined()
  put({ number: 'О-900', dateRegistered: letter.dateCreated, statusId: DocumentStatus.SENT })
  expect(await found('mpetrova')).toBeUndefined()
  const sorted = await listed('mpetrova', { sortColumns: [{ columnName: 'awaits', direction: 'asc' }] })
  expect(sorted.every(({ awaits, awaitsFrom, awaitsSince }) => awaits && awaitsFrom && awaitsSince)).toBe(true)
})
