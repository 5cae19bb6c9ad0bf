import type * as v from 'valibot'
import { labelIn } from '../../src/contract/labels.ts'
import type { Option } from '../../src/contract/shapes/base.ts'
import { awaitedResultLabels, conjunctionLabels, taskStatusLabels } from '../../src/contract/taskKinds.ts'
import type { Task, TaskAssignee, TaskRow as TaskRowShape } from '../../src/contract/tasks.ts'
import { workingDaysLeft } from '../../src/rules/deadlines/endOfTerm.ts'
import { isTermSuspended } from '../../src/rules/deadlines/suspension.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { doneOfAll, isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { suspendedOn, suspensionsOf } from '../documents/suspensionState.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf, fullNameOf, personOption, shortNameOf } from '../people/peopleNames.ts'
import type { PositionRow } from '../people/peopleRows.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { termRequestedOn, termRequestOf } from './termRequests.ts'

const optionOf = (labels: Readonly<Record<number, string>>, id: number | null): Option | null => {
  const name = id === null ? undefined : labels[id]
  return id === null || name === undefined ? null : { id, name }
}

export const isOpen = (row: { statusId: number }): boolean => isOpenStatus(row.statusId)

export const statusOption = ({ statusId }: TaskRow): Option | undefined =>
  optionOf(taskStatusLabels, statusId) ?? undefined

export const positionView = (db: MockDatabase, position: PositionRow) => ({
  id: position.id,
  positionName: position.name,
  memberOfDepartment: db.departments.get(position.departmentId)?.name ?? '',
  actualPersonsInPosition: db.persons.by('positionId', position.id).map((person) => ({
    id: person.id,
    isActive: person.isActive,
    fullName: fullNameOf(person),
    firstAndLastName: firstAndLastNameOf(person),
  })),
})

const assigneeView = (db: MockDatabase, row: TaskAssigneeRow): v.InferOutput<typeof TaskAssignee> => {
  const position = db.positions.get(row.positionId)
  const request = termRequestOf(db, row)
  return {
    id: row.id,
    assigneePosition: position ? positionView(db, position) : null,
    assigneePerson: personOption(db, row.personId, row.dateCompleted),
    instruction: row.instruction,
    deadline: {
      startDate: row.startDate,
      endDate: row.endDate,
      deadlineUnitOfMeasure: { id: row.unitId },
      quantity: row.quantity,
    },
    completedByPerson: personOption(db, row.completedByPersonId, row.dateCompleted),
    taskResultType: entryOption(db, 'taskResultTypes', row.resultTypeId),
    resultComment: row.resultComment ?? '',
    dateCompleted: row.dateCompleted,
    termRequest: request && { until: request.until, reason: request.reason, decision: request.decision },
  }
}

export const partsOf = (db: MockDatabase, { guid }: TaskRow): TaskAssigneeRow[] =>
  db.taskAssignees.by('taskGuid', guid).toSorted((a, b) => Number(b.isMain) - Number(a.isMain))

const resolutionView = (db: MockDatabase, guid: string | null): v.InferOutput<typeof Task>['resolution'] => {
  const row = db.documents.get(guid)
  return row
    ? { guid: row.guid, documentNumber: row.number, dateRegistered: row.dateRegistered, text: row.subject }
    : null
}

export const taskView = (db: MockDatabase, row: TaskRow): v.InferOutput<typeof Task> => ({
  id: row.id,
  guid: row.guid,
  docGuid: row.documentGuid,
  number: String(row.id),
  taskType: entryOption(db, 'taskTypes', row.typeId),
  taskPriority: entryOption(db, 'taskPriorities', row.priorityId),
  taskStatus: statusOption(row),
  description: row.description,
  taskAssignees: partsOf(db, row).map((one) => assigneeView(db, one)),
  parentTaskGuid: row.parentTaskGuid,
  resolution: resolutionView(db, row.resolutionGuid),
  continueAfterParentTaskConjunctionType: optionOf(conjunctionLabels, row.conjunctionTypeId),
  continueAfterParentTaskResultType: optionOf(awaitedResultLabels, row.possibleResultTypeId),
  assignedBy: personOption(db, row.assignerPersonId, row.dateCreated) ?? undefined,
  controller: personOption(db, row.controllerPersonId),
  needsDocument: row.requiresDocument,
  dateCreated: row.dateCreated,
  suspendedOn: isOpen(row) ? suspendedOn(db.documents.get(row.documentGuid)) : null,
  suspensions: suspensionsOf(db.documents.get(row.documentGuid)),
  withdrawnReason: row.withdrawnReason,
})

/** Returns the guid of the case file; null if it has no number and so no page yet. */
const numberedCaseOf = (db: MockDatabase, document: DocumentRow | undefined): string | null => {
  const file = db.caseFiles.get(document?.caseFileGuid)
  return file?.number ? file.guid : null
}

const resultOf = (db: MockDatabase, parts: readonly TaskAssigneeRow[], own: TaskAssigneeRow | undefined): string => {
  const [only] = parts
  if (own || parts.length === 1)
    return entryOption(db, 'taskResultTypes', (own ?? only)?.resultTypeId ?? null)?.name ?? ''
  return parts.some(({ dateCompleted }) => dateCompleted !== null) ? doneOfAll(parts) : ''
}

/**
 * Returns a row of the three task lists. `own`: the part of the user, which the row shows. Without `own` the row shows
 * the instruction of the responsible assignee and the latest deadline.
 */
export const taskRowView = (
  db: MockDatabase,
  row: TaskRow,
  own?: TaskAssigneeRow | undefined,
): v.InferOutput<typeof TaskRowShape> => {
  const document = db.documents.get(row.documentGuid)
  const parts = db.taskAssignees.by('taskGuid', row.guid)
  const assigner = asOf(db, 'persons', row.assignerPersonId, row.dateCreated)
  const part = own ?? parts.find(({ isMain }) => isMain) ?? parts[0]
  const endDate = own?.endDate ?? row.deadline
  const runs = isOpen(row) && !own?.dateCompleted
  const isSuspended = isTermSuspended(endDate, suspendedOn(document))
  return {
    guid: row.guid,
    number: String(row.id),
    taskTypeId: row.typeId,
    taskTypeName: entryOption(db, 'taskTypes', row.typeId)?.name ?? '',
    taskPriorityId: row.priorityId,
    docGuid: row.documentGuid,
    documentNumber: formatNumber(document?.number, document?.dateRegistered),
    documentSubject: document?.subject ?? '',
    caseFileGuid: numberedCaseOf(db, document),
    scope: document?.scope ?? 1,
    instruction: part?.instruction ?? row.description,
    assignedBy: assigner ? shortNameOf(assigner) : '',
    assignees: parts.flatMap(({ personId, dateCompleted }) => {
      const person = asOf(db, 'persons', personId, dateCompleted)
      return person ? [shortNameOf(person)] : []
    }),
    assigneeIds: parts.flatMap(({ personId }) => (db.persons.get(personId) ? [personId] : [])),
    startDate: part?.startDate ?? row.deadline,
    endDate,
    workingDaysLeft: runs && !isSuspended ? workingDaysLeft(endDate, todayOf(db), calendarOf(db)) : null,
    isSuspended: runs && isSuspended,
    taskStatusId: shownStatus(row, own),
    taskStatusName: labelIn(taskStatusLabels, shownStatus(row, own)),
    resultName: resultOf(db, parts, own),
    termRequested: isOpen(row) ? termRequestedOn(db, parts) : null,
  }
}

export const shownStatus = (row: TaskRow, own: TaskAssigneeRow | undefined): number =>
  own?.dateCompleted ? own.statusId : row.statusId
