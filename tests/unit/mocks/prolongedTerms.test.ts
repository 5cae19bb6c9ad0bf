import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { documents } from '../../../src/contract/documents.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { bodyOf } from '../../../src/features/documents/write/values/documentBody.ts'
import { valuesOf } from '../../../src/features/documents/write/values/documentValues.ts'
import { createTestBackend } from './createTestBackend.ts'
import { createRegistered, read } from './documentActions.ts'

const prolongation = { until: '2026-12-15', reason: 'Чака се становище от Русе', basis: 'АПК, чл. 57, ал. 8' }

test('a prolonged term keeps its former day, the reason and the basis; the assignees are notified, and the history shows it', async () => {
  const backend = createTestBackend(100)
  const clerk = await backend.as('mpetrova')
  const head = await backend.as('dradeva')
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  const person = backend.db.users.all().find(({ userName }) => userName === 'dradeva')?.personId ?? 0
  const row = backend.db.documents.get(guid)
  if (row) backend.db.put('documents', { ...row, addressedToPersonId: person })
  const query = { docGuid: guid }
  const before = (await read(clerk, guid)).deadline
  expect(before?.changes).toEqual([])

  const early = await clerk(documents.prolongDeadline, {
    query,
    body: { ...prolongation, until: before?.endDate ?? '' },
  })
  expect(early.type).toBe(0)
  expect((await clerk(documents.prolongDeadline, { query, body: prolongation })).type).toBe(1)
  const { deadline } = await read(clerk, guid)
  expect(deadline).toMatchObject({
    endDate: '2026-12-15',
    startDate: before?.startDate,
    changes: [{ kind: 'prolonged', from: before?.endDate, to: '2026-12-15', by: 'Мария Иванова Петрова' }],
  })
  expect(deadline?.changes[0]).toMatchObject({ reason: prolongation.reason, basis: prolongation.basis })
  const history = (await clerk(audit.getDocumentHistory, { query })).resultData
  expect(history.find(({ action }) => action === 'Удължаване на срок')).toMatchObject({
    newValue: '15.12.2026 г.',
    note: 'Чака се становище от Русе; Основание: АПК, чл. 57, ал. 8',
  })
  const day = { fromDate: '2026-11-20', toDate: '2026-11-20', sortColumns: [] }
  const news = (await head(notifications.getUserNotifications, { query: { skip: 0, take: 100 }, body: day })).resultData
  expect(news.items.map(({ text }) => text).join('\n')).toMatch(/удължи срока на документ № 04-.* до 15\.12\.2026 г\./)
})

test('a day that was typed in the form is explained as set by hand, with the user and the time', async () => {
  const clerk = await createTestBackend(100).as('mpetrova')
  const guid = await createRegistered(clerk)
  const document = await read(clerk, guid)
  const values = valuesOf(document)
  const body = bodyOf({ ...values, deadlineDate: '2026-12-18' }, { scope: 1, base: values })
  const sent = { ...body, guid, changedGuid: document.changedGuid ?? '' }
  expect((await clerk(documents.editDocument, { body: sent })).type).toBe(1)
  expect((await read(clerk, guid)).deadline?.changes).toMatchObject([
    { kind: 'set', from: document.deadline?.endDate, to: '2026-12-18', by: 'Мария Иванова Петрова', reason: '' },
  ])
})

test('a finished document keeps its term', async () => {
  const backend = createTestBackend(100)
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk)
  const row = backend.db.documents.get(guid)
  if (row) backend.db.put('documents', { ...row, statusId: 11 })
  expect((await clerk(documents.prolongDeadline, { query: { docGuid: guid }, body: prolongation })).type).toBe(0)
})
