import * as v from 'valibot'
import { administrator, documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import {
  byDocument,
  CivilDate,
  DateTime,
  Guid,
  Id,
  Option,
  orFalse,
  orUnknown,
  Paging,
  pageOf,
  proposed,
  sorted,
  textUpTo,
} from './shapes/base.ts'
import { ScopeId } from './shapes/codes.ts'
import { PersonOption, Position } from './shapes/people.ts'

/** An assignee of a task with the term (specification 2, section 3). The server computes the end date. */
export const TaskAssignee = v.object({
  id: Id,
  assigneePosition: v.nullable(Position),
  assigneePerson: proposed(v.nullable(PersonOption)),
  instruction: textUpTo(2000),
  deadline: v.object({
    startDate: CivilDate,
    endDate: v.nullable(CivilDate),
    deadlineUnitOfMeasure: v.nullable(v.object({ id: Id })),
    quantity: v.nullable(Id),
  }),
  completedByPerson: v.nullable(PersonOption),
  taskResultType: v.nullable(Option),
  resultComment: textUpTo(2000),
  dateCompleted: v.nullable(DateTime),
  termRequest: proposed(
    v.optional(
      v.nullable(
        v.object({
          until: CivilDate,
          reason: v.string(),
          decision: orUnknown(v.picklist(['waiting', 'accepted', 'declined'])),
        }),
      ),
    ),
  ),
})
export const TaskResolution = v.object({
  guid: Guid,
  documentNumber: v.nullable(v.string()),
  dateRegistered: v.nullable(DateTime),
  text: v.string(),
})
/** A task (specification 2, section 3). The fields marked `proposed` are not in the specification. */
export const Task = v.object({
  id: Id,
  guid: proposed(v.optional(Guid)),
  /** The GUID of the task's document; '' if a backend does not return it. */
  docGuid: proposed(Guid, ''),
  number: proposed(v.optional(v.string())),
  taskType: v.nullable(Option),
  taskPriority: v.nullable(Option),
  taskStatus: proposed(v.optional(Option)),
  description: textUpTo(2000),
  taskAssignees: v.array(TaskAssignee),
  parentTaskGuid: proposed(v.nullable(Guid)),
  resolution: proposed(v.optional(v.nullable(TaskResolution))),
  continueAfterParentTaskConjunctionType: v.nullable(Option),
  continueAfterParentTaskResultType: v.nullable(Option),
  assignedBy: proposed(v.optional(PersonOption)),
  controller: proposed(v.nullable(PersonOption)),
  needsDocument: orFalse,
  dateCreated: proposed(v.optional(DateTime)),
  /**
   * The first day of the document's current suspension; absent or null if it is not suspended. No term runs during a
   * suspension.
   */
  suspendedOn: proposed(v.optional(v.nullable(CivilDate))),
  /** Earlier suspensions of the document. The ends of the terms already include them. */
  suspensions: proposed(v.optional(v.array(v.object({ from: CivilDate, to: CivilDate })))),
  withdrawnReason: proposed(v.optional(v.nullable(v.string()))),
})
export const TaskRow = proposed(
  v.object({
    guid: Guid,
    number: v.string(),
    /** Absent if a backend does not return it. */
    taskTypeId: proposed(v.optional(v.nullable(Id))),
    taskTypeName: v.string(),
    taskPriorityId: orUnknown(Id),
    docGuid: proposed(Guid, ''),
    documentNumber: v.string(),
    documentSubject: v.string(),
    caseFileGuid: proposed(v.optional(v.nullable(Guid))),
    scope: orUnknown(ScopeId),
    instruction: v.string(),
    assignedBy: v.string(),
    assignees: v.array(v.string()),
    /** The ids of the persons in `assignees`, in the same order; null if a backend does not return them. */
    assigneeIds: orUnknown(v.array(Id)),
    startDate: orUnknown(CivilDate),
    endDate: v.nullable(CivilDate),
    /**
     * Working days from today to the end of the term; null if no term is running, because the work is finished or the
     * document is suspended.
     */
    workingDaysLeft: v.nullable(v.number()),
    isSuspended: orFalse,
    taskStatusId: orUnknown(Id),
    taskStatusName: v.string(),
    resultName: v.string(),
    /** The latest term that an assignee asks for and that is not decided yet. */
    termRequested: v.optional(v.nullable(CivilDate)),
  }),
)
export const TaskFilter = proposed(
  v.object({
    taskTypeId: v.optional(Id),
    taskPriorityId: v.optional(Id),
    taskStatusId: v.optional(Id),
    fromDate: v.optional(CivilDate),
    toDate: v.optional(CivilDate),
    documentNumber: v.optional(v.string()),
    assigneePersonId: v.optional(Id),
    assignedByPersonId: v.optional(Id),
    overdueOnly: v.optional(v.boolean()),
    termRequestedOnly: v.optional(v.boolean()),
    ...sorted,
  }),
)
/**
 * The fields by which a task list can be filtered. The mock backend must handle each of them, and each column of
 * `TaskColumn`.
 */
export type TaskFilterField = Exclude<keyof v.InferOutput<typeof TaskFilter>, keyof typeof sorted>
export type TaskColumn = Exclude<
  keyof v.InferOutput<typeof TaskRow>,
  | 'guid'
  | 'taskTypeId'
  | 'docGuid'
  | 'documentSubject'
  | 'caseFileGuid'
  | 'scope'
  | 'assigneeIds'
  | 'workingDaysLeft'
  | 'isSuspended'
  | 'taskStatusId'
  | 'termRequested'
>
export const TaskCompletion = proposed(
  v.object({
    taskGuid: Guid,
    assigneeId: Id,
    taskResultTypeId: Id,
    resultComment: textUpTo(2000),
    documentGuid: v.nullable(Guid),
  }),
)
const list = <const P extends `/api/${string}`>(summary: string, path: P) =>
  ({
    summary,
    method: 'POST',
    kind: 'read',
    path,
    roles: documentWork,
    query: Paging,
    body: TaskFilter,
    reply: pageOf(TaskRow),
  }) as const

/** Tasks (specification 2, section 7). */
export const tasks = area(
  { backend: 'shreder' },
  {
    getDocumentTasks: {
      summary: 'Tasks of a document',
      method: 'GET',
      kind: 'read',
      path: '/api/Tasks/GetDocumentTasks',
      roles: documentWork,
      query: byDocument,
      reply: v.array(Task),
    },
    getTask: {
      summary: 'One task',
      method: 'GET',
      kind: 'read',
      path: '/api/Tasks/GetTask',
      roles: documentWork,
      query: v.object({ taskGuid: Guid }),
      reply: Task,
    },
    createTask: {
      summary: 'Assign a task',
      method: 'POST',
      kind: 'create',
      path: '/api/Tasks/CreateTask',
      roles: documentWork,
      body: Task,
      reply: Task,
    },
    updateTask: {
      summary: 'Change a task',
      method: 'POST',
      kind: 'update',
      path: '/api/Tasks/UpdateTask',
      roles: documentWork,
      body: Task,
      reply: Task,
    },
    completeTask: {
      summary: 'Complete my part of a task',
      method: 'POST',
      kind: 'action',
      path: '/api/Tasks/CompleteTask',
      roles: documentWork,
      body: TaskCompletion,
      reply: Task,
    },
    requestNewTerm: {
      summary: 'Ask who gave a task for more time for my part of it',
      method: 'POST',
      kind: 'action',
      path: '/api/Tasks/RequestNewTerm',
      roles: documentWork,
      body: v.object({ taskGuid: Guid, assigneeId: Id, until: CivilDate, reason: textUpTo(1000) }),
      reply: 'nothing',
      proposed: true,
    },
    decideNewTerm: {
      summary: 'Accept or decline a requested term of a part of a task that I gave',
      method: 'POST',
      kind: 'action',
      path: '/api/Tasks/DecideNewTerm',
      roles: documentWork,
      body: v.object({ taskGuid: Guid, assigneeId: Id, isAccepted: v.boolean() }),
      reply: 'nothing',
      proposed: true,
    },
    getOpenedUserTasks: list('My open tasks', '/api/Tasks/GetOpenedUserTasks'),
    getCompletedUserTasks: list('Tasks I completed', '/api/Tasks/GetCompletedUserTasks'),
    getCreatedUserTasks: list('Tasks I assigned', '/api/Tasks/GetCreatedUserTasks'),
    getDepartmentTasks: {
      ...list('Open tasks of the people in the department that I head', '/api/Tasks/GetDepartmentTasks'),
      proposed: true,
    },
    getPersonOpenTasks: {
      summary: 'What somebody has still to do, for who takes the account away',
      method: 'GET',
      kind: 'read',
      path: '/api/Tasks/GetPersonOpenTasks',
      roles: administrator,
      query: v.object({ personId: Id, ...Paging.entries }),
      reply: pageOf(TaskRow),
      proposed: true,
    },
  },
)
