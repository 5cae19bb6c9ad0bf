import type * as v from 'valibot'
import {
  conjunctionTypes,
  openTaskStatuses,
  possibleResultTypes,
  taskPriorities,
  taskResultTypes,
  taskStatuses,
  taskTypes,
} from '../../fixtures/nomenclatures.ts'
import type { Task, TaskAssignee, TaskRow as TaskRowShape } from '../../src/contract/tasks.ts'
import { workingDaysLeft } from '../../src/rules/deadlines.ts'
import { formatNumber } from '../../src/rules/registrationNumber.ts'
import type { PositionRow } from '../tables/peopleRows.ts'
import type { TaskAssigneeRow, TaskRow } from '../tables/taskRows.ts'
import type { World } from '../world.ts'
import { calendarOf, todayOf } from './calendar.ts'
import { firstAndLastNameOf, fullNameOf, personOption, shortNameOf } from './names.ts'

const named = (list: readonly { id: number; name: string }[], id: number | null) => {
  const one = list.find((entry) => entry.id === id)
  return one ? { id: one.id, name: one.name } : null
}

export const isOpen = (row: { statusId: number }): boolean => openTaskStatuses.includes(row.statusId)

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
  return {
    id: row.id,
    assigneePosition: position ? positionView(world, position) : null,
    assigneePerson: personOption(world, row.personId),
    instruction: row.instruction,
    deadline: {
      startDate: row.startDate,
      endDate: row.endDate,
      deadlineUnitOfMeasure: { id: row.unitId },
      quantity: row.quantity,
    },
    completedByPerson: personOption(world, row.completedByPersonId),
    taskResultType: named(taskResultTypes, row.resultTypeId),
    resultComment: row.resultComment ?? '',
    dateCompleted: row.dateCompleted,
  }
}

const resolutionView = (world: World, guid: string | null): v.InferOutput<typeof Task>['resolution'] => {
  const row = world.documents.get(guid)
  return row
    ? { guid: row.guid, documentNumber: row.number, dateRegistered: row.dateRegistered, text: row.subject }
    : null
}

/** A task with its assignees, as its card and its form show it. */
export const taskView = (world: World, row: TaskRow): v.InferOutput<typeof Task> => ({
  id: row.id,
  guid: row.guid,
  docGuid: row.documentGuid,
  number: String(row.id),
  taskType: named(taskTypes, row.typeId),
  taskPriority: named(taskPriorities, row.priorityId),
  taskStatus: named(taskStatuses, row.statusId) ?? undefined,
  description: row.description,
  // The responsible assignee comes first: the order is how the form says who that is.
  taskAssignees: world.taskAssignees
    .by('taskGuid', row.guid)
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
    .map((one) => assigneeView(world, one)),
  parentTaskGuid: row.parentTaskGuid,
  resolution: resolutionView(world, row.resolutionGuid),
  continueAfterParentTaskConjunctionType: named(conjunctionTypes, row.conjunctionTypeId),
  continueAfterParentTaskResultType: named(possibleResultTypes, row.possibleResultTypeId),
  assignedBy: personOption(world, row.assignerPersonId) ?? undefined,
  controller: personOption(world, row.controllerPersonId),
  needsDocument: row.requiresDocument,
  dateCreated: row.dateCreated,
})

/** A line of the three task lists. */
export const taskRowView = (world: World, row: TaskRow): v.InferOutput<typeof TaskRowShape> => {
  const document = world.documents.get(row.documentGuid)
  const assignees = world.taskAssignees.by('taskGuid', row.guid)
  const assigner = world.persons.get(row.assignerPersonId)
  const main = assignees.find(({ isMain }) => isMain) ?? assignees[0]
  return {
    guid: row.guid,
    number: String(row.id),
    taskTypeName: named(taskTypes, row.typeId)?.name ?? '',
    taskPriorityId: row.priorityId,
    docGuid: row.documentGuid,
    documentNumber: formatNumber(document?.number, document?.dateRegistered),
    documentSubject: document?.subject ?? '',
    scope: document?.scope ?? 1,
    instruction: main?.instruction ?? row.description,
    assignedBy: assigner ? shortNameOf(assigner) : '',
    assignees: assignees.flatMap(({ personId }) => {
      const person = world.persons.get(personId)
      return person ? [shortNameOf(person)] : []
    }),
    startDate: main?.startDate ?? row.deadline,
    endDate: row.deadline,
    workingDaysLeft: isOpen(row) ? workingDaysLeft(row.deadline, todayOf(world), calendarOf(world)) : null,
    taskStatusName: named(taskStatuses, row.statusId)?.name ?? '',
    resultName: named(taskResultTypes, main?.resultTypeId ?? null)?.name ?? '',
  }
}
