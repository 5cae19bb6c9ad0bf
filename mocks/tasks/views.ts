import type * as v from 'valibot'
import { labelIn } from '../../src/contract/labels.ts'
import type { Option } from '../../src/contract/shapes/base.ts'
import { awaitedResultLabels, conjunctionLabels, taskStatusLabels } from '../../src/contract/taskKinds.ts'
import type { Task, TaskAssignee, TaskRow as TaskRowShape } from '../../src/contract/tasks.ts'
import { workingDaysLeft } from '../../src/rules/deadlines/endOfTerm.ts'
import { standsStill } from '../../src/rules/deadlines/suspension.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { doneOfAll, isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import { suspendedOn, suspensionsOf } from '../documents/standing.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf, fullNameOf, personOption, shortNameOf } from '../people/names.ts'
import type { PositionRow } from '../people/rows.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { termRequestOf } from './termRequests.ts'

const optionOf = (labels: Readonly<Record<number, string>>, id: number | null): Option | null => {
  const name = id === null ? undefined : labels[id]
  return id === null || name === undefined ? null : { id, name }
}

export const isOpen = (row: { statusId: number }): boolean => isOpenStatus(row.statusId)

export const statusOption = ({ statusId }: TaskRow): Option | undefined =>
  optionOf(taskStatusLabels, statusId) ?? undefined

export const positionView = (world: World, position: PositionRow) => ({
  id: position.id,
  positionName: position.name,
  memberOfDepartment: world.departments.get(position.departmentId)?.name ?? '',
  actualPersonsInPosition: world.persons.by('positionId', position.id).map((person) => ({
    id: person.id,
    isActive: person.isActive,
    fullName: fullNameOf(person),
    firstAndLastName: firstAndLastNameOf(person),
  })),
})

const assigneeView = (world: World, row: TaskAssigneeRow): v.InferOutput<typeof TaskAssignee> => {
  const position = world.positions.get(row.positionId)
  const request = termRequestOf(world, row)
  return {
    id: row.id,
    assigneePosition: position ? positionView(world, position) : null,
    assigneePerson: personOption(world, row.personId, row.dateCompleted),
    instruction: row.instruction,
    deadline: {
      startDate: row.startDate,
      endDate: row.endDate,
      deadlineUnitOfMeasure: { id: row.unitId },
      quantity: row.quantity,
    },
    completedByPerson: personOption(world, row.completedByPersonId, row.dateCompleted),
    taskResultType: entryOption(world, 'taskResultTypes', row.resultTypeId),
    resultComment: row.resultComment ?? '',
    dateCompleted: row.dateCompleted,
    termRequest: request && { until: request.until, reason: request.reason, decision: request.decision },
  }
}

/** The parts of a task, the responsible assignee first: the form relies on this order. */
export const partsOf = (world: World, { guid }: TaskRow): TaskAssigneeRow[] =>
  world.taskAssignees.by('taskGuid', guid).toSorted((a, b) => Number(b.isMain) - Number(a.isMain))

const resolutionView = (world: World, guid: string | null): v.InferOutput<typeof Task>['resolution'] => {
  const row = world.documents.get(guid)
  return row
    ? { guid: row.guid, documentNumber: row.number, dateRegistered: row.dateRegistered, text: row.subject }
    : null
}

export const taskView = (world: World, row: TaskRow): v.InferOutput<typeof Task> => ({
  id: row.id,
  guid: row.guid,
  docGuid: row.documentGuid,
  number: String(row.id),
  taskType: entryOption(world, 'taskTypes', row.typeId),
  taskPriority: entryOption(world, 'taskPriorities', row.priorityId),
  taskStatus: statusOption(row),
  description: row.description,
  taskAssignees: partsOf(world, row).map((one) => assigneeView(world, one)),
  parentTaskGuid: row.parentTaskGuid,
  resolution: resolutionView(world, row.resolutionGuid),
  continueAfterParentTaskConjunctionType: optionOf(conjunctionLabels, row.conjunctionTypeId),
  continueAfterParentTaskResultType: optionOf(awaitedResultLabels, row.possibleResultTypeId),
  assignedBy: personOption(world, row.assignerPersonId, row.dateCreated) ?? undefined,
  controller: personOption(world, row.controllerPersonId),
  needsDocument: row.requiresDocument,
  dateCreated: row.dateCreated,
  suspendedOn: isOpen(row) ? suspendedOn(world.documents.get(row.documentGuid)) : null,
  suspensions: suspensionsOf(world.documents.get(row.documentGuid)),
  withdrawnReason: row.withdrawnReason,
})

/** The result in a row: of the shown part, or how many of several parts are done. */
const resultOf = (world: World, parts: readonly TaskAssigneeRow[], own: TaskAssigneeRow | undefined): string => {
  const [only] = parts
  if (own || parts.length === 1)
    return entryOption(world, 'taskResultTypes', (own ?? only)?.resultTypeId ?? null)?.name ?? ''
  return parts.some(({ dateCompleted }) => dateCompleted !== null) ? doneOfAll(parts) : ''
}

/**
 * A row of the three task lists. With `own` it shows the instruction, deadline, status and result of that part;
 * without, the instruction of the responsible assignee and the latest deadline.
 */
export const taskRowView = (
  world: World,
  row: TaskRow,
  own?: TaskAssigneeRow | undefined,
): v.InferOutput<typeof TaskRowShape> => {
  const document = world.documents.get(row.documentGuid)
  const parts = world.taskAssignees.by('taskGuid', row.guid)
  const assigner = asOf(world, 'persons', row.assignerPersonId, row.dateCreated)
  const part = own ?? parts.find(({ isMain }) => isMain) ?? parts[0]
  const endDate = own?.endDate ?? row.deadline
  const runs = isOpen(row) && !own?.dateCompleted
  const stands = standsStill(endDate, suspendedOn(document))
  return {
    guid: row.guid,
    number: String(row.id),
    taskTypeName: entryOption(world, 'taskTypes', row.typeId)?.name ?? '',
    taskPriorityId: row.priorityId,
    docGuid: row.documentGuid,
    documentNumber: formatNumber(document?.number, document?.dateRegistered),
    documentSubject: document?.subject ?? '',
    scope: document?.scope ?? 1,
    instruction: part?.instruction ?? row.description,
    assignedBy: assigner ? shortNameOf(assigner) : '',
    assignees: parts.flatMap(({ personId, dateCompleted }) => {
      const person = asOf(world, 'persons', personId, dateCompleted)
      return person ? [shortNameOf(person)] : []
    }),
    assigneeIds: parts.flatMap(({ personId }) => (world.persons.get(personId) ? [personId] : [])),
    startDate: part?.startDate ?? row.deadline,
    endDate,
    workingDaysLeft: runs && !stands ? workingDaysLeft(endDate, todayOf(world), calendarOf(world)) : null,
    isSuspended: runs && stands,
    taskStatusId: shownStatus(row, own),
    taskStatusName: labelIn(taskStatusLabels, shownStatus(row, own)),
    resultName: resultOf(world, parts, own),
  }
}

/** The status of a done part; for an open part that of the task. */
export const shownStatus = (row: TaskRow, own: TaskAssigneeRow | undefined): number =>
  own?.dateCompleted ? own.statusId : row.statusId
