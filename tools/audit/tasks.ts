import { TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { dayOf } from './life.ts'
import { offending, type Question, shareOutside } from './question.ts'

export const questionsOfTasks: readonly Question[] = [
  [
    'which task is older than what it is about',
    ({ world }) =>
      offending(
        world.tasks.all(),
        ({ documentGuid, resolutionGuid, dateCreated }) => {
          const resolution = world.documents.get(resolutionGuid)
          const written = world.documents.get(documentGuid)?.dateCreated ?? ''
          return dateCreated < written || dateCreated < (resolution?.dateRegistered ?? '')
        },
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'which task was done before it was given, or has no result',
    ({ world }) =>
      offending(
        world.taskAssignees.all(),
        ({ taskGuid, dateCompleted, completedByPersonId, resultTypeId }) =>
          dateCompleted !== null &&
          completedByPersonId !== null &&
          (resultTypeId === null || dateCompleted < (world.tasks.get(taskGuid)?.dateCreated ?? '')),
        ({ id }) => `assignee ${id}`,
      ),
  ],
  [
    'which task has not exactly one responsible assignee',
    ({ world }) =>
      offending(
        world.tasks.all(),
        ({ guid }) => world.taskAssignees.by('taskGuid', guid).filter(({ isMain }) => isMain).length !== 1,
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'who gave a task to a person who was away on that day and is done with it',
    ({ world, isAway }) =>
      offending(
        world.taskAssignees.all(),
        ({ personId, startDate, dateCompleted, statusId }) =>
          dateCompleted !== null && statusId !== TaskStatus.WITHDRAWN && isAway(personId, startDate),
        ({ id, startDate }) => `assignee ${id} ${startDate}`,
      ),
  ],
  [
    'what is signed or agreed after it was registered',
    ({ world }) =>
      offending(
        world.tasks.all(),
        ({ typeId, documentGuid, dateCompleted }) => {
          const registered = world.documents.get(documentGuid)?.dateRegistered
          const isAsked = ASKED_BEFORE.includes(typeId) && world.documents.get(documentGuid)?.directionId !== 1
          return isAsked && registered != null && dateCompleted !== null && dateCompleted > registered
        },
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'whether about one task of eight is overdue and open',
    ({ world, today }) =>
      shareOutside(
        world.tasks.all(),
        ({ dateCompleted, deadline }) => dateCompleted === null && deadline < today,
        [0.03, 0.2],
      ),
  ],
  [
    'which open task is long overdue though its document was given more time',
    ({ world, today }) =>
      offending(
        world.tasks.all(),
        ({ documentGuid, dateCompleted, deadline }) => {
          const { deadline: term, deadlineQuantity } = world.documents.get(documentGuid) ?? {}
          const hasMoreTime = deadlineQuantity === null && (term ?? '') >= today
          return dateCompleted === null && deadline < addDays(today, -14) && hasMoreTime
        },
        ({ id, deadline }) => `task ${id} until ${deadline}`,
      ),
  ],
  [
    'which reminder or notice came before what it tells of',
    ({ world }) =>
      offending(
        world.notifications.all(),
        ({ taskGuid, documentGuid, dateCreated }) =>
          dateCreated <
          (world.tasks.get(taskGuid)?.dateCreated ?? world.documents.get(documentGuid)?.dateCreated ?? ''),
        ({ id, text }) => `notification ${id} ${text}`,
      ),
  ],
  [
    'which message was read, served or registered before it was sent',
    ({ world }) =>
      offending(
        world.exchangeMessages.all(),
        ({ dateSent, dateReceived, dateServed, dateRead, dateProcessed, documentGuid, isIncoming }) =>
          [dateReceived, dateServed, dateRead, dateProcessed].some((one) => one !== null && one < dateSent) ||
          (isIncoming && dateSent > (world.documents.get(documentGuid)?.dateRegistered ?? '9')),
        ({ id }) => `message ${id}`,
      ),
  ],
  [
    'what was delivered before it was sent, or sent before it was registered',
    ({ world }) =>
      offending(
        world.addressees.all(),
        ({ dateSent, dateDelivered, documentGuid }) =>
          (dateDelivered !== null && dateDelivered < (dateSent ?? '9')) ||
          (dateSent !== null && dateSent < (world.documents.get(documentGuid)?.dateRegistered ?? '9')),
        ({ id }) => `addressee ${id}`,
      ),
  ],
  [
    'which version of a paper in the library is older than the one before it',
    ({ world }) =>
      offending(
        world.libraryVersions.all(),
        ({ documentId, number, dateUploaded }) =>
          world.libraryVersions
            .by('documentId', documentId)
            .some((other) => other.number < number && other.dateUploaded > dateUploaded),
        ({ id, dateUploaded }) => `version ${id} ${dayOf(dateUploaded)}`,
      ),
  ],
]
const ASKED_BEFORE: readonly number[] = [TaskType.AGREEMENT, TaskType.SIGNATURE]
