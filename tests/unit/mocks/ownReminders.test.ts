import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import type { RecordReference } from '../../../src/contract/recordKinds.ts'
import { reminders } from '../../../src/contract/reminders.ts'
import { aClock } from './aClock.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { type Asker, createRegistered } from './documentActions.ts'
import { secretLetter } from './secretLetter.ts'

const ofDocument = (key: string): RecordReference => ({ kind: 'document', key })
const remind = (sendRequest: Asker, record: RecordReference, given: object = {}) =>
  sendRequest(reminders.createReminder, { body: { record, on: '2026-11-23', note: 'Да се обадя', ...given } })
const remindersOf = async (sendRequest: Asker) => (await sendRequest(reminders.getReminders, {})).resultData

test('a reminder is personal, is moved, and is deleted when it is done', async () => {
  const backend = createTestBackend()
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk, { subjectDescription: 'Искане за справка' })
  const created = await remind(clerk, ofDocument(guid))
  expect(created.message).toBe('Ще Ви напомним на 23.11.2026 г.')
  const { id, title, scope } = created.resultData
  expect([title, scope]).toEqual([expect.stringContaining('Искане за справка'), 1])
  const other = await backend.as('dradeva')
  expect((await remindersOf(other)).map((one) => one.id)).not.toContain(id)
  const moved = { id, on: '2026-12-01', note: 'Да се провери' }
  expect((await other(reminders.updateReminder, { body: moved })).status).toBe(403)
  expect((await other(reminders.deleteReminder, { query: { id } })).status).toBe(403)
  await clerk(reminders.updateReminder, { body: moved })
  expect((await remindersOf(clerk)).find((one) => one.id === id)).toMatchObject({
    on: '2026-12-01',
    note: 'Да се провери',
  })
  await clerk(reminders.deleteReminder, { query: { id } })
  expect((await remindersOf(clerk)).map((one) => one.id)).not.toContain(id)
  const logged = backend.db.userActions.all().filter(({ objectKind }) => objectKind === 'Напомняне')
  expect(logged.map(({ action }) => action)).toEqual(['Създаване', 'Промяна', 'Изтриване'])
})

test('a day that has passed is refused at its field', async () => {
  const backend = createTestBackend()
  const clerk = await backend.as('mpetrova')
  const { additionalFieldMessages } = await remind(clerk, ofDocument(await createRegistered(clerk)), {
    on: '2026-11-19',
  })
  expect(additionalFieldMessages).toEqual({ on: ['Изберете ден от днес нататък; 19.11.2026 г. е минал.'] })
})

test('there is no reminder of a record that is missing, may not be read, or is in a closed module', async () => {
  const { as, admin, secret, db } = await secretLetter('ggeorgiev')
  const reader = await as('ggeorgiev')
  expect((await remind(reader, ofDocument(secret))).status).toBe(403)
  expect((await remind(reader, ofDocument('00000000-0000-4000-8000-0000000000ff'))).status).toBe(404)
  const vehicle: RecordReference = { kind: 'vehicle', key: String(db.vehicles.all()[0]?.id) }
  expect((await remind(admin, vehicle)).resultData.title).toMatch(/^Автомобил /)
  expect((await remind(await as('mpetrova'), vehicle)).status).toBe(403)
  expect((await remind(admin, { kind: 'vehicle', key: '999999' })).status).toBe(404)
})

test('the reminders of a deleted record are deleted with it', async () => {
  const backend = createTestBackend()
  const clerk = await backend.as('mpetrova')
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
  const { id } = (await remind(clerk, ofDocument(guid))).resultData
  await clerk(documents.deleteDocument, { query: { docGuid: guid } })
  expect((await remindersOf(clerk)).map((one) => one.id)).not.toContain(id)
})

test('on its day a reminder becomes a notification that opens the record, once', async () => {
  const clock = aClock()
  const backend = createTestBackend(400, clock.now)
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk)
  await remind(clerk, ofDocument(guid))
  const received = async () => {
    const sendRequest = await backend.as('mpetrova')
    const body = { sortColumns: [], type: 'Reminder', fromDate: '2026-11-01', toDate: '2026-12-20' }
    const { resultData } = await sendRequest(notifications.getUserNotifications, { query: { skip: 0, take: 50 }, body })
    return resultData.items
  }
  expect(await received()).toEqual([])
  await clock.move(3 * 86_400_000)
  const expected = { text: 'Напомняне: Да се обадя', record: ofDocument(guid), documentGuid: guid, seen: false }
  expect(await received()).toMatchObject([expected])
  expect(await received()).toHaveLength(1)
})
