import { expect, test } from 'vitest'
import { civilDateOf, timeOf } from '../../../src/dates/civilDate.ts'
import { dayCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { trainingBackend } from './trainingBackend.ts'

const longWay = async (userName = 'mpetrova', day = '2027-01-02') => {
  const here = await trainingBackend(150)
  const events = await here.adminApi.passTime(userName, { day, time: '09:00' })
  return { ...here, events }
}
const groupedBy = <T>(rows: readonly T[], keyOf: (row: T) => string): T[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key))
const registeredSince = ({ db }: Awaited<ReturnType<typeof longWay>>) =>
  db.documents.all().filter(({ dateRegistered }) => dateRegistered !== null && dateRegistered > db.start)

test('on every working day of a long period letters arrive and colleagues work, in office hours, under their accounts', async () => {
  const here = await longWay()
  const { db, events } = here
  const calendar = dayCalendar([])
  const registered = registeredSince(here)
  const days = new Set(registered.map(({ dateRegistered }) => civilDateOf(dateRegistered!)))
  const worked = events.filter(({ kind }) => kind === 'work').map(({ day }) => day)
  expect(worked.length).toBeGreaterThanOrEqual(22)
  expect(days.size).toBeGreaterThan(10)
  for (const day of days) expect(worked).toContain(day)
  for (const day of days) expect(calendar.isNonWorking(day)).toBe(false)
  for (const { dateRegistered } of registered) {
    expect(timeOf(dateRegistered!) >= '09:00').toBe(true)
    expect(timeOf(dateRegistered!) <= '17:30').toBe(true)
  }
  const mine = db.users.all().find(({ userName }) => userName === 'mpetrova')!.personId
  expect(registered.some(({ registeredByPersonId }) => registeredByPersonId === mine)).toBe(false)
  const calls = db.doneCalls.all().map(({ call }) => call)
  for (const call of [
    'documents.registerDocument',
    'documents.createDocument',
    'tasks.completeTask',
    'documents.setDocumentStatus',
    'eDelivery.createAndRegisterIncomingEDeliveryMessage',
  ])
    expect(calls, call).toContain(call)
  const came = db.exchangeMessages.all().filter(({ isIncoming, dateSent }) => isIncoming && dateSent > db.start)
  expect(new Set(came.map(({ dateSent }) => civilDateOf(dateSent))).size).toBeGreaterThanOrEqual(22)
  for (const { dateSent } of came) expect(timeOf(dateSent) >= '08:00' && timeOf(dateSent) < '18:00').toBe(true)
  for (const rows of groupedBy(registered, ({ dateRegistered }) => civilDateOf(dateRegistered!)))
    expect(rows.length).toBeLessThanOrEqual(6)
})

test('the same database and day give the same events', async () => {
  const listOf = async () => {
    const { events, db } = await longWay('mpetrova', '2026-12-02')
    const letters = db.documents.all().filter(({ dateCreated }) => dateCreated > db.start)
    const rows = letters.map(({ number, subject, dateCreated, registeredByPersonId }) => [
      number,
      subject,
      dateCreated,
      registeredByPersonId,
    ])
    return { texts: events.map(({ day, text }) => [day, text]), rows }
  }
  const first = await listOf()
  expect(first.rows.length).toBeGreaterThan(5)
  expect(await listOf()).toEqual(first)
})

test('numbers of the new year start with 1 at the first registration', async () => {
  const here = await longWay('mpetrova', '2027-01-06')
  const ofYear = registeredSince(here).filter(({ dateRegistered }) => dateRegistered!.startsWith('2027'))
  expect(ofYear.length).toBeGreaterThan(0)
  for (const rows of groupedBy(ofYear, ({ number }) => number!.slice(0, number!.lastIndexOf('-')))) {
    const numbers = rows.map(({ number }) => Number(number!.split('-').at(-1)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
  }
})

test('an administrator gets the same counts as the badges, and late items link to their list', async () => {
  const { events, db } = await longWay('administrator', '2026-12-02')
  const linkedKeys = new Set(events.map(({ about }) => about?.key))
  const came = db.exchangeMessages.all().filter(({ isIncoming, dateSent }) => isIncoming && dateSent > db.start)
  expect(came.length).toBeGreaterThan(5)
  for (const { guid } of came) expect(linkedKeys, db.exchangeMessages.get(guid)?.dateSent).toContain(guid)
  const late = events.filter(({ kind }) => kind === 'late')
  expect(late.length).toBeGreaterThan(0)
  for (const { text, about } of late) {
    expect(text).toMatch(/^\d+ документ.? с изтекъл срок в „/)
    expect(about).toMatchObject({ kind: 'late' })
  }
})
