import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { PersonRow } from '../people/rows.ts'
import type { Area } from '../people/seedPeople.ts'
import type { Frame } from '../seed/frame.ts'

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
  /** Since when what it is about was there. */
  since: string
  workingDays: number
  /** Day number on which it was done; null while it is open. */
  doneDay: number | null
  /** When it was withdrawn; null for a task that was not. */
  withdrawnAt: string | null
  resultTypeId: number | null
  resultComment: string | null
}

/** Makes a plan of what differs from an everyday task. */
export type PlanTask = (
  of: Pick<TaskPlan, 'typeId' | 'description' | 'assigner' | 'assignees'> & Partial<TaskPlan>,
) => TaskPlan

type Requests = { frame: Frame; departmentId: number; area: Area; day: number; plan: PlanTask }
const LATE = 17.5 * 3600

/** What a document that is not registered yet waits for: on the day it was written, or on the next one, if that has come. */
export const requestsOf = (
  { frame: { days, people }, departmentId, area, day, plan }: Requests,
  document: DocumentRow,
  author: PersonRow,
): TaskPlan[] => {
  const next = days.step(day, 1)
  const then = next <= days.worked ? { day: next } : { second: LATE }
  const thenDay = then.day ?? day
  const head = people.headOn(departmentId, area, day)
  const laterHead = people.headOn(departmentId, area, thenDay)
  const laterAuthor = people.isAway(author.id, thenDay) ? laterHead : author
  const agreement = { typeId: TaskType.AGREEMENT, description: 'За съгласуване.', assigner: author, assignees: [head] }
  const signature = { typeId: TaskType.SIGNATURE, description: 'За подпис.', assignees: [laterHead] }
  switch (document.statusId) {
    case DocumentStatus.FOR_AGREEMENT:
      return [plan(agreement)]
    case DocumentStatus.FOR_SIGNATURE:
      return [
        plan({ ...agreement, doneDay: day, resultTypeId: TaskResult.AGREED }),
        plan({ ...signature, assigner: laterAuthor, ...then }),
      ]
    case DocumentStatus.SIGNED:
      return [
        plan({ ...signature, assigner: author, assignees: [head], doneDay: day, resultTypeId: TaskResult.SIGNED }),
      ]
    case DocumentStatus.RETURNED:
      return [
        plan({
          ...agreement,
          doneDay: day,
          resultTypeId: TaskResult.NOT_AGREED,
          resultComment: 'Липсва правното основание. Моля за допълване на мотивите.',
        }),
        plan({
          typeId: TaskType.EXECUTION,
          description: 'За корекция.',
          assigner: laterHead,
          assignees: [author],
          ...then,
        }),
      ]
    default:
      return []
  }
}
