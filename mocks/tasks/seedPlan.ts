import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { PersonRow } from '../people/rows.ts'

/** A task before it has its ids: the generators make these, `taskTables` numbers them by date. */
export type TaskPlan = {
  document: DocumentRow
  resolutionGuid: string | null
  typeId: number
  description: string
  assigner: PersonRow
  controller: PersonRow | null
  assignees: readonly PersonRow[]
  /** Day number of the start, and the second at which it was given. */
  day: number
  second: number
  workingDays: number
  /** Day number on which it was done; null while it is open. */
  doneDay: number | null
  withdrawn?: true
  resultTypeId: number | null
  resultComment: string | null
}

/** Makes a plan of what differs from an everyday task. */
export type PlanTask = (
  of: Pick<TaskPlan, 'typeId' | 'description' | 'assigner' | 'assignees'> & Partial<TaskPlan>,
) => TaskPlan

/** What a document that is not registered yet waits for. */
export const requestsOf = (
  document: DocumentRow,
  plan: PlanTask,
  author: PersonRow,
  head: PersonRow,
  written: number,
): TaskPlan[] => {
  const agreement = { typeId: TaskType.AGREEMENT, description: 'За съгласуване.', assigner: author, assignees: [head] }
  const signature = { typeId: TaskType.SIGNATURE, description: 'За подпис.', assigner: author, assignees: [head] }
  switch (document.statusId) {
    case DocumentStatus.FOR_AGREEMENT:
      return [plan(agreement)]
    case DocumentStatus.FOR_SIGNATURE:
      return [plan({ ...agreement, day: written, doneDay: written, resultTypeId: TaskResult.AGREED }), plan(signature)]
    case DocumentStatus.SIGNED:
      return [plan({ ...signature, day: written, doneDay: written, resultTypeId: TaskResult.SIGNED })]
    case DocumentStatus.RETURNED:
      return [
        plan({
          ...agreement,
          day: written,
          doneDay: written,
          resultTypeId: TaskResult.NOT_AGREED,
          resultComment: 'Липсва правното основание. Моля за допълване на мотивите.',
        }),
        plan({ typeId: TaskType.EXECUTION, description: 'За корекция.', assigner: head, assignees: [author] }),
      ]
    default:
      return []
  }
}
