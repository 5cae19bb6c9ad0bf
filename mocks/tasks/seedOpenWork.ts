import type { SeededWork } from '../engine/mockDatabase.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { TaskPlan } from './seedPlan.ts'
import type { TaskPlans } from './seedTaskPlans.ts'

const isOpen = ({ doneAt, withdrawnAt }: TaskPlan): boolean => doneAt === null && withdrawnAt === null

/** Returns a function that returns the open tasks on a document and of a resolution, without the table of tasks. */
export const openWorkOf =
  (frame: Frame, { around }: TaskPlans): ((documentId: number) => readonly SeededWork[]) =>
  (documentId) => {
    const row = frame.documents[documentId - 1]
    if (!row) return []
    return around(row)
      .filter(isOpen)
      .map(({ typeId, given, assignees }) => ({
        typeId,
        dateCreated: given,
        personIds: assignees.map(({ id }) => id),
      }))
  }
