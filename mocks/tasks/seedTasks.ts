import { DeadlineUnit, Direction } from '../../src/contract/enumerations.ts'
import { TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { dayNumber } from '../../src/dates/civilDate.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { Days } from '../seed/days.ts'
import { guidOf } from '../seed/guid.ts'
import { Purpose } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { partDoneAt } from './seedPartTimes.ts'
import { byGivenTime, LONG_OVER, type TaskPlan } from './seedPlan.ts'
import type { TaskPlans } from './seedTaskPlans.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

const statusOf = (days: Days, plan: TaskPlan, endDay: number): number => {
  if (plan.withdrawnAt !== null) return TaskStatus.WITHDRAWN
  if (plan.doneAt === null) return TaskStatus.OPEN
  return days.dayOfIso(plan.doneAt) > endDay ? TaskStatus.DONE_LATE : TaskStatus.DONE
}

const workingDaysTo = (days: Days, from: number, to: number): number => {
  let count = 0
  for (let day = from + 1; day <= to; day += 1) if (days.isWorking(day)) count += 1
  return count
}

const manualTermOf = (row: DocumentRow | undefined): number | undefined =>
  row?.deadline && row.deadlineQuantity === null ? dayNumber(row.deadline) : undefined

/** The number of tasks per batch, so that one batch takes a few milliseconds. */
const PIECE = 400

function* byDate(given: readonly TaskPlan[]): Generator<void, TaskPlan[]> {
  const days = new Map<string, TaskPlan[]>()
  for (const one of given) {
    const day = one.given.slice(0, 10)
    const known = days.get(day)
    if (known) known.push(one)
    else days.set(day, [one])
  }
  const sorted: TaskPlan[] = []
  for (const day of [...days.keys()].sort()) {
    sorted.push(...(days.get(day) ?? []).sort(byGivenTime))
    if (sorted.length % PIECE < 10) yield
  }
  return sorted
}

/** Returns the answer that was written in the case, if the task asked for one. */
const answerOf = (frame: Frame, { typeId, document, given }: TaskPlan, doneAt: string): DocumentRow | undefined =>
  typeId === TaskType.ANSWER
    ? frame
        .caseOf(document)
        .documents.find(
          ({ directionId, dateCreated }) =>
            directionId === Direction.OUTGOING && dateCreated >= given && dateCreated <= doneAt,
        )
    : undefined

export function* taskTables(
  frame: Frame,
  { givenBy, forEverybody }: TaskPlans,
): Generator<void, { tasks: TaskRow[]; assignees: TaskAssigneeRow[] }> {
  const { days, seed, documents, documentOf } = frame
  const planned: TaskPlan[] = []
  for (const [i, row] of documents.entries()) {
    planned.push(...givenBy(row))
    if (i % PIECE === PIECE - 1) yield
  }
  planned.push(...forEverybody())
  yield
  const given = yield* byDate(planned)
  const tasks: TaskRow[] = []
  const assignees: TaskAssigneeRow[] = []
  for (const plan of given) {
    if (tasks.length % PIECE === PIECE - 1) yield
    const id = tasks.length + 1
    const guid = guidOf(seed, Purpose.TASK_GUID, id)
    const day = days.dayOfIso(plan.given)
    const startDate = days.dateOf(day)
    const isOpen = plan.doneAt === null && plan.withdrawnAt === null
    const planned = days.step(day, plan.workingDays)
    // A task overdue for too long gets a later deadline, if the deadline of its document is later.
    const isLongOver = isOpen && planned < days.today - LONG_OVER
    const later = isLongOver
      ? (manualTermOf(documentOf(plan.resolutionGuid ?? '')) ?? manualTermOf(plan.document))
      : undefined
    const endDay = Math.max(planned, later ?? 0)
    const statusId = statusOf(days, plan, endDay)
    const isDone = plan.doneAt !== null
    const answer = plan.doneAt === null ? undefined : answerOf(frame, plan, plan.doneAt)
    const dateCompleted = plan.withdrawnAt ?? plan.doneAt
    tasks.push({
      guid,
      id,
      documentGuid: plan.document.guid,
      resolutionGuid: plan.resolutionGuid,
      caseFileGuid: plan.document.caseFileGuid,
      parentTaskGuid: null,
      typeId: plan.typeId,
      priorityId: plan.document.priorityId,
      statusId,
      description: plan.description,
      assignerPersonId: plan.assigner.id,
      controllerPersonId: plan.controller?.id ?? null,
      dateCreated: plan.given,
      deadline: days.dateOf(endDay),
      requiresDocument: plan.typeId === TaskType.ANSWER && (isOpen || answer !== undefined),
      conjunctionTypeId: null,
      possibleResultTypeId: null,
      dateCompleted,
      withdrawnReason: plan.withdrawnAt !== null ? 'Преписката е приключена.' : null,
    })
    plan.assignees.forEach((person, i) => {
      assignees.push({
        id: assignees.length + 1,
        taskGuid: guid,
        documentGuid: plan.document.guid,
        positionId: person.positionId,
        personId: person.id,
        isMain: i === 0,
        instruction: plan.description,
        startDate,
        quantity: workingDaysTo(days, day, endDay),
        unitId: DeadlineUnit.WORKING_DAYS,
        endDate: days.dateOf(endDay),
        statusId,
        completedByPersonId: isDone ? person.id : null,
        resultTypeId: isDone ? plan.resultTypeId : null,
        resultComment: isDone ? plan.resultComment : null,
        dateCompleted: plan.doneAt === null ? null : partDoneAt(days, plan, plan.doneAt, i),
        completionDocumentGuid: answer?.guid ?? null,
      })
    })
  }
  return { tasks, assignees }
}
