import { TaskStatus, TaskType } from '../../../../src/contract/taskKinds.ts'
import { assertFirst, at, change, changeAll, type Faults, NEVER, ONE_DAY } from './seedFault.ts'

const isDone = ({ dateCompleted }: { dateCompleted: string | null }) => dateCompleted !== null

export const faultsOfTasks: Faults = {
  'which task is older than what it is about': change('tasks', () => ({ dateCreated: at(NEVER) })),
  'which task was done before it was given, or has no result': change(
    'taskAssignees',
    () => ({ dateCompleted: at(NEVER) }),
    isDone,
  ),
  'which task has not exactly one responsible assignee': change(
    'taskAssignees',
    () => ({ isMain: false }),
    ({ isMain }) => isMain,
  ),
  'who gave a task to a person who was away on that day and is done with it': (db) => {
    const { personId, fromDate } = assertFirst(db.leaveApplications.all().filter(({ step }) => step === 'closed'))
    change(
      'taskAssignees',
      () => ({ personId, startDate: fromDate }),
      ({ statusId }) => statusId === 4,
    )(db)
  },
  'which open task is long overdue though its document was given more time': (db) => {
    const task = assertFirst(
      db.tasks.all().filter((one) => !isDone(one) && db.documents.get(one.documentGuid)?.deadline),
    )
    change(
      'documents',
      () => ({ deadline: '2099-01-04', deadlineQuantity: null }),
      ({ guid }) => guid === task.documentGuid,
    )(db)
    db.put('tasks', { ...task, deadline: NEVER })
  },
  'what is signed or agreed after it was registered': change(
    'tasks',
    () => ({ dateCompleted: at(ONE_DAY) }),
    ({ typeId, documentGuid }, db) =>
      typeId === 4 &&
      db.documents.get(documentGuid)?.directionId === 3 &&
      db.documents.get(documentGuid)?.number !== null,
  ),
  'whether about one task of eight is overdue and open': changeAll('tasks', () => ({
    deadline: NEVER,
    dateCompleted: null,
  })),
  'which reminder or notice came before what it tells of': change(
    'notifications',
    () => ({ dateCreated: at(NEVER) }),
    ({ taskGuid }) => taskGuid !== null,
  ),
  'who gave a task to himself alone': (db) => {
    const task = assertFirst(db.tasks.all())
    for (const one of db.taskAssignees.by('taskGuid', task.guid))
      db.put('taskAssignees', { ...one, personId: task.assignerPersonId })
  },
  'who asks himself to agree or sign, or controls what he does': (db) => {
    const part = assertFirst(db.taskAssignees.all())
    change(
      'tasks',
      () => ({ controllerPersonId: part.personId }),
      ({ guid }) => guid === part.taskGuid,
    )(db)
  },
  'which task was done in the minute in which it was given': change(
    'tasks',
    ({ dateCreated }) => ({ dateCompleted: dateCreated }),
    (task) => isDone(task) && task.statusId !== TaskStatus.WITHDRAWN,
  ),
  'what was signed before it was agreed': change(
    'tasks',
    () => ({ dateCompleted: at(ONE_DAY) }),
    ({ typeId, documentGuid }, db) =>
      typeId === TaskType.AGREEMENT &&
      db.tasks.by('documentGuid', documentGuid).some((one) => one.typeId === TaskType.SIGNATURE),
  ),
  'which task was given on what was done with': change(
    'tasks',
    () => ({ dateCreated: at(ONE_DAY) }),
    ({ documentGuid }, db) => db.documents.get(documentGuid)?.statusId === 11,
  ),
  'which task asks for agreement and is of another kind': change(
    'tasks',
    () => ({ description: 'За съгласуване.' }),
    ({ typeId }) => typeId === TaskType.EXECUTION,
  ),
  'who was away all the time in which a task was to be done': (db) => {
    const { personId, fromDate } = assertFirst(db.leaveApplications.all().filter(({ step }) => step === 'closed'))
    change('taskAssignees', () => ({ personId, startDate: fromDate, endDate: fromDate }))(db)
  },
  'who is told of the task that he gave to himself': change(
    'notifications',
    ({ taskGuid }, db) => ({ personId: db.tasks.get(taskGuid)?.assignerPersonId ?? 0 }),
    ({ type }) => type === 'NewTask',
  ),
  'which message was read, served or registered before it was sent': change(
    'exchangeMessages',
    () => ({ dateRead: at(NEVER) }),
    ({ dateRead }) => dateRead !== null,
  ),
  'what was delivered before it was sent, or sent before it was registered': change(
    'addressees',
    () => ({ dateSent: at(NEVER) }),
    ({ dateSent }) => dateSent !== null,
  ),
  'which version of a paper in the library is older than the one before it': change(
    'libraryVersions',
    () => ({ dateUploaded: at(NEVER) }),
    ({ number }) => number === 2,
  ),
}
