import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { DocumentFilter } from '../../src/contract/shapes/documents.ts'
import { type CivilDate, civilDateOf } from '../../src/dates/civilDate.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { World } from '../engine/world.ts'
import { workingDaysLeftOf } from './listRow.ts'
import { statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

/** The day on which a document got its number; null for one that reports do not count: without number, or annulled. */
export const dayCounted = (row: DocumentRow): CivilDate | null =>
  row.dateRegistered === null || row.number === null || row.statusId === DocumentStatus.ANNULLED
    ? null
    : civilDateOf(row.dateRegistered)

/** Whether the term of a document that work goes on has passed. */
export const isOverdue = (world: World, row: DocumentRow): boolean => (workingDaysLeftOf(world, row) ?? 0) < 0

/** Which of the documents that reports count have a standing: what a figure of a report leads to. */
export const standingTest = (standing: NonNullable<DocumentFilter['standing']>, world: World) => {
  const isSo: Record<typeof standing, (row: DocumentRow) => boolean> = {
    counted: () => true,
    finished: (row) => isFinal(statusOf(row)),
    unfinished: (row) => !isFinal(statusOf(row)),
    late: (row) => isOverdue(world, row),
  }
  return (row: DocumentRow): boolean => dayCounted(row) !== null && isSo[standing](row)
}
