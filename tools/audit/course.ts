import { statusOf } from '../../mocks/documents/permissions.ts'
import { Direction, DocumentStatus, documentStatusLabels, SentVia } from '../../src/contract/enumerations.ts'
import { addDays, formatDate } from '../../src/dates/civilDate.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { type AuditCheck, describeFalling, describeMatching, findDuplicates } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

type Row = Life['registered'][number]
const words = ({ id, number, statusDate }: Row) => `document ${id} ${number} ${statusDate}`

/**
 * In calendar days: the maximum delivery time by channel. Documents are delivered on working days only, so holidays
 * make the delivery longer.
 */
const longestWay: Readonly<Record<number, number>> = { [SentVia.EMAIL]: 6, [SentVia.PORTAL]: 6 }
const LONGEST_POST = 16

const numbered = /([А-Я]{1,4}(?:-\d{1,2})?-\d+|\d{2}-\d+)\/(\d{2}\.\d{2}\.\d{4})/gu
const namedIn = ({ registered }: Life) => {
  const byName = new Map(registered.map((row) => [`${row.number}/${formatDate(row.dateRegistered)}`, row]))
  return (text: string): Row[] => [...text.matchAll(numbered)].flatMap(([name]) => byName.get(name) ?? [])
}

export const courseChecks: readonly AuditCheck[] = [
  [
    'which document was done with in the second in which it was registered',
    ({ registered }) =>
      describeMatching(registered, (row) => isFinal(statusOf(row)) && row.statusDate === row.dateRegistered, words),
  ],
  [
    'which document is worked on and nobody was given work on it by then',
    ({ db, registered }) =>
      describeMatching(
        registered.filter(({ statusId }) => statusId === DocumentStatus.IN_PROGRESS),
        ({ guid, statusDate }) =>
          ![...db.tasks.by('documentGuid', guid), ...db.tasks.by('resolutionGuid', guid)].some(
            ({ dateCreated }) => dateCreated <= statusDate,
          ),
        words,
      ),
  ],
  [
    'which application was suspended before directions were given on it',
    ({ db, registered }) =>
      describeMatching(
        registered.filter(({ statusId }) => statusId === DocumentStatus.SUSPENDED),
        ({ caseFileGuid, statusDate }) =>
          !db.documents
            .by('caseFileGuid', caseFileGuid)
            .some(({ typeId, dateRegistered }) => typeId === INSTRUCTIONS && (dateRegistered ?? '9') <= statusDate),
        words,
      ),
  ],
  [
    'which letter was sent, and its history does not say so',
    ({ db, registered }) => {
      const sent = documentStatusLabels[DocumentStatus.SENT]
      return describeMatching(
        registered.filter(({ directionId }) => directionId === Direction.OUTGOING),
        ({ guid }) =>
          db.addressees.by('documentGuid', guid).some(({ dateSent }) => dateSent !== null) &&
          !db.history.by('documentGuid', guid).some(({ newValue, action }) => newValue === sent || action === SENDING),
        words,
      )
    },
  ],
  [
    'whose history is not in order, or ends in another status than the document has',
    ({ db, registered }) =>
      registered.flatMap((row) => {
        const own = db.history.by('documentGuid', row.guid).toSorted((a, b) => a.id - b.id)
        const last = own.at(-1)
        const isOf = last?.attribute !== 'Статус' || last.newValue === documentStatusLabels[statusOf(row)]
        return [
          ...describeFalling(
            own,
            ({ date }) => date,
            () => words(row),
          ),
          ...(isOf ? [] : [words(row)]),
        ]
      }),
  ],
  [
    'which document is commented twice in a second, or after it was done with',
    ({ db }) => [
      ...findDuplicates(db.comments.all(), ({ documentGuid, dateCreated }) => `${documentGuid} ${dateCreated}`),
      ...describeMatching(
        db.comments.all(),
        ({ documentGuid, dateCreated }) => {
          const row = db.documents.get(documentGuid)
          return row !== undefined && isFinal(statusOf(row)) && row.number !== null && dateCreated > row.statusDate
        },
        ({ id }) => `comment ${id}`,
      ),
    ],
  ],
  [
    'which letter was longer on its way than its channel takes',
    ({ db }) =>
      describeMatching(
        db.addressees.all(),
        ({ sentViaId, dateSent, dateDelivered }) =>
          dateSent !== null &&
          dateDelivered !== null &&
          dayOf(dateDelivered) > addDays(dayOf(dateSent), longestWay[sentViaId ?? 0] ?? LONGEST_POST),
        ({ id, dateSent, dateDelivered }) => `addressee ${id} ${dateSent} ${dateDelivered}`,
      ),
  ],
  [
    'which term given by a letter runs since before the letter was delivered',
    ({ db, registered }) =>
      describeMatching(
        registered.filter(({ directionId, deadlineQuantity }) => directionId === 3 && deadlineQuantity !== null),
        ({ guid, deadlineStart }) =>
          db.addressees
            .by('documentGuid', guid)
            .some(
              ({ isCopy, dateDelivered }) => !isCopy && dayOf(dateDelivered ?? '0001-01-01') > (deadlineStart ?? ''),
            ),
        words,
      ),
  ],
  [
    'which message was served in the second in which it was sent',
    ({ db }) =>
      describeMatching(
        db.exchangeMessages.all(),
        ({ isIncoming, dateSent, dateServed }) => !isIncoming && dateServed === dateSent,
        ({ id }) => `message ${id}`,
      ),
  ],
  [
    'which message names a number that was given after it was sent, or bears a later date',
    (life) => {
      const named = namedIn(life)
      return describeMatching(
        life.db.exchangeMessages.all(),
        ({ title, dateSent, isIncoming, externalRefDate }) =>
          isIncoming &&
          (named(title).some(({ dateRegistered }) => (dateRegistered ?? '') > dateSent) ||
            (externalRefDate ?? '') > dayOf(dateSent)),
        ({ id, title }) => `message ${id} ${title}`,
      )
    },
  ],
  [
    'which document names a number that was not given yet when it was written',
    (life) => {
      const named = namedIn(life)
      return describeMatching(
        life.db.documents.all(),
        ({ subject, dateCreated }) => named(subject).some(({ dateRegistered }) => (dateRegistered ?? '') > dateCreated),
        ({ id, number, subject }) => `document ${id} ${number}: ${subject}`,
      )
    },
  ],
  [
    'which letter answers ours before ours was sent',
    (life) => {
      const named = namedIn(life)
      return describeMatching(
        life.registered.filter(({ directionId, subject }) => directionId === 1 && subject.includes('с наш рег. №')),
        ({ subject, externalRefDate, dateCreated }) =>
          named(subject).some(
            ({ guid }) =>
              !life.db.addressees
                .by('documentGuid', guid)
                .some(
                  ({ dateSent }) => dateSent !== null && dayOf(dateSent) <= (externalRefDate ?? dayOf(dateCreated)),
                ),
          ),
        ({ number, subject }) => `${number}: ${subject}`,
      )
    },
  ],
]
const INSTRUCTIONS = 23
/** The action in the history when a user sends a letter through an exchange system. */
const SENDING = 'Изпращане'
