import { managementDepartmentId } from '../../fixtures/departments.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { Area } from '../people/seedPeople.ts'
import type { Frame } from '../seed/seedFrame.ts'

/** A seeded task before it has ids; `taskTables` numbers the tasks by date. */
export type TaskPlan = {
  document: DocumentRow
  resolutionGuid: string | null
  typeId: number
  description: string
  assigner: PersonRow
  controller: PersonRow | null
  assignees: readonly PersonRow[]
  given: string
  workingDays: number
  doneAt: string | null
  withdrawnAt: string | null
  resultTypeId: number | null
  resultComment: string | null
}

export const byGivenTime = (a: TaskPlan, b: TaskPlan): number =>
  a.given < b.given ? -1 : a.given > b.given ? 1 : a.document.id - b.document.id

/** In days: the longest time that a task is overdue while its document is not. */
export const LONG_OVER = 14

export type PlanTask = (
  of: Pick<TaskPlan, 'typeId' | 'description' | 'assigner' | 'assignees'> & Partial<TaskPlan>,
) => TaskPlan

type Requests = { frame: Frame; departmentId: number; area: Area; plan: PlanTask }

export const otherThan = (
  { people }: Frame,
  { departmentId, area, day }: { departmentId: number; area: Area; day: number },
  requester: PersonRow,
): PersonRow | undefined =>
  [departmentId, managementDepartmentId]
    .flatMap((id) => people.membersOn(id, area, day))
    .find(({ id }) => id !== requester.id)

const AT_LEISURE = 300

export const requestsOf = (
  { frame, departmentId, area, plan }: Requests,
  document: DocumentRow,
  author: PersonRow,
): TaskPlan[] => {
  const { days, people, startIso } = frame
  const isNew = days.afterWork(document.dateCreated, AT_LEISURE) > startIso
  const after = (at: string, quickly: number, minutes: number) => days.afterWork(at, isNew ? quickly : minutes)
  const requestedAt = after(document.dateCreated, 4, 10 + (document.id % 50))
  const answered = after(requestedAt, 12, 30 + (document.id % 180))
  const further = after(answered, 5, 5 + (document.id % 25))
  const dayOf = (at: string) => days.dayOfIso(at)
  const otherOn = (at: string, requester: PersonRow) =>
    otherThan(frame, { departmentId, area, day: dayOf(at) }, requester) ?? people.headOn(departmentId, area, dayOf(at))
  const here = (person: PersonRow, at: string) => (people.isAway(person.id, dayOf(at)) ? otherOn(at, person) : person)
  const requester = here(author, requestedAt)
  const other = otherOn(requestedAt, requester)
  const agreement = {
    typeId: TaskType.AGREEMENT,
    description: 'За съгласуване.',
    given: requestedAt,
    assigner: requester,
  }
  const later = here(author, further)
  switch (document.statusId) {
    case DocumentStatus.FOR_AGREEMENT:
      return [plan({ ...agreement, assignees: [other] })]
    case DocumentStatus.FOR_SIGNATURE: {
      const agreer = here(other, answered)
      return [
        plan({ ...agreement, assignees: [agreer], doneAt: answered, resultTypeId: TaskResult.AGREED }),
        plan({
          ...{ typeId: TaskType.SIGNATURE, description: 'За подпис.', given: further },
          ...{ assigner: later, assignees: [otherOn(further, later)] },
        }),
      ]
    }
    case DocumentStatus.SIGNED:
      return [
        plan({
          ...{ typeId: TaskType.SIGNATURE, description: 'За подпис.', given: requestedAt, doneAt: answered },
          ...{ assigner: requester, assignees: [here(other, answered)], resultTypeId: TaskResult.SIGNED },
        }),
      ]
    case DocumentStatus.RETURNED: {
      const refused = here(other, answered)
      // Outside the department of the author, only the management gives tasks on a document that is still a draft.
      const manager = people
        .membersOn(managementDepartmentId, area, dayOf(further))
        .find(({ id, departmentId: of }) => of === managementDepartmentId && id !== later.id)
      return [
        plan({
          ...{ ...agreement, assignees: [refused], doneAt: answered, resultTypeId: TaskResult.NOT_AGREED },
          resultComment: 'Липсва правното основание. Моля за допълване на мотивите.',
        }),
        ...(manager
          ? [
              plan({
                ...{ typeId: TaskType.EXECUTION, description: 'За корекция.', given: further },
                ...{ assigner: manager, assignees: [later] },
              }),
            ]
          : []),
      ]
    }
    default:
      return []
  }
}
