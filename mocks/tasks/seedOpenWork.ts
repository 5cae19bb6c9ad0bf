import type { DocumentRow } from '../documents/documentRows.ts'
import type { SeededWork } from '../engine/mockDatabase.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { byGivenTime, type TaskPlan } from './seedPlan.ts'
import { tasksOf } from './seedTasksOf.ts'

const isOpen = ({ doneAt, withdrawnAt }: TaskPlan): boolean => doneAt === null && withdrawnAt === null

/**
 * Returns a function that computes the open tasks of one document and of its resolution, without the table of tasks.
 * The ids in that table follow the dates, so it needs all documents, and a list of documents cannot wait for that.
 */
export const openWorkOf = (
  frame: Frame,
  forEverybody: () => readonly TaskPlan[],
): ((documentId: number) => readonly SeededWork[]) => {
  const plansOf = (row: DocumentRow): TaskPlan[] => [
    ...tasksOf(frame, row, row.parentGuid ? frame.documentOf(row.parentGuid) : undefined),
    ...frame
      .caseOf(row)
      .documents.filter(({ parentGuid }) => parentGuid === row.guid)
      .flatMap((resolution) => tasksOf(frame, resolution, row)),
    ...forEverybody().filter(({ document }) => document === row),
  ]
  return (documentId) => {
    const row = frame.documents[documentId - 1]
    if (!row) return []
    return plansOf(row)
      .filter(isOpen)
      .sort(byGivenTime)
      .map(({ typeId, given, assignees }) => ({
        typeId,
        dateCreated: given,
        personIds: assignees.map(({ id }) => id),
      }))
  }
}
