import { resolutionSubjects } from '../../fixtures/resolutionSubjects.ts'
import { DeadlineUnit, Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { dateOfDocument } from '../documents/seedDocuments.ts'
import type { PersonRow } from '../people/rows.ts'
import { type Chance, chanceOf, Purpose, weighted } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidOf } from '../seed/guid.ts'
import { earlierOf } from '../seed/isoOrder.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { type PlanTask, requestsOf, type TaskPlan } from './seedPlan.ts'
import { tasksForEverybody } from './seedTasksForEverybody.ts'

const FINAL: readonly number[] = [DocumentStatus.COMPLETED, DocumentStatus.ANNULLED, DocumentStatus.FORWARDED]
const MORNING = 9 * 3600
const anyText = weighted(
  resolutionSubjects.map((subject) => [subject, subject[1] === TaskType.EXECUTION ? 3 : 2] as const),
)
const howMany = weighted([
  [1, 30],
  [2, 35],
  [3, 35],
])

const resultOf = (typeId: number): TaskResult =>
  typeId === TaskType.INFORMATION || typeId === TaskType.ACQUAINTANCE ? TaskResult.ACQUAINTED : TaskResult.DONE

/** The everyday tasks of one document, from a stream of its own. */
const tasksOf = (frame: Frame, document: DocumentRow, parent: DocumentRow | undefined): TaskPlan[] => {
  const { days, people } = frame
  const chance = chanceOf(frame.seed, Purpose.TASK, document.id)
  const departmentId = document.addressedToDepartmentId ?? document.departmentId
  const members = people.membersOf(departmentId)
  const head = people.headOf(departmentId)
  const author = people.byId.get(document.authorPersonId) ?? head
  const day = days.roll(days.dayOfIso(dateOfDocument(document)))
  if (day > days.today) return []
  const plan: PlanTask = (of) => ({
    document,
    resolutionGuid: null,
    controller: null,
    day,
    second: MORNING + chance.int(8 * 3600),
    workingDays: 3,
    doneDay: null,
    resultTypeId: null,
    resultComment: null,
    ...of,
  })
  const execution = (about: DocumentRow, assigner: PersonRow, isOver: boolean, resolutionGuid: string | null) => {
    const [description, typeId, workingDays] = anyText(chance)
    const isSigned = typeId === TaskType.AGREEMENT ? TaskType.EXECUTION : typeId
    const took = chance.is(0.86) ? chance.between(0, workingDays) : workingDays + chance.between(1, 6)
    const doneDay = days.step(day, took)
    const isDone = doneDay <= days.today && (isOver || chance.is(0.62))
    return plan({
      document: about,
      resolutionGuid,
      typeId: isSigned,
      description,
      assigner,
      controller: chance.is(0.35) ? head : null,
      assignees: several(chance, members, howMany(chance)),
      workingDays,
      doneDay: isDone ? doneDay : isOver ? Math.min(days.step(day, workingDays), days.today) : null,
      resultTypeId: isDone || isOver ? resultOf(typeId) : null,
      ...(isOver && !isDone ? { withdrawn: true as const } : {}),
    })
  }

  const isOver = FINAL.includes(document.statusId)
  if (document.parentGuid && parent) return [execution(parent, author, isOver, document.guid)]
  if (document.number === null) return requestsOf(document, plan, author, head, days.step(day, -1))
  if (document.directionId !== Direction.INCOMING) {
    const written = days.step(day, -1)
    const ask = (typeId: number, description: string, assignees: PersonRow[], resultTypeId: number) =>
      plan({ typeId, description, assigner: author, assignees, day: written, doneDay: day, resultTypeId })
    return [
      ...(chance.is(0.3)
        ? [ask(TaskType.AGREEMENT, 'За съгласуване.', several(chance, members, howMany(chance)), TaskResult.AGREED)]
        : []),
      ...(chance.is(0.35) ? [ask(TaskType.SIGNATURE, 'За подпис.', [head], TaskResult.SIGNED)] : []),
    ]
  }
  if (document.statusId === DocumentStatus.FOR_RESOLUTION)
    return [plan({ typeId: TaskType.RESOLUTION, description: 'За резолюция.', assigner: author, assignees: [head] })]
  if (document.statusId === DocumentStatus.IN_PROGRESS && document.receiptOrder !== 1)
    return [execution(document, head, false, null)]
  return chance.is(0.12) ? [execution(document, head, isOver, null)] : []
}

const several = (chance: Chance, members: readonly PersonRow[], count: number): PersonRow[] => {
  const from = chance.int(members.length)
  return Array.from(
    { length: Math.min(count, members.length) },
    (_, i) => members[(from + i) % members.length] as PersonRow,
  )
}

const statusOf = (plan: TaskPlan, endDay: number): number => {
  if (plan.doneDay === null) return TaskStatus.OPEN
  if (plan.withdrawn) return TaskStatus.WITHDRAWN
  return plan.doneDay > endDay ? TaskStatus.DONE_LATE : TaskStatus.DONE
}

/** All tasks with their assignees, by the date on which they were given. */
export const taskTables = (frame: Frame): { tasks: TaskRow[]; assignees: TaskAssigneeRow[] } => {
  const { days, seed, documents } = frame
  const byGuid = new Map(documents.map((row) => [row.guid, row]))
  const plans = documents.flatMap((row) => tasksOf(frame, row, row.parentGuid ? byGuid.get(row.parentGuid) : undefined))
  plans.push(...tasksForEverybody(frame))
  plans.sort((a, b) => a.day - b.day || a.second - b.second || a.document.id - b.document.id)
  const tasks: TaskRow[] = []
  const assignees: TaskAssigneeRow[] = []
  for (const plan of plans) {
    const id = tasks.length + 1
    const guid = guidOf(seed, Purpose.TASK_GUID, id)
    const startDate = days.dateOf(plan.day)
    const endDay = days.step(plan.day, plan.workingDays)
    const statusId = statusOf(plan, endDay)
    const isDone = plan.doneDay !== null && !plan.withdrawn
    const given = days.isoAt(plan.day, plan.second)
    const dateCreated = earlierOf(given, frame.startIso)
    const finished = plan.doneDay === null ? null : days.isoAt(plan.doneDay, Math.max(plan.second + 600, 16 * 3600))
    const dateCompleted = finished && earlierOf(finished, frame.startIso)
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
      dateCreated,
      deadline: days.dateOf(endDay),
      requiresDocument: plan.typeId === TaskType.ANSWER,
      conjunctionTypeId: null,
      possibleResultTypeId: null,
      dateCompleted,
      withdrawnReason: plan.withdrawn ? 'Преписката е приключена.' : null,
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
        quantity: plan.workingDays,
        unitId: DeadlineUnit.WORKING_DAYS,
        endDate: days.dateOf(endDay),
        statusId,
        completedByPersonId: isDone ? person.id : null,
        resultTypeId: isDone ? plan.resultTypeId : null,
        resultComment: isDone ? plan.resultComment : null,
        dateCompleted: isDone ? dateCompleted : null,
        completionDocumentGuid: null,
      })
    })
  }
  return { tasks, assignees }
}
