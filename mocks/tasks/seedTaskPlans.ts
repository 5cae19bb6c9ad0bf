import type { DocumentRow } from '../documents/documentRows.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { byGivenTime, type TaskPlan } from './seedPlan.ts'
import { tasksOf } from './seedTasksOf.ts'

const none: readonly TaskPlan[] = []

export type TaskPlans = {
  /** Returns the tasks that a document or a resolution gives, in no particular order. */
  givenBy: (row: DocumentRow) => readonly TaskPlan[]
  /** Returns the tasks on a document and those that a resolution gives, in the order in which they are given. */
  around: (row: DocumentRow) => readonly TaskPlan[]
  forEverybody: () => readonly TaskPlan[]
}

/**
 * Returns functions that plan the tasks of one document, without the table of tasks. The ids in that table follow the
 * dates, so it needs all documents, and a list or the history of one document cannot wait for that.
 */
export const taskPlansOf = (frame: Frame, forEverybody: () => readonly TaskPlan[]): TaskPlans => {
  const given = new Map<number, readonly TaskPlan[]>()
  const givenBy = (row: DocumentRow): readonly TaskPlan[] => {
    const plans =
      given.get(row.id) ?? tasksOf(frame, row, row.parentGuid ? frame.documentOf(row.parentGuid) : undefined)
    given.set(row.id, plans)
    return plans
  }
  let general: Map<DocumentRow, TaskPlan[]> | undefined
  const generalAbout = (row: DocumentRow): readonly TaskPlan[] => {
    if (!general) {
      general = new Map()
      for (const plan of forEverybody()) general.set(plan.document, [...(general.get(plan.document) ?? []), plan])
    }
    return general.get(row) ?? none
  }
  const known = new Map<number, readonly TaskPlan[]>()
  const around = (row: DocumentRow): readonly TaskPlan[] => {
    const plans =
      known.get(row.id) ??
      [
        ...givenBy(row),
        ...frame
          .caseOf(row)
          .documents.filter(({ parentGuid }) => parentGuid === row.guid)
          .flatMap(givenBy),
        ...generalAbout(row),
      ].sort(byGivenTime)
    known.set(row.id, plans)
    return plans
  }
  return { givenBy, around, forEverybody }
}
