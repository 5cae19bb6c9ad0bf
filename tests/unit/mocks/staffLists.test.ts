import { expect, test } from 'vitest'
import { performersOf } from '../../../mocks/staff/performers.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { createTestBackend } from './createTestBackend.ts'
import { setUp } from './staffDatabase.ts'

test('the seeded year has no contradictions', () => {
  const { db } = createTestBackend(40)
  const today = '2026-11-20'
  const rows = [...db.leaveApplications.all(), ...db.businessTrips.all()]
  expect(db.leaveApplications.size).toBeGreaterThan(230)
  expect(db.businessTrips.size).toBeGreaterThan(110)
  expect(db.sickLeaves.size).toBeGreaterThan(25)
  expect(db.expenseReports.size).toBeGreaterThan(35)
  for (const row of [...rows, ...db.expenseReports.all()]) {
    expect(row.toDate >= row.fromDate, row.number).toBe(true)
    const times = row.history.map(({ at }) => at ?? '')
    expect(times, row.number).toEqual(times.toSorted())
    expect((times.at(-1) ?? '') <= '2026-11-20T22', row.number).toBe(true)
    expect(row.number === '', row.number).toBe(row.step === 'draft')
    if (row.step === 'closed') expect(row.toDate <= today, row.number).toBe(true)
  }
  for (const person of db.persons.all()) {
    const own = [...rows, ...db.sickLeaves.all()]
      .filter(({ personId }) => personId === person.id)
      .sort((a, b) => (a.fromDate < b.fromDate ? -1 : 1))
    for (const [i, row] of own.entries()) expect((own[i - 1]?.toDate ?? '') < row.fromDate, row.number).toBe(true)
  }
  for (const report of db.expenseReports.all()) {
    const trip = db.businessTrips.get(report.tripId)
    expect(report.date! > trip!.toDate, report.number).toBe(true)
    expect(trip?.step === 'closed').toBe(report.step === 'closed')
  }
})

test('no user checks a record that the same user has approved', () => {
  const { db } = createTestBackend(40)
  for (const person of db.persons.all()) {
    const [agreement, check] = performersOf(db, 'leave', person)
    expect(check?.person?.id, person.lastName).not.toBe(person.id)
    if (agreement?.person) expect(check?.person?.id, person.lastName).not.toBe(agreement.person.id)
  }
})

test('a list is filtered by days that overlap its period and by a department with its descendants, and sorted by its columns', async () => {
  const { administrator: sendRequest, db } = await setUp()
  const all = { pageNumber: 1, pageSize: 500 }
  const july = { fromDate: '2026-07-01', toDate: '2026-07-31', departmentId: 10, kind: 'annual' }
  const { items } = (await sendRequest(leaveApplications.list, { query: all, body: july })).resultData
  const under = new Set([10, 11, 12, 13])
  const expected = db.leaveApplications
    .all()
    .filter(
      (row) =>
        row.kind === 'annual' &&
        row.fromDate <= '2026-07-31' &&
        row.toDate >= '2026-07-01' &&
        under.has(db.persons.get(row.personId)?.departmentId ?? 0),
    )
  expect(items.length).toBeGreaterThan(0)
  expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id))
  const byNumber = { sortColumns: [{ columnName: 'number', direction: 'desc' as const }] }
  const [first] = (await sendRequest(leaveApplications.list, { query: all, body: byNumber })).resultData.items
  const highest = Math.max(
    ...db.leaveApplications.all().map(({ number }) => Number(/-(\d+)\/2026$/.exec(number)?.[1] ?? 0)),
  )
  expect(first?.number).toBe(`О-${highest}/2026`)
})

test('a list starts with the newest; drafts of others are last, but not those of the current user', async () => {
  const { administrator: sendRequest, as, leave, db } = await setUp()
  const admin = db.users.all().find(({ userName }) => userName === 'administrator')!
  const body = { ...leave, person: { id: admin.personId, name: '' } }
  const { id } = (await sendRequest(leaveApplications.insert, { body })).resultData
  const all = { query: { pageNumber: 1, pageSize: 1000 }, body: {} }
  const mine = (await sendRequest(leaveApplications.list, all)).resultData.items
  expect(mine[0]?.id).toBe(id)
  const others = (await (await as('up.manager'))(leaveApplications.list, all)).resultData.items
  const firstDraft = others.findIndex(({ step }) => step === 'draft')
  expect(others.slice(firstDraft).map(({ step }) => step)).toEqual(others.slice(firstDraft).map(() => 'draft'))
  expect(others.slice(firstDraft).some((one) => one.id === id)).toBe(true)
})

test('the user of a step may open the record', () => {
  const { db } = createTestBackend(40)
  const needed = { leave: 'UP_VACATIONS', trip: 'UP_BUSINESS_TRIPS', expense: 'UP_EXPENSES' } as const
  for (const person of db.persons.all())
    for (const [kind, role] of Object.entries(needed))
      for (const performer of performersOf(db, kind as keyof typeof needed, person)) {
        const [user] = db.users.by('personId', performer.person?.id ?? 0)
        const mayOpen = user?.roles.some((own) => [role, 'UP_MANAGER', 'ADMINISTRATOR'].includes(own))
        expect(mayOpen, `${performer.title} ${performer.person?.name}, ${kind} of ${person.lastName}`).toBe(true)
      }
})

test('no leave exceeds the available days', async () => {
  const { administrator: sendRequest } = await setUp()
  for (const year of [2025, 2026])
    for (const one of (await sendRequest(leaveApplications.getRemainingLeave, { query: { year } })).resultData)
      expect(one.remaining, one.person?.name).toBeGreaterThanOrEqual(0)
})
