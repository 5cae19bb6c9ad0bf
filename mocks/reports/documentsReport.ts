import { DocumentStatus, scopeLabels } from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { type CivilDate, civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import { isWithoutResult } from '../../src/rules/documents/closingGrounds.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { withAllUnder } from '../../src/rules/registers/nestRecords.ts'
import { valuesOf } from '../../src/rules/reports/metrics.ts'
import type { WholePeriod } from '../../src/rules/reports/periods.ts'
import { documentMetrics } from '../../src/rules/reports/workMetrics.ts'
import { dayCounted, isOverdue } from '../documents/countedDocuments.ts'
import { typeNameOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { statusOf } from '../documents/permissions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { eachInSlices, nextTurn } from '../engine/yieldToPage.ts'
import { type Filter, type MadeReport, tally, tallyOverTime } from './report.ts'

export const allDocuments = async (db: MockDatabase): Promise<readonly DocumentRow[]> => {
  while (db.prepareNext()) await nextTurn()
  return db.documents.all()
}

export const isWithin = (day: CivilDate, { fromDate, toDate }: WholePeriod): boolean => day >= fromDate && day <= toDate

export const sinceDocuments = (db: MockDatabase): CivilDate | null => {
  const oldest = db.documents.all().findLast((row) => dayCounted(row) !== null)
  return oldest ? dayCounted(oldest) : null
}

type GivenDocumentsFilter = {
  scope?: number | undefined
  documentTypeId?: number | undefined
  documentDirectionId?: number | undefined
  departmentId?: number | undefined
  classificationId?: number | undefined
}
type Sums = Record<'count' | 'finished' | 'withdrawn' | 'unfinished' | 'late' | 'withTerm' | 'termDays', number>

const testOf = (db: MockDatabase, filter: GivenDocumentsFilter): ((row: DocumentRow) => boolean) => {
  const { scope, documentTypeId, documentDirectionId, departmentId, classificationId } = filter
  const below = classificationId === undefined ? undefined : withAllUnder(classificationId, db.classifications.all())
  return (row) =>
    (scope === undefined || row.scope === scope) &&
    (documentTypeId === undefined || row.typeId === documentTypeId) &&
    (documentDirectionId === undefined || row.directionId === documentDirectionId) &&
    (departmentId === undefined || row.departmentId === departmentId) &&
    (below === undefined || row.classificationIds.some((one) => below.has(one)))
}

const none: Sums = { count: 0, finished: 0, withdrawn: 0, unfinished: 0, late: 0, withTerm: 0, termDays: 0 }

const count = (db: MockDatabase, sums: Sums, row: DocumentRow, day: CivilDate): void => {
  const done = isFinal(statusOf(row))
  sums.count += 1
  sums[done ? 'finished' : 'unfinished'] += 1
  if (done && isWithoutResult(row.closingGroundId)) sums.withdrawn += 1
  if (isOverdue(db, row)) sums.late += 1
  if (row.deadline === null) return
  sums.withTerm += 1
  sums.termDays += daysBetween(day, row.deadline)
}

const rowOf = (db: MockDatabase, { scope, typeId, directionId, departmentId }: DocumentRow, sums: Sums) => ({
  scope,
  documentTypeId: typeId,
  documentTypeName: db.documentTypes.get(typeId)?.name ?? '',
  documentDirectionId: directionId,
  departmentId,
  departmentName: db.departments.get(departmentId)?.name ?? '',
  ...valuesOf(documentMetrics, sums),
})
type ReportRow = ReturnType<typeof rowOf>

const barsShown = 10
const distinctNames = <B extends { key: string; label: string }>(bars: readonly B[]): B[] =>
  bars.map((bar) =>
    bars.some(({ key, label }) => label === bar.label && key !== bar.key)
      ? { ...bar, label: `${bar.label} (${labelIn(scopeLabels, Number(bar.key.split('-')[0]))})` }
      : bar,
  )

export const makeDocumentsReport = async (
  db: MockDatabase,
  filter: Filter<GivenDocumentsFilter>,
): Promise<MadeReport<ReportRow>> => {
  const fits = testOf(db, filter)
  const groups = new Map<string, { first: DocumentRow; sums: Sums }>()
  const months = tallyOverTime(2, filter)
  const types = tally(1)
  const notes = { annulled: 0, withoutTerm: 0 }
  await eachInSlices(await allDocuments(db), (row) => {
    if (!fits(row)) return
    if (row.statusId === DocumentStatus.ANNULLED) {
      if (row.dateRegistered !== null && isWithin(civilDateOf(row.dateRegistered), filter)) notes.annulled += 1
      return
    }
    const day = dayCounted(row)
    if (day === null || !isWithin(day, filter)) return
    const key = `${row.scope} ${row.typeId} ${row.directionId} ${row.departmentId}`
    const group = groups.get(key) ?? { first: row, sums: { ...none } }
    groups.set(key, group)
    count(db, group.sums, row, day)
    if (row.deadline === null) notes.withoutTerm += 1
    months.add(day, row.scope - 1)
    types.add(`${row.scope}-${row.typeId}`, typeNameOf(db, row), 0)
  })
  const rows = [...groups.values()].map(({ first, sums }) => rowOf(db, first, sums))
  return {
    rows: rows.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)),
    notes,
    charts: { months: months.bars(), types: distinctNames(types.largest(barsShown)) },
  }
}
