import type { CivilDate } from '../../dates/civilDate.ts'
import { standsStill } from '../../rules/deadlines/suspension.ts'
import {
  doneOfAll,
  isOpenStatus,
  latestEnd,
  openAmong,
  openPartOf as openPartOfPerson,
  type PartFacts,
  type TaskFacts,
} from '../../rules/tasks/taskFacts.ts'
import type { Assignee, Task } from './state.ts'

export const isOpenTask = ({ taskStatus }: Pick<Task, 'taskStatus'>): boolean => isOpenStatus(taskStatus?.id)

/** Parts that nobody has completed yet; none in a task that is over. */
export const openParts = ({ taskStatus, taskAssignees }: Task): Assignee[] => openAmong(taskStatus?.id, taskAssignees)

const latest = (parts: readonly Assignee[]): CivilDate | null =>
  latestEnd(parts.map(({ deadline }) => deadline.endDate))
/** The latest term among the parts that are still open; null when nothing runs. */
export const runningEnd = (task: Task): CivilDate | null => latest(openParts(task))
/** The latest term of all parts: the term of the task, whether it runs or not. */
export const endOfTask = ({ taskAssignees }: Task): CivilDate | null => latest(taskAssignees)

/** The term that is looked at: of what still runs, and of all parts once nothing does. */
export const shownEnd = (task: Task): CivilDate | null => runningEnd(task) ?? endOfTask(task)

/** „1 от 2 изпълнени“ while some parts of an open task are done and others are not; '' otherwise. */
export const partlyDone = (task: Task): string => {
  const all = task.taskAssignees.length
  const open = openParts(task).length
  return open > 0 && open < all ? doneOfAll(task.taskAssignees) : ''
}

/** Whether the term that is looked at stands still, the document being suspended. */
export const isStanding = (task: Task): boolean => {
  const end = runningEnd(task)
  return end !== null && standsStill(end, task.suspendedOn ?? null)
}

/** Who has a part: the named person, else who holds the position, else the position. */
export const nameOfAssignee = ({ assigneePerson, assigneePosition }: Assignee): string => {
  const holder = assigneePosition?.actualPersonsInPosition.find(({ isActive }) => isActive)
  return assigneePerson?.fullName ?? holder?.fullName ?? assigneePosition?.positionName ?? ''
}

/** „Експерт, отдел „Деловодство““: what stands under the name. */
export const placeOfAssignee = ({ assigneePosition }: Pick<Assignee, 'assigneePosition'>): string =>
  [assigneePosition?.positionName, assigneePosition?.memberOfDepartment].filter((part) => part).join(', ')

/** What the rules ask about one assignee's part. */
export const partFactsOf = (part: Assignee): PartFacts => ({
  id: part.id,
  personId: part.assigneePerson?.id ?? null,
  name: nameOfAssignee(part),
  dateCompleted: part.dateCompleted,
  resultId: part.taskResultType?.id ?? null,
})

/** Everything the rules ask about a task, from what a backend shows of it. */
export const factsOfTask = (task: Task): TaskFacts => ({
  number: task.number ?? '',
  status: task.taskStatus,
  assigner: task.assignedBy,
  condition: {
    conjunctionId: task.continueAfterParentTaskConjunctionType?.id ?? null,
    resultId: task.continueAfterParentTaskResultType?.id ?? null,
  },
  parts: task.taskAssignees.map(partFactsOf),
})

/** The part of a person that is open; undefined for who has none. */
export const openPartOf = (task: Task, personId: number | undefined): Assignee | undefined => {
  const own = openPartOfPerson(factsOfTask(task), personId)
  return task.taskAssignees.find((part) => part.id === own?.id)
}
