import { statusOf } from '../../mocks/documents/permissions.ts'
import { TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { type AuditCheck, describeMatching, shareOutside } from './auditCheck.ts'
import { dayOf } from './life.ts'

export const taskChecks: readonly AuditCheck[] = [
  [
    'which task is older than what it is about',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ documentGuid, resolutionGuid, dateCreated }) => {
          const resolution = db.documents.get(resolutionGuid)
          const written = db.documents.get(documentGuid)?.dateCreated ?? ''
          return dateCreated < written || dateCreated < (resolution?.dateRegistered ?? '')
        },
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'which task was done before it was given, or has no result',
    ({ db }) =>
      describeMatching(
        db.taskAssignees.all(),
        ({ taskGuid, dateCompleted, completedByPersonId, resultTypeId }) =>
          dateCompleted !== null &&
          completedByPersonId !== null &&
          (resultTypeId === null || dateCompleted < (db.tasks.get(taskGuid)?.dateCreated ?? '')),
        ({ id }) => `assignee ${id}`,
      ),
  ],
  [
    'which task has not exactly one responsible assignee',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ guid }) => db.taskAssignees.by('taskGuid', guid).filter(({ isMain }) => isMain).length !== 1,
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'who gave a task to a person who was away on that day and is done with it',
    ({ db, isAway }) =>
      describeMatching(
        db.taskAssignees.all(),
        ({ personId, startDate, dateCompleted, statusId }) =>
          dateCompleted !== null && statusId !== TaskStatus.WITHDRAWN && isAway(personId, startDate),
        ({ id, startDate }) => `assignee ${id} ${startDate}`,
      ),
  ],
  [
    'what is signed or agreed after it was registered',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ typeId, documentGuid, dateCompleted }) => {
          const registered = db.documents.get(documentGuid)?.dateRegistered
          const isEarlyRequest = EARLY_REQUESTS.includes(typeId) && db.documents.get(documentGuid)?.directionId !== 1
          return isEarlyRequest && registered != null && dateCompleted !== null && dateCompleted > registered
        },
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'whether about one task of eight is overdue and open',
    ({ db, today }) =>
      shareOutside(
        db.tasks.all(),
        ({ dateCompleted, deadline }) => dateCompleted === null && deadline < today,
        [0.03, 0.2],
      ),
  ],
  [
    'which open task is long overdue though its document was given more time',
    ({ db, today }) =>
      describeMatching(
        db.tasks.all(),
        ({ documentGuid, dateCompleted, deadline }) => {
          const { deadline: term, deadlineQuantity } = db.documents.get(documentGuid) ?? {}
          const hasMoreTime = deadlineQuantity === null && (term ?? '') >= today
          return dateCompleted === null && deadline < addDays(today, -14) && hasMoreTime
        },
        ({ id, deadline }) => `task ${id} until ${deadline}`,
      ),
  ],
  [
    'which reminder or notice came before what it tells of',
    ({ db }) =>
      describeMatching(
        db.notifications.all(),
        ({ taskGuid, documentGuid, dateCreated }) =>
          dateCreated < (db.tasks.get(taskGuid)?.dateCreated ?? db.documents.get(documentGuid)?.dateCreated ?? ''),
        ({ id, text }) => `notification ${id} ${text}`,
      ),
  ],
  [
    'who gave a task to himself alone',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ guid, assignerPersonId }) =>
          db.taskAssignees.by('taskGuid', guid).every(({ personId }) => personId === assignerPersonId),
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'who asks himself to agree or sign, or controls what he does',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ guid, typeId, assignerPersonId, controllerPersonId }) =>
          db.taskAssignees
            .by('taskGuid', guid)
            .some(
              ({ personId }) =>
                personId === controllerPersonId || (EARLY_REQUESTS.includes(typeId) && personId === assignerPersonId),
            ),
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'which task was done in the minute in which it was given',
    ({ db }) =>
      describeMatching(
        db.tasks.all().filter(({ statusId }) => statusId !== TaskStatus.WITHDRAWN),
        ({ dateCreated, dateCompleted }) =>
          dateCompleted !== null && Date.parse(dateCompleted) - Date.parse(dateCreated) < 60_000,
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'what was signed before it was agreed',
    ({ db }) =>
      describeMatching(
        db.tasks.all().filter(({ typeId }) => typeId === TaskType.SIGNATURE),
        ({ documentGuid, dateCreated }) =>
          db.tasks
            .by('documentGuid', documentGuid)
            .some((other) => other.typeId === TaskType.AGREEMENT && (other.dateCompleted ?? '9') > dateCreated),
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'which task was given on what was done with',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ documentGuid, dateCreated }) => {
          const row = db.documents.get(documentGuid)
          return row !== undefined && row.number !== null && isFinal(statusOf(row)) && row.statusDate <= dateCreated
        },
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'which task asks for agreement and is of another kind',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ typeId, description }) => description === 'За съгласуване.' && typeId !== TaskType.AGREEMENT,
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'who was away all the time in which a task was to be done',
    ({ db, isAway, isWorking, daysOf }) =>
      describeMatching(
        db.taskAssignees.all(),
        ({ personId, startDate, endDate }) =>
          daysOf(startDate, endDate)
            .filter(isWorking)
            .every((day) => isAway(personId, day)),
        ({ id, startDate, endDate }) => `part ${id} of a task ${startDate} ${endDate}`,
      ),
  ],
  [
    'who is told of the task that he gave to himself',
    ({ db }) =>
      describeMatching(
        db.notifications.all(),
        ({ type, taskGuid, personId }) =>
          (type === 'NewTask' || type === 'Request') && db.tasks.get(taskGuid)?.assignerPersonId === personId,
        ({ id, text }) => `notification ${id} ${text}`,
      ),
  ],
  [
    'which message was read, served or registered before it was sent',
    ({ db }) =>
      describeMatching(
        db.exchangeMessages.all(),
        ({ dateSent, dateReceived, dateServed, dateRead, dateProcessed, documentGuid, isIncoming }) =>
          [dateReceived, dateServed, dateRead, dateProcessed].some((one) => one !== null && one < dateSent) ||
          (isIncoming && dateSent > (db.documents.get(documentGuid)?.dateRegistered ?? '9')),
        ({ id }) => `message ${id}`,
      ),
  ],
  [
    'what was delivered before it was sent, or sent before it was registered',
    ({ db }) =>
      describeMatching(
        db.addressees.all(),
        ({ dateSent, dateDelivered, documentGuid }) =>
          (dateDelivered !== null && dateDelivered < (dateSent ?? '9')) ||
          (dateSent !== null && dateSent < (db.documents.get(documentGuid)?.dateRegistered ?? '9')),
        ({ id }) => `addressee ${id}`,
      ),
  ],
  [
    'which version of a paper in the library is older than the one before it',
    ({ db }) =>
      describeMatching(
        db.libraryVersions.all(),
        ({ documentId, number, dateUploaded }) =>
          db.libraryVersions
            .by('documentId', documentId)
            .some((other) => other.number < number && other.dateUploaded > dateUploaded),
        ({ id, dateUploaded }) => `version ${id} ${dayOf(dateUploaded)}`,
      ),
  ],
]
const EARLY_REQUESTS: readonly number[] = [TaskType.AGREEMENT, TaskType.SIGNATURE]
