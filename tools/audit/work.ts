import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { signingTaskResults } from '../../src/contract/taskKinds.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import { completionErrors } from '../../src/rules/tasks/taskValidation.ts'
import { type AuditCheck, describeMatching, findDuplicates, latestDate } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

type Task = ReturnType<MockDatabase['tasks']['all']>[number]
const words = ({ id, description }: Task) => `task ${id} ${description}`
/** In days: how long notifications are kept. */
const KEPT = 30
const since = ({ today }: Life): string => addDays(today, -KEPT)
const notifiedBy = ({ db }: Life, types: readonly string[]): ReadonlySet<string> =>
  new Set(
    db.notifications
      .all()
      .flatMap(({ type, personId, taskGuid }) => (types.includes(type) ? [`${personId} ${taskGuid}`] : [])),
  )

const ofSender = 'Разговарях по телефона с подателя'
const ofEarlierCase = 'предходната преписка'
const ofDraftAnswer = 'Проектът на отговор'

export const workChecks: readonly AuditCheck[] = [
  [
    'which task is of another case than its document, or of a resolution on another one',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ documentGuid, caseFileGuid, resolutionGuid }) =>
          db.documents.get(documentGuid)?.caseFileGuid !== caseFileGuid ||
          (resolutionGuid !== null && db.documents.get(resolutionGuid)?.parentGuid !== documentGuid),
        words,
      ),
  ],
  [
    'which task ends on another day than its last assignee, or is over while an assignee is not',
    ({ db }) =>
      describeMatching(
        db.tasks.all(),
        ({ guid, deadline, statusId, dateCompleted }) => {
          const parts = db.taskAssignees.by('taskGuid', guid)
          const isOver = !isOpenStatus(statusId)
          return (
            parts.length === 0 ||
            latestDate(parts.map(({ endDate }) => endDate)) !== deadline ||
            (dateCompleted !== null) !== isOver ||
            parts.every((one) => isOpenStatus(one.statusId)) === isOver
          )
        },
        words,
      ),
  ],
  [
    'which assignees of one task completed it in the same second',
    ({ db }) =>
      findDuplicates(
        db.taskAssignees.all().filter(({ dateCompleted }) => dateCompleted !== null),
        ({ taskGuid, dateCompleted }) => `${taskGuid} ${dateCompleted}`,
      ),
  ],
  [
    'which task is open though the case of its document is closed',
    ({ db }) =>
      describeMatching(
        db.tasks.all().filter(({ statusId }) => isOpenStatus(statusId)),
        ({ documentGuid }) => {
          const file = db.caseFiles.get(db.documents.get(documentGuid)?.caseFileGuid)
          return file !== undefined && file.statusId !== 1
        },
        words,
      ),
  ],
  [
    'which resolution was ended by somebody else than who did the last of its work',
    ({ db, registered }) =>
      describeMatching(
        registered.filter(
          ({ typeId, parentGuid, statusId }) =>
            isResolutionType(typeId) && parentGuid !== null && statusId === DocumentStatus.COMPLETED,
        ),
        ({ guid, parentGuid, statusDate }) => {
          const ended = db.history
            .by('documentGuid', guid)
            .find(({ date, newValue }) => date === statusDate && newValue !== null)
          const done = db.taskAssignees
            .by('documentGuid', parentGuid ?? '')
            .filter(({ dateCompleted }) => dateCompleted === statusDate)
          return !done.some(({ completedByPersonId }) => completedByPersonId === ended?.personId)
        },
        ({ id, number }) => `document ${id} ${number}`,
      ),
  ],
  [
    'which document of ours was signed on paper and here too, or in neither way',
    ({ db, registered }) =>
      describeMatching(
        registered.filter(({ directionId, typeId }) => directionId !== Direction.INCOMING && !isResolutionType(typeId)),
        ({ guid, signedOnPaper }) =>
          db.taskAssignees
            .by('documentGuid', guid)
            .some(({ resultTypeId }) => signingTaskResults.includes(resultTypeId ?? 0)) ===
          (signedOnPaper !== null),
        ({ id, number }) => `document ${id} ${number}`,
      ),
  ],
  [
    'which work was completed in a way in which it cannot be',
    ({ db }) =>
      describeMatching(
        db.taskAssignees.all().filter(({ dateCompleted }) => dateCompleted !== null),
        ({ taskGuid, resultTypeId, resultComment, completionDocumentGuid }) => {
          const task = db.tasks.get(taskGuid)
          const document = db.documents.get(completionDocumentGuid)
          const errors = completionErrors(
            { resultId: resultTypeId, comment: resultComment ?? '', documentGuid: completionDocumentGuid },
            {
              taskTypeId: task?.typeId,
              needsDocument: task?.requiresDocument === true,
              document: document && {
                filesCount: db.attachedFiles.by('documentGuid', document.guid).length,
                text: document.note ?? '',
              },
            },
          )
          return Object.values(errors).some((error) => error !== undefined && error !== null)
        },
        ({ id, instruction }) => `assignee ${id} ${instruction}`,
      ),
  ],
  [
    'which answer was given as the result of work and is older than the work, or is no document of its case',
    ({ db }) =>
      describeMatching(
        db.taskAssignees.all().filter(({ completionDocumentGuid }) => completionDocumentGuid !== null),
        ({ completionDocumentGuid, documentGuid, taskGuid, dateCompleted }) => {
          const answer = db.documents.get(completionDocumentGuid)
          return (
            answer?.caseFileGuid !== db.documents.get(documentGuid)?.caseFileGuid ||
            (answer?.dateCreated ?? '') < (db.tasks.get(taskGuid)?.dateCreated ?? '') ||
            (answer?.dateCreated ?? '9') > (dateCompleted ?? '')
          )
        },
        ({ id }) => `assignee ${id}`,
      ),
  ],
  [
    'who was given work in these weeks and was not told',
    (life) => {
      const notified = notifiedBy(life, ['NewTask', 'Request'])
      const { db } = life
      return db.taskAssignees.all().flatMap(({ id, personId, taskGuid }) => {
        const task = db.tasks.get(taskGuid)
        const isNew = task !== undefined && dayOf(task.dateCreated) > since(life)
        return isNew && task.assignerPersonId !== personId && !notified.has(`${personId} ${taskGuid}`)
          ? [`assignee ${id} of task ${task.id}`]
          : []
      })
    },
  ],
  [
    'who gave or controls work that was done in these weeks and was not told',
    (life) => {
      const notified = notifiedBy(life, ['TaskCompleted'])
      const { db } = life
      return db.taskAssignees.all().flatMap(({ id, taskGuid, dateCompleted, completedByPersonId }) => {
        const task = db.tasks.get(taskGuid)
        if (!task || dateCompleted === null || dayOf(dateCompleted) <= since(life)) return []
        return [task.assignerPersonId, task.controllerPersonId]
          .filter((one) => one !== null && one !== completedByPersonId && !notified.has(`${one} ${taskGuid}`))
          .map((one) => `person ${one} of assignee ${id}`)
      })
    },
  ],
  [
    'to whom a document came in these weeks who was not told, or who was told of one that is not theirs',
    (life) => {
      const { db, registered } = life
      const theirs = new Set(
        registered
          .filter(({ dateRegistered }) => dayOf(dateRegistered ?? '') > since(life))
          .flatMap((row) => {
            const heads = db.positions
              .by('departmentId', row.addressedToDepartmentId ?? 0)
              .filter(({ isHead }) => isHead)
              .flatMap(({ id }) => db.persons.by('positionId', id).map((one) => one.id))
            const addressed = row.addressedToPersonId === null ? heads : [row.addressedToPersonId]
            return [...addressed, row.authorPersonId]
              .filter((one) => one !== row.registeredByPersonId)
              .map((one) => `${one} ${row.guid}`)
          }),
      )
      const roles = new Map(db.users.all().map((user) => [user.personId, user.roles]))
      const opens = (key: string) =>
        (roles.get(Number(key.split(' ')[0])) ?? []).some((role) =>
          ['DOCUMENTS_FLOW', 'DOCUMENTS_EAU', 'ADMINISTRATOR'].includes(role),
        )
      const notified = new Set(
        db.notifications
          .all()
          .filter(({ type, documentGuid }) => type === 'NewDocument' && db.documents.get(documentGuid)?.number !== null)
          .filter(({ dateCreated }) => dayOf(dateCreated) > since(life))
          .map(({ personId, documentGuid }) => `${personId} ${documentGuid}`),
      )
      return [
        ...[...theirs].filter((key) => opens(key) && !notified.has(key)).map((key) => `not told: ${key}`),
        ...[...notified].filter((key) => !theirs.has(key)).map((key) => `told: ${key}`),
      ]
    },
  ],
  [
    'who is told that a case is closed and neither leads nor began it',
    ({ db }) =>
      describeMatching(
        db.notifications.all().filter(({ type }) => type === 'CaseFileClosed'),
        ({ documentGuid, personId }) => {
          const root = db.documents.get(documentGuid)
          const file = db.caseFiles.get(root?.caseFileGuid)
          return (
            file?.rootDocumentGuid !== root?.guid ||
            (personId !== file?.ownerPersonId && personId !== root?.authorPersonId)
          )
        },
        ({ id, text }) => `notification ${id} ${text}`,
      ),
  ],
  [
    'which comment speaks of a sender nobody knows, of an earlier case there is none of, or of a file that is not there',
    ({ db }) =>
      describeMatching(
        db.comments.all(),
        ({ text, documentGuid, dateCreated }) => {
          const row = db.documents.get(documentGuid)
          const [sender] = row?.correspondentIds ?? []
          if (text.startsWith(ofSender)) return sender === undefined
          if (text.includes(ofEarlierCase))
            return !db.documents
              .all()
              .some(
                (one) =>
                  one.correspondentIds[0] === sender &&
                  one.caseFileGuid !== row?.caseFileGuid &&
                  (one.dateRegistered ?? '9') < dateCreated,
              )
          if (text.startsWith(ofDraftAnswer))
            return !db.attachedFiles
              .by('documentGuid', documentGuid)
              .some(({ name, dateUploaded }) => name.startsWith('Проект') && dateUploaded <= dateCreated)
          return false
        },
        ({ id, text }) => `comment ${id}: ${text}`,
      ),
  ],
  [
    'which comment the history of its document does not tell of, or shows to other departments',
    ({ db }) =>
      describeMatching(
        db.comments.all(),
        ({ documentGuid, personId, dateCreated, isInternal }) => {
          const department = db.persons.get(personId)?.departmentId ?? null
          return !db.history
            .by('documentGuid', documentGuid)
            .some(
              (line) =>
                line.action === 'Коментар' &&
                line.date === dateCreated &&
                line.personId === personId &&
                line.departmentId === (isInternal ? department : null),
            )
        },
        ({ id }) => `comment ${id}`,
      ),
  ],
  [
    'which case was closed or which letter went through a system, and the history does not tell of it',
    ({ db }) => [
      ...describeMatching(
        db.caseFiles.all().filter(({ statusId }) => statusId === 2 || statusId === 4),
        ({ rootDocumentGuid, statusDate }) =>
          !db.history
            .by('documentGuid', rootDocumentGuid)
            .some(({ action, date }) => action === 'Приключване на преписка' && date === statusDate),
        ({ id, number }) => `case ${id} ${number}`,
      ),
      ...describeMatching(
        db.exchangeMessages.all().filter(({ isIncoming, documentGuid }) => !isIncoming && documentGuid !== null),
        ({ documentGuid, dateSent }) =>
          !db.history
            .by('documentGuid', documentGuid ?? '')
            .some(({ action, date }) => action === 'Изпращане' && date === dateSent),
        ({ id, title }) => `message ${id} ${title}`,
      ),
    ],
  ],
  [
    'which number of an index was left out, or is of an index that its kind of document does not have',
    ({ db, registered }) => {
      const given = new Map<string, Set<number>>()
      for (const { number, dateRegistered } of registered) {
        const at = (number ?? '').lastIndexOf('-')
        const key = `${number?.slice(0, at)} ${dayOf(dateRegistered ?? '').slice(0, 4)}`
        given.set(key, (given.get(key) ?? new Set()).add(Number(number?.slice(at + 1))))
      }
      const prefixes = new Map(db.numberIndexes.all().map(({ id, numberPrefix }) => [id, numberPrefix]))
      const indexes = new Map<number, (string | undefined)[]>()
      for (const { documentTypeId, numberIndexId } of db.documentTypeIndexes.all())
        indexes.set(documentTypeId, [...(indexes.get(documentTypeId) ?? []), prefixes.get(numberIndexId)])
      return [
        ...[...given].flatMap(([key, numbers]) => (Math.max(...numbers) === numbers.size ? [] : [`gaps in ${key}`])),
        ...describeMatching(
          registered,
          ({ number, typeId, numberIndexId }) => {
            const prefix = number?.slice(0, number.lastIndexOf('-'))
            return prefixes.get(numberIndexId ?? 0) !== prefix || indexes.get(typeId)?.includes(prefix) !== true
          },
          ({ id, number }) => `document ${id} ${number}`,
        ),
      ]
    },
  ],
  [
    'which fee is owed by somebody else than the applicant, or was paid in a way that the desk does not have',
    ({ db }) => [
      ...describeMatching(
        db.obligations.all(),
        ({ documentGuid, correspondentId }) => db.documents.get(documentGuid)?.correspondentIds[0] !== correspondentId,
        ({ id }) => `fee ${id}`,
      ),
      ...describeMatching(
        db.payments.all(),
        ({ obligationGuid, paymentTypeId, documentNumber }) => {
          const document = db.documents.get(db.obligations.get(obligationGuid)?.documentGuid)
          const isOnline = paymentTypeId === 4
          return isOnline !== (document?.portalNumber !== null) || (paymentTypeId === 1) !== (documentNumber !== null)
        },
        ({ id }) => `payment ${id}`,
      ),
    ],
  ],
]
