import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { DocumentFilter } from '../../src/contract/shapes/documents.ts'
import { type CivilDate, civilDateOf } from '../../src/dates/civilDate.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { DocumentRow } from './documentRows.ts'
import { workingDaysLeftOf } from './listRow.ts'
import { statusOf } from './permissions.ts'

/** Returns the day on which reports count a document; null for a document that is annulled or has no number. */
export const dayCounted = (row: DocumentRow): CivilDate | null =>
  row.dateRegistered === null || row.number === null || row.statusId === DocumentStatus.ANNULLED
    ? null
    : civilDateOf(row.dateRegistered)

export const isOverdue = (db: MockDatabase, row: DocumentRow): boolean => (workingDaysLeftOf(db, row) ?? 0) < 0

export const standingTest = (standing: NonNullable<DocumentFilter['standing']>, db: MockDatabase) => {
  const isSo: Record<typeof standing, (row: DocumentRow) => boolean> = {
    counted: () => true,
    finished: (row) => isFinal(statusOf(row)),
    unfinished: (row) => !isFinal(statusOf(row)),
    late: (row) => isOverdue(db, row),
  }
  return (row: DocumentRow): boolean => dayCounted(row) !== null && isSo[standing](row)
}
