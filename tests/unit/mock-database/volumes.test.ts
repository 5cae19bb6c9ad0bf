import { expect, test } from 'vitest'
import { RegistrationStatus } from '../../../src/contract/enumerations.ts'
import { mockDatabaseOf, usualDatabase } from './databaseOf.ts'

const db = usualDatabase()
const documents = db.documents.all()
const share = <T>(rows: readonly T[], is: (row: T) => boolean) => rows.filter(is).length / rows.length
/** The records that were entered twice; they do not grow with the number of documents. */
const DOUBLES = 4
const TODAY = '2026-11-21'

test('the database has its declared sizes', () => {
  expect(documents).toHaveLength(2800)
  expect(db.persons.size).toBe(121)
  expect(db.correspondents.size).toBe(400 + DOUBLES)
  expect(db.caseFiles.size).toBeGreaterThan(800)
  expect(db.caseFiles.size).toBeLessThan(1000)
  // There are this many tasks, because an incoming document is not completed before a task was assigned on it.
  expect(db.tasks.size).toBeGreaterThan(2000)
  expect(db.tasks.size).toBeLessThan(2500)
  expect(db.taskAssignees.size / db.tasks.size).toBeGreaterThan(1.15)
  expect(db.obligations.size).toBeGreaterThan(200)
  expect(db.obligations.size).toBeLessThan(320)
})

test('most of the documents are incoming, and most of them are of this year', () => {
  expect(share(documents, (row) => row.directionId === 1)).toBeCloseTo(0.55, 1)
  expect(share(documents, (row) => row.directionId === 2)).toBeCloseTo(0.2, 1)
  expect(share(documents, (row) => row.directionId === 3)).toBeCloseTo(0.25, 1)
  expect(share(documents, (row) => (row.dateRegistered ?? row.dateCreated) >= '2026-01-01')).toBeGreaterThan(0.8)
  expect(share(documents, (row) => row.scope === 2)).toBeGreaterThan(0.35)
  expect(share(documents, (row) => row.scope === 1)).toBeGreaterThan(0.35)
})

test('about seven cases of ten are closed, and about one task of twenty is overdue', () => {
  expect(share(db.caseFiles.all(), (row) => row.statusId !== 1)).toBeGreaterThan(0.5)
  expect(share(db.caseFiles.all(), (row) => row.statusId !== 1)).toBeLessThan(0.75)
  const overdue = share(db.tasks.all(), (row) => row.dateCompleted === null && row.deadline < TODAY)
  expect(overdue).toBeGreaterThan(0.03)
  expect(overdue).toBeLessThan(0.12)
})

test('nine messages of е-Връчване and five of обмен на документи wait, six were refused with a reason', () => {
  const messages = db.exchangeMessages.all()
  const waiting = (system: string) =>
    messages.filter((row) => row.system === system && row.isIncoming && (row.statusId === 1 || row.statusId === 4))
  expect(waiting('edelivery')).toHaveLength(9)
  expect(waiting('docexchange')).toHaveLength(5)
  const rejected = messages.filter((row) => row.statusId === 3)
  expect(rejected).toHaveLength(6)
  for (const row of rejected) expect(row.rejectReason).toBeTruthy()
  for (const row of rejected.filter((one) => one.system === 'docexchange'))
    expect(row.registrationStatusId).toBe(RegistrationStatus.DS_REJECTED)
  expect(messages.filter((row) => row.system === 'edelivery').length).toBeGreaterThan(90)
  expect(messages.filter((row) => row.system === 'docexchange').length).toBeGreaterThan(35)
})

test('fees are mostly paid, all of the completed services; some in part, some not, some too late', () => {
  const standings = db.obligations.all().map((row) => {
    const paid = db.payments.by('obligationGuid', row.guid).reduce((sum, one) => sum + one.amountCents, 0)
    if (paid === row.amountCents) return 'paid'
    if (paid > 0) return 'partly'
    return (row.dateDue ?? TODAY) < TODAY ? 'overdue' : 'waiting'
  })
  expect(share(standings, (one) => one === 'paid')).toBeCloseTo(0.9, 1)
  expect(share(standings, (one) => one === 'partly')).toBeGreaterThan(0.01)
  expect(share(standings, (one) => one === 'waiting')).toBeGreaterThan(0)
  expect(share(standings, (one) => one === 'overdue')).toBeGreaterThan(0.01)
})

test('fees of 2025 are in levs, those of 2026 in euro', () => {
  for (const row of db.obligations.all()) expect(row.currency).toBe(row.dateArisen < '2026-01-01' ? 'BGN' : 'EUR')
})

test('every status, channel and direction occurs, drafts of the portal and annulled documents too', () => {
  expect([...new Set(documents.map((row) => row.statusId))].sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ])
  expect(documents.some((row) => row.statusId === 1 && row.receivedViaId === 1)).toBe(true)
  expect(new Set(documents.flatMap((row) => row.receivedViaId ?? [])).size).toBe(6)
})

test('a bigger database grows in proportion', () => {
  const big = mockDatabaseOf(1, 8400)
  expect(big.correspondents.size).toBe(1200 + DOUBLES)
  expect(big.exchangeMessages.all().filter((row) => row.statusId === 1 || row.statusId === 4)).toHaveLength(42)
  expect(new Set(big.correspondents.all().flatMap((row) => row.entityName ?? [])).size).toBe(
    big.correspondents.all().filter((row) => row.isLegalEntity).length,
  )
})
