import type { CivilDate } from '../../dates/civilDate.ts'
import { isTermSuspended } from '../../rules/deadlines/suspension.ts'
import {
  doneOfAll,
  isOpenStatus,
  latestEnd,
  openAmong,
  openPartOf as openPartOfPerson,
  type PartFacts,
  type TaskFacts,
} from '../../rules/tasks/taskFacts.ts'
import type { Assignee, Task } from './taskState.ts'

export const isOpenTask = ({ taskStatus }: Pick<Task, 'taskStatus'>): boolean => isOpenStatus(taskStatus?.id)

export const openParts = ({ taskStatus, taskAssignees }: Task): Assignee[] => openAmong(taskStatus?.id, taskAssignees)

const latest = (parts: readonly Assignee[]): CivilDate | null =>
  latestEnd(parts.map(({ deadline }) => deadline.endDate))
export const runningEnd = (task: Task): CivilDate | null => latest(openParts(task))
export const endOfTask = ({ taskAssignees }: Task): CivilDate | null => latest(taskAssignees)

/** Returns the latest end date of the parts that are not completed, or of all parts if all are. */
export const shownEnd = (task: Task): CivilDate | null => runningEnd(task) ?? endOfTask(task)

export const partlyDone = (task: Task): string => {
  const all = task.taskAssignees.length
  const open = openParts(task).length
  return open > 0 && open < all ? doneOfAll(task.taskAssignees) : ''
}

/** True if the term of the task does not run, because the document is suspended. */
export const hasStoppedTerm = (task: Task): boolean => {
  const end = runningEnd(task)
  return end !== null && isTermSuspended(end, task.suspendedOn ?? null)
}

export const nameOfAssignee = ({ assigneePerson, assigneePosition }: Assignee): string => {
  const holder = assigneePosition?.actualPersonsInPosition.find(({ isActive }) => isActive)
  return assigneePerson?.fullName ?? holder?.fullName ?? assigneePosition?.positionName ?? ''
}

export const placeOfAssignee = ({ assigneePosition }: Pick<Assignee, 'assigneePosition'>): string =>
  [assigneePosition?.positionName, assigneePosition?.memberOfDepartment].filter((part) => part).join(', ')

export const partFactsOf = (part: Assignee): PartFacts => ({
  id: part.id,
  personId: part.assigneePerson?.id ?? null,
  name: nameOfAssignee(part),
  dateCompleted: part.dateCompleted,
  resultId: part.taskResultType?.id ?? null,
})

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

export const openPartOf = (task: Task, personId: number | undefined): Assignee | undefined => {
  const own = openPartOfPerson(factsOfTask(task), personId)
  return task.taskAssignees.find((part) => part.id === own?.id)
}
