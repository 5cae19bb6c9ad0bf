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
/** In minutes: the request for agreement after the draft, the response, the request for a signature. */
type Pace = readonly [request: number, response: number, further: number]
/** The pace of a new draft, and of an author who is soon away. */
const HURRIED: Pace = [4, 12, 5]
/** The pace of an author who wrote the draft in the last minutes before an absence. */
const AT_ONCE: Pace = [1, 1, 1]

export const requestsOf = (
  { frame, departmentId, area, plan }: Requests,
  document: DocumentRow,
  author: PersonRow,
): TaskPlan[] => {
  const { days, people, startIso } = frame
  const isNew = days.afterWork(document.dateCreated, AT_LEISURE) > startIso
  const usual: Pace = [10 + (document.id % 50), 30 + (document.id % 180), 5 + (document.id % 25)]
  const timesAt = ([request, response, next]: Pace, after = days.afterWork) => {
    const requestedAt = after(document.dateCreated, request)
    const answered = after(requestedAt, response)
    return { requestedAt, answered, further: after(answered, next) }
  }
  const onSameDay = (at: string, minutes: number) => days.isoOf(days.timeOf(at) + minutes * 60)
  const dayOf = (at: string) => days.dayOfIso(at)
  const isAuthorAway = (at: string) => people.isAway(author.id, dayOf(at))
  const leisurely = timesAt(isNew ? HURRIED : usual)
  const hurried = timesAt(HURRIED)
  // Only the author may ask for agreement and for a signature, so both happen while the author is at work.
  const { requestedAt, answered, further } =
    [leisurely, hurried].find((at) => !isAuthorAway(at.requestedAt) && !isAuthorAway(at.further)) ??
    timesAt(AT_ONCE, onSameDay)
  const otherOn = (at: string, requester: PersonRow) =>
    otherThan(frame, { departmentId, area, day: dayOf(at) }, requester) ?? people.headOn(departmentId, area, dayOf(at))
  const here = (person: PersonRow, at: string) => (people.isAway(person.id, dayOf(at)) ? otherOn(at, person) : person)
  const other = otherOn(requestedAt, author)
  const agreement = {
    typeId: TaskType.AGREEMENT,
    description: 'За съгласуване.',
    given: requestedAt,
    assigner: author,
  }
  switch (document.statusId) {
    case DocumentStatus.FOR_AGREEMENT:
      return [plan({ ...agreement, assignees: [other] })]
    case DocumentStatus.FOR_SIGNATURE: {
      const agreer = here(other, answered)
      return [
        plan({ ...agreement, assignees: [agreer], doneAt: answered, resultTypeId: TaskResult.AGREED }),
        plan({
          ...{ typeId: TaskType.SIGNATURE, description: 'За подпис.', given: further },
          ...{ assigner: author, assignees: [otherOn(further, author)] },
        }),
      ]
    }
    case DocumentStatus.SIGNED:
      return [
        plan({
          ...{ typeId: TaskType.SIGNATURE, description: 'За подпис.', given: requestedAt, doneAt: answered },
          ...{ assigner: author, assignees: [here(other, answered)], resultTypeId: TaskResult.SIGNED },
        }),
      ]
    case DocumentStatus.RETURNED: {
      const refused = here(other, answered)
      // Outside the department of the author, only the management gives tasks on a document that is still a draft.
      const manager = people
        .membersOn(managementDepartmentId, area, dayOf(further))
        .find(({ id, departmentId: of }) => of === managementDepartmentId && id !== author.id)
      return [
        plan({
          ...{ ...agreement, assignees: [refused], doneAt: answered, resultTypeId: TaskResult.NOT_AGREED },
          resultComment: 'Липсва правното основание. Моля за допълване на мотивите.',
        }),
        ...(manager
          ? [
              plan({
                ...{ typeId: TaskType.EXECUTION, description: 'За корекция.', given: further },
                ...{ assigner: manager, assignees: [author] },
              }),
            ]
          : []),
      ]
    }
    default:
      return []
  }
}
