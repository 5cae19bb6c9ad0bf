import { describe, expect, test } from 'vitest'
import { daysAround } from '../../../mocks/seed/days.ts'
import { nonWorkingDayRows } from '../../../mocks/settings/seedSettings.ts'
import { civilDateOf, dateOfDayNumber, dayNumber, timeOf } from '../../../src/dates/civilDate.ts'
import { dayCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { endOfDeadline } from '../../../src/rules/deadlines/endOfTerm.ts'
import { checkEgn, checkEik, checkLnch } from '../../../src/rules/identifiers/identifiers.ts'
import { mockDatabaseOf, saturday, usualDatabase } from './databaseOf.ts'

/** The id of the express kind of service, which is provided in half of the usual term. */
const QUICK = 2
const beginnings = [
  ['21 November 2026', usualDatabase()],
  ['5 January 2027', mockDatabaseOf(5, 900, new Date('2027-01-05T07:30:00.000Z'))],
] as const

describe.each(beginnings)('the office days of a database that starts on %s', (_, db) => {
  const calendar = dayCalendar(db.nonWorkingDays.all())
  const registered = db.documents
    .all()
    .filter((row) => row.number !== null)
    .toReversed()

  test('numbers rise with time within index and year, without gaps, and no number is given twice', () => {
    const last = new Map<string, number>()
    for (const row of registered) {
      const [, prefix, count] = /^(.+)-(\d+)$/.exec(row.number ?? '') ?? []
      const key = `${prefix}-${civilDateOf(row.dateRegistered ?? '').slice(0, 4)}`
      expect(Number(count), `${row.number} of ${row.dateRegistered}`).toBe((last.get(key) ?? 0) + 1)
      expect(db.numberIndexes.get(row.numberIndexId)?.numberPrefix).toBe(prefix)
      last.set(key, Number(count))
    }
    for (const counter of db.counters.all())
      expect(counter.currentValue, `${counter.code}-${counter.year}`).toBe(
        last.get(`${counter.code}-${counter.year}`) ?? 0,
      )
    expect([...last.keys()].length).toBeLessThanOrEqual(db.counters.size)
  })

  test('a number and its date are set together, and only with a status that has them', () => {
    for (const row of db.documents.all()) {
      expect(row.number === null).toBe(row.dateRegistered === null)
      expect(row.receiptOrder === null).toBe(row.number === null)
      if (row.number === null) expect([1, 5, 6, 7, 8]).toContain(row.statusId)
      else expect([1, 5, 6, 7, 8]).not.toContain(row.statusId)
    }
  })

  test('no document is registered at night or on non-working days, and before the office hours only those of the portal', () => {
    for (const row of registered) {
      const at = row.dateRegistered ?? ''
      const isAtWork = !calendar.isNonWorking(civilDateOf(at)) && timeOf(at) >= '08:05' && timeOf(at) <= '17:45'
      expect(isAtWork, at).toBe(true)
      // Before 08:45 only documents are registered that arrived through the portal at night.
      if (timeOf(at) < '08:45') expect(row.receivedViaId, at).toBe(1)
    }
  })

  test('no term ends on a non-working day', () => {
    const ends = [
      ...db.documents.all().flatMap((row) => row.deadline ?? []),
      ...db.taskAssignees.all().map((row) => row.endDate),
      ...db.tasks.all().map((row) => row.deadline),
      ...db.obligations.all().flatMap((row) => row.dateDue ?? []),
    ]
    expect(ends.filter((end) => calendar.isNonWorking(end))).toEqual([])
  })

  const isExtended = (caseFileGuid: string | null): boolean =>
    db.documents
      .by('caseFileGuid', caseFileGuid)
      .some(({ subject }) => subject.startsWith('Уведомление за удължаване на срока'))

  test('terms equal those of the shared rule; later ones set by hand belong to open work', () => {
    for (const row of db.documents.all()) {
      if (row.deadline === null) continue
      if (row.serviceKindId === QUICK && row.deadlineQuantity !== null) {
        const usual = db.deadlineRules.all().find(({ documentTypeId }) => documentTypeId === row.typeId)
        expect(row.deadlineQuantity).toBe(Math.ceil((usual?.quantity ?? 0) / 2))
        expect(row.priorityId).toBeGreaterThan(1)
        continue
      }
      if (row.deadlineRuleId === null) {
        expect([row.deadlineQuantity, row.deadlineUnitId]).toEqual([null, null])
        // A document is skipped if the letter about the extension has set another term.
        if (isExtended(row.caseFileGuid)) continue
        expect(row.deadline > civilDateOf(db.start)).toBe(true)
        expect([11, 12, 13]).not.toContain(row.statusId)
        continue
      }
      const { deadlineStart, deadlineQuantity, deadlineUnitId, deadlineRuleId } = row
      const rule = db.deadlineRules.get(deadlineRuleId)
      expect(rule).toMatchObject({ documentTypeId: row.typeId, quantity: deadlineQuantity, unitId: deadlineUnitId })
      if (!rule || !deadlineStart) throw new Error('A term without a rule')
      // A term set by an outgoing letter starts when the letter is delivered.
      const delivered = db.addressees.by('documentGuid', row.guid).find(({ isCopy }) => !isCopy)?.dateDelivered
      expect(deadlineStart).toBe(civilDateOf(delivered ?? row.dateRegistered ?? ''))
      expect(row.deadline).toBe(endOfDeadline(deadlineStart, rule.quantity, rule.unitId, calendar).end)
    }
    for (const row of db.taskAssignees.all())
      expect(row.endDate).toBe(endOfDeadline(row.startDate, row.quantity, 2, calendar).end)
  })
})

test('the fast calendar agrees with the rule in every unit, over holidays and changes of the clock', () => {
  const rows = nonWorkingDayRows(saturday)
  const days = daysAround(saturday, rows)
  const calendar = dayCalendar(rows)
  for (let day = days.today - 380; day <= days.today; day += 1) {
    expect(civilDateOf(days.isoAt(day, 4 * 3600))).toBe(dateOfDayNumber(day))
    expect(timeOf(days.isoAt(day, 10 * 3600 + 35 * 60))).toBe('10:35')
    for (const unit of [1, 2, 3, 4, 5] as const)
      expect(days.endOf(day, 3, unit)).toBe(endOfDeadline(dateOfDayNumber(day), 3, unit, calendar).end)
  }
  expect(days.today).toBe(dayNumber('2026-11-21'))
})

test('every correspondent has a valid identifier of its kind, and none is used twice', () => {
  const rows = usualDatabase().correspondents.all()
  const taken: string[] = []
  for (const row of rows) {
    if (row.entityIdentifier) expect(checkEik(row.entityIdentifier), row.entityIdentifier).toBeNull()
    if (row.unifiedCitizenshipNumber) expect(checkEgn(row.unifiedCitizenshipNumber)).toBeNull()
    if (row.foreignerPersonalIdentifier) expect(checkLnch(row.foreignerPersonalIdentifier)).toBeNull()
    taken.push(
      ...[row.entityIdentifier, row.unifiedCitizenshipNumber, row.foreignerPersonalIdentifier].flatMap(
        (one) => one ?? [],
      ),
    )
  }
  expect(new Set(taken).size).toBe(taken.length)
})
