import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { dayCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { dayChoices } from '../../../src/rules/training/dayChoices.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { trainingBackend } from './trainingBackend.ts'

test.each([
  ['2026-11-18', '2026-11-19', '2026-11-23', '2026-12-29', '2027-01-02'],
  ['2026-11-20', '2026-11-23', '2026-12-29', '2027-01-02'],
  ['2026-12-23', '2026-12-29', '2026-12-28', '2027-01-02'],
  ['2027-01-02', '2027-01-04', '2027-03-04', '2028-01-02'],
])(
  'on %s the offered days are the next working day, Monday, after the holidays and 2 January, each once',
  (today, ...days) => {
    expect(dayChoices(today, dayCalendar([])).map(({ day }) => day)).toEqual(days)
  },
)

test('time passes day by day: each term gives one reminder, policies expire, messages arrive, and all are reported', async () => {
  const { adminApi, db, now } = await trainingBackend()
  const policy = db.vehicleInsurances.all()[0]!
  db.put('vehicleInsurances', { ...policy, validTo: '2026-11-21' })
  const events = await adminApi.passTime('mpetrova', { day: '2026-11-30' })
  expect(now().toISOString()).toBe('2026-11-30T10:00:00.000Z')
  expect(events.filter(({ kind }) => kind === 'expired')).toContainEqual(
    expect.objectContaining({ day: '2026-11-22', about: { kind: 'vehicle', key: String(policy.vehicleId), scope: 1 } }),
  )
  const came = db.exchangeMessages.all().filter(({ dateSent }) => dateSent > db.start)
  expect(came.length).toBeGreaterThanOrEqual(5)
  const reminders = db.notifications
    .all()
    .filter(({ type }) => type === 'TaskOverdue')
    .map(({ personId, taskGuid, dateCreated }) => `${personId} ${taskGuid} ${dateCreated}`)
  expect(reminders.length).toBeGreaterThan(0)
  expect(new Set(reminders).size).toBe(reminders.length)
  expect(events.map(({ day }) => day)).toEqual(events.map(({ day }) => day).toSorted())
})

test('a new year is reported and its numbers start again', async () => {
  const { adminApi, as, db } = await trainingBackend()
  const sendRequest = await as('mpetrova')
  const register = async () => {
    const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData
    await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
    return Number(db.documents.get(guid)?.number?.split('-').at(-1))
  }
  expect(await register()).toBeGreaterThan(2)
  const events = await adminApi.passTime('mpetrova', { day: '2027-01-04' })
  expect(events.filter(({ kind }) => kind === 'year')).toEqual([
    { day: '2027-01-01', kind: 'year', text: 'Започна 2027 г.: годишните броячи на номерата тръгват отначало.' },
  ])
  expect(events.some(({ kind, text }) => kind === 'holiday' && text.includes('Нова година'))).toBe(true)
  expect(await register()).toBe(1)
})

test('the clock advances by the hour, keeps the hour over the change to summer time, and never goes back', async () => {
  const { adminApi, now } = await trainingBackend(60)
  await adminApi.passTime('mpetrova', { day: '2026-11-20', time: '23:30' })
  expect(now().toISOString()).toBe('2026-11-20T21:30:00.000Z')
  await adminApi.passTime('mpetrova', { day: '2027-03-29' })
  expect(now().toISOString()).toBe('2027-03-29T20:30:00.000Z')
  await expect(adminApi.passTime('mpetrova', { day: '2027-03-28' })).rejects.toThrow('само напред')
  await expect(adminApi.passTime('mpetrova', { day: '2027-03-29', time: '08:00' })).rejects.toThrow('само напред')
  await expect(adminApi.passTime('mpetrova', { day: '2040-01-01' })).rejects.toThrow('две години')
})

test('the user stays logged in, and the clock is saved with the state', async () => {
  const { adminApi, store } = await trainingBackend()
  const { shreder } = await adminApi.tokensUntil('mpetrova', '2026-12-04')
  await adminApi.passTime('mpetrova', { day: '2026-12-04' })
  expect(Number.parseInt(shreder.split('.').at(-1) ?? '', 36)).toBeGreaterThan(Date.parse('2026-12-04T10:00:00Z'))
  const state = JSON.parse(await (await store.exportState()).text()) as { changes: { table: string; row: object }[] }
  expect(state.changes.filter(({ table }) => table === 'practiceClock').map(({ row }) => row)).toEqual([
    { id: 1, ahead: 14 * 24 * 60 * 60 * 1000 },
  ])
})
