import type * as v from 'valibot'
import { TaskType } from '../../src/contract/taskKinds.ts'
import type { TaskColumn, TaskFilter, TaskFilterField, tasks } from '../../src/contract/tasks.ts'
import { numberMatcher, numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import { withAllUnder } from '../../src/rules/registers/nestRecords.ts'
import { openAmong } from '../../src/rules/tasks/taskFacts.ts'
import { completionNews } from '../../src/rules/tasks/taskResults.ts'
import { listed } from '../../src/rules/words/pluralise.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { readableBy } from '../documents/permissions.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import { hasPassed } from '../documents/suspensionState.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { headOfDepartment } from '../people/userView.ts'
import { countKey, sortRows, wordKey } from '../records/sortRows.ts'
import { completeTask } from './completeTask.ts'
import { decideNewTerm } from './decideNewTerm.ts'
import { openTasksOf } from './handOver.ts'
import { requestNewTerm } from './requestNewTerm.ts'
import { resolutionOn } from './resolutions.ts'
import { giveTask, updateTask } from './taskCommands.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { isOpen, shownStatus, taskRowView, taskView } from './taskViews.ts'
import { termRequestedOn } from './termRequests.ts'

type Filter = v.InferOutput<typeof TaskFilter>
type Listed = { task: TaskRow; own?: TaskAssigneeRow }

type Test = (listed: Listed) => boolean
type Makers = { [K in TaskFilterField]-?: (value: NonNullable<Filter[K]>, db: MockDatabase) => Test }

const endOf = ({ task, own }: Listed): string => own?.endDate ?? task.deadline

/** Functions that create a test of a task, by field of the filter. */
const makers: Makers = {
  taskTypeId: (id) => (one) => one.task.typeId === id,
  taskPriorityId: (id) => (one) => one.task.priorityId === id,
  taskStatusId: (id) => (one) => shownStatus(one.task, one.own) === id,
  fromDate: (date) => (one) => endOf(one) >= date,
  toDate: (date) => (one) => endOf(one) <= date,
  documentNumber: (number, db) => {
    const isNumber = numberMatcher(number.trim())
    return ({ task }) => {
      const document = db.documents.get(task.documentGuid)
      return document !== undefined && isNumber(document.number, document.dateRegistered)
    }
  },
  assignedByPersonId: (id) => (one) => one.task.assignerPersonId === id,
  assigneePersonId:
    (id, db) =>
    ({ task }) =>
      db.taskAssignees.by('taskGuid', task.guid).some(({ personId }) => personId === id),
  overdueOnly: (wanted, db) => (one) =>
    !wanted || (isOpen(one.task) && !one.own?.dateCompleted && hasPassed(db, one.task.documentGuid, endOf(one))),
  termRequestedOnly:
    (wanted, db) =>
    ({ task }) =>
      !wanted || (isOpen(task) && termRequestedOn(db, db.taskAssignees.by('taskGuid', task.guid)) !== null),
}

const fits = (db: MockDatabase, filter: Filter): Test => {
  const tests = (Object.keys(makers) as TaskFilterField[]).flatMap((field) => {
    const value = filter[field]
    if (value === undefined || value === '') return []
    return (makers[field] as (value: unknown, db: MockDatabase) => Test)(value, db)
  })
  return (one) => tests.every((holds) => holds(one))
}

type Line = ReturnType<typeof taskRowView>
const sortKeys: Record<TaskColumn, (row: Line) => string> = {
  number: ({ number }) => countKey(Number(number)),
  taskTypeName: ({ taskTypeName }) => wordKey(taskTypeName),
  taskPriorityId: ({ taskPriorityId }) => countKey(taskPriorityId ?? 0),
  instruction: ({ instruction }) => wordKey(instruction),
  documentNumber: ({ documentNumber }) => numberSortKey(documentNumber),
  assignedBy: ({ assignedBy }) => wordKey(assignedBy),
  assignees: ({ assignees }) => wordKey(assignees.join()),
  startDate: ({ startDate }) => startDate ?? '',
  endDate: ({ endDate }) => endDate ?? '',
  taskStatusName: ({ taskStatusName }) => wordKey(taskStatusName),
  resultName: ({ resultName }) => wordKey(resultName),
}

const page = (
  db: MockDatabase,
  rows: readonly Listed[],
  { skip, take }: { skip: number; take: number },
  filter: Filter,
) => {
  const lines = rows.filter(fits(db, filter)).map(({ task, own }) => taskRowView(db, task, own))
  const by = filter.sortColumns?.[0] ?? { columnName: 'endDate', direction: 'asc' as const }
  return { items: sortRows(lines, by, sortKeys).slice(skip, skip + take), totalCount: lines.length }
}

const tasksOn = (db: MockDatabase, { guid }: DocumentRow): TaskRow[] => [
  ...db.tasks.by('documentGuid', guid),
  ...db.tasks.by('resolutionGuid', guid),
]

const tasksOf = (db: MockDatabase, caller: Caller, isDone: boolean): Listed[] => {
  const parts = db.taskAssignees
    .by('personId', caller.person.id)
    .filter(({ dateCompleted }) => (dateCompleted !== null) === isDone)
  const byTask = new Map(parts.toReversed().map((own) => [own.taskGuid, own]))
  return [...byTask].flatMap(([guid, own]) => {
    const task = db.tasks.get(guid)
    return task ? [{ task, own }] : []
  })
}

/**
 * Returns the open tasks of the people in and under the department that the caller heads, on documents that the caller
 * may read.
 */
const tasksOfDepartment = (db: MockDatabase, caller: Caller): Listed[] => {
  const departmentId = headOfDepartment(db, caller.person)
  if (departmentId === null) return []
  const own = withAllUnder(departmentId, db.departments.all())
  const may = readableBy(db, caller)
  return db.tasks.all().flatMap((task) => {
    const isOurs = openAmong(task.statusId, db.taskAssignees.by('taskGuid', task.guid)).some(({ personId }) =>
      own.has(db.persons.get(personId)?.departmentId ?? 0),
    )
    const document = isOurs ? db.documents.get(task.documentGuid) : undefined
    return document && may(document) ? [{ task }] : []
  })
}

const readableTask = (db: MockDatabase, caller: Caller, guid: string): TaskRow => {
  const task = assertFound(db.tasks.get(guid), 'Задачата')
  readableDocument(db, caller, task.documentGuid)
  return task
}

const saysGiven = (db: MockDatabase, { guid, typeId }: TaskRow): string => {
  if (typeId !== TaskType.AGREEMENT) return 'Задачата е възложена.'
  const names = db.taskAssignees.by('taskGuid', guid).flatMap(({ personId }) => {
    const person = db.persons.get(personId)
    return person ? [firstAndLastNameOf(person)] : []
  })
  return `Поискано е съгласуване от ${listed(names)}.`
}

export const tasksHandlers = (db: MockDatabase): Handlers<typeof tasks> => ({
  getDocumentTasks: ({ caller, query }) =>
    tasksOn(db, readableDocument(db, caller, query.docGuid)).map((row) => taskView(db, row)),
  getTask: ({ caller, query }) => taskView(db, readableTask(db, caller, query.taskGuid)),
  createTask: ({ caller, body }) => {
    const document = readableDocument(db, caller, body.docGuid)
    const task = db.inOneStep(() => {
      const resolution = body.resolution ? resolutionOn(db, caller, document, body.resolution.guid) : null
      return giveTask(db, caller, document, body, resolution?.guid)
    })
    return withMessage(taskView(db, task), saysGiven(db, task))
  },
  updateTask: ({ caller, body }) => {
    const known = readableTask(db, caller, body.guid ?? '')
    const task = db.inOneStep(() => updateTask(db, caller, known, body))
    const message = isOpen(task) ? 'Задачата е записана.' : 'Задачата е записана и е приключена: не чака никого повече.'
    return withMessage(taskView(db, task), message)
  },
  completeTask: ({ caller, body }) => {
    const task = readableTask(db, caller, body.taskGuid)
    const ended = db.inOneStep(() => completeTask(db, caller, task, body))
    return withMessage(taskView(db, ended), completionNews(body.taskResultTypeId, isOpen(ended)))
  },
  requestNewTerm: ({ caller, body }) => {
    const task = readableTask(db, caller, body.taskGuid)
    db.inOneStep(() => requestNewTerm(db, caller, task, body))
    return withMessage(null, 'Искането за нов срок е изпратено на възложителя.')
  },
  decideNewTerm: ({ caller, body }) => {
    const task = readableTask(db, caller, body.taskGuid)
    db.inOneStep(() => decideNewTerm(db, caller, task, body))
    return withMessage(null, body.isAccepted ? 'Новият срок е приет.' : 'Искането за нов срок е отказано.')
  },
  getOpenedUserTasks: ({ caller, query, body }) =>
    page(
      db,
      tasksOf(db, caller, false).filter(({ task }) => isOpen(task)),
      query,
      body,
    ),
  getCompletedUserTasks: ({ caller, query, body }) => page(db, tasksOf(db, caller, true), query, body),
  getCreatedUserTasks: ({ caller, query, body }) =>
    page(
      db,
      db.tasks.by('assignerPersonId', caller.person.id).map((task) => ({ task })),
      query,
      body,
    ),
  getDepartmentTasks: ({ caller, query, body }) => page(db, tasksOfDepartment(db, caller), query, body),
  getPersonOpenTasks: ({ query: { personId, skip, take } }) => {
    const open = openTasksOf(db, personId)
    const items = open.slice(skip, skip + take).map(({ task, own }) => taskRowView(db, task, own))
    return { items, totalCount: open.length }
  },
})
