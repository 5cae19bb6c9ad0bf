import { TaskStatus } from '../../../../src/contract/taskKinds.ts'
import { assertFirst, at, change, changeAll, type Faults, NEVER, type SeedFault } from './seedFault.ts'

const isDone = ({ dateCompleted }: { dateCompleted: string | null }) => dateCompleted !== null
const removeNotifications =
  (...types: readonly string[]): SeedFault =>
  (db) => {
    for (const one of db.notifications.all().filter(({ type }) => types.includes(type)))
      db.remove('notifications', one.id)
  }

export const faultsOfWork: Faults = {
  'which task is of another case than its document, or of a resolution on another one': change('tasks', () => ({
    caseFileGuid: null,
  })),
  'which task ends on another day than its last assignee, or is over while an assignee is not': changeAll(
    'taskAssignees',
    () => ({ endDate: NEVER }),
  ),
  'which assignees of one task completed it in the same second': (db) => {
    const task = assertFirst(
      db.tasks.all().filter((one) => isDone(one) && db.taskAssignees.by('taskGuid', one.guid).length > 1),
    )
    for (const part of db.taskAssignees.by('taskGuid', task.guid))
      db.put('taskAssignees', { ...part, dateCompleted: task.dateCompleted })
  },
  'which resolution was ended by somebody else than who did the last of its work': (db) => {
    const row = assertFirst(db.documents.all().filter((one) => one.parentGuid !== null && one.statusId === 11))
    for (const line of db.history.by('documentGuid', row.guid)) db.put('history', { ...line, personId: null })
  },
  'which document of ours was signed on paper and here too, or in neither way': changeAll(
    'documents',
    () => ({ signedOnPaper: '2026-11-16' }),
    ({ directionId, number }) => directionId !== 1 && number !== null,
  ),
  'which work was completed in a way in which it cannot be': change(
    'taskAssignees',
    () => ({ resultTypeId: null }),
    isDone,
  ),
  'which answer was given as the result of work and is older than the work, or is no document of its case': change(
    'taskAssignees',
    (row) => ({ completionDocumentGuid: row.documentGuid }),
    isDone,
  ),
  'who was given work in these weeks and was not told': removeNotifications('NewTask', 'Request'),
  'who gave or controls work that was done in these weeks and was not told': removeNotifications('TaskCompleted'),
  'to whom a document came in these weeks who was not told, or who was told of one that is not theirs':
    removeNotifications('NewDocument'),
  'who is told that a case is closed and neither leads nor began it': changeAll(
    'notifications',
    () => ({ type: 'CaseFileClosed' as const }),
    ({ documentGuid }) => documentGuid !== null,
  ),
  'which comment speaks of a sender nobody knows, of an earlier case there is none of, or of a file that is not there':
    change('comments', () => ({ text: 'Проектът на отговор е качен във файловете.' })),
  'which comment the history of its document does not tell of, or shows to other departments': change(
    'comments',
    () => ({
      dateCreated: at(NEVER),
    }),
  ),
  'which case was closed or which letter went through a system, and the history does not tell of it': change(
    'caseFiles',
    () => ({ statusDate: at(NEVER) }),
    ({ statusId }) => statusId === 2,
  ),
  'which number of an index was left out, or is of an index that its kind of document does not have': change(
    'documents',
    () => ({ number: '04-99999' }),
    ({ number }) => number?.startsWith('04-') === true,
  ),
  'which fee is owed by somebody else than the applicant, or was paid in a way that the desk does not have': change(
    'payments',
    () => ({ documentNumber: null, paymentTypeId: 1 }),
  ),
  'which task is open though the case of its document is closed': (db) => {
    const file = assertFirst(db.caseFiles.all().filter(({ statusId }) => statusId === 2))
    const row = assertFirst(db.documents.by('caseFileGuid', file.guid))
    const task = assertFirst(db.tasks.all())
    db.put('tasks', { ...task, documentGuid: row.guid, statusId: TaskStatus.OPEN, dateCompleted: null })
  },
}
