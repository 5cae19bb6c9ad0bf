import { withoutProfile } from '../../mocks/documents/profiles.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { Direction, IncomingStatus, ReceivedVia } from '../../src/contract/enumerations.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { type AuditCheck, describeMatching, findDuplicates } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

type Message = ReturnType<MockDatabase['exchangeMessages']['all']>[number]
const words = ({ id, title }: Message) => `message ${id} ${title}`
const MALICIOUS = 4
const Reason = { TWICE: 3, MALWARE: 6 }
/** In calendar days: the longest term that a message asks for. */
const LONGEST_WANTED = 40
/** In days: how long notifications are kept. */
const KEPT = 30

const namesOf = (rows: readonly { name: string }[]): string =>
  rows
    .map(({ name }) => name)
    .toSorted()
    .join(', ')
const incoming = ({ db }: Life): Message[] => [...db.exchangeMessages.all().filter(({ isIncoming }) => isIncoming)]
const byExchange: readonly (number | null)[] = [ReceivedVia.EDELIVERY, ReceivedVia.DOCEXCHANGE]

export const exchangeChecks: readonly AuditCheck[] = [
  [
    'which message has other files than the document that was made from it or sent with it',
    ({ db }) =>
      describeMatching(
        db.exchangeMessages.all().filter(({ documentGuid }) => documentGuid !== null),
        ({ guid, documentGuid }) =>
          namesOf(db.exchangeAttachments.by('messageGuid', guid)) !==
          namesOf(db.attachedFiles.by('documentGuid', documentGuid ?? '')),
        words,
      ),
  ],
  [
    'which message answers a letter of ours that its sender never got',
    (life) => {
      const ours = new Map(life.registered.map((row) => [formatNumber(row.number, row.dateRegistered), row]))
      return describeMatching(
        incoming(life).filter(({ parentNumber }) => parentNumber !== null),
        ({ parentNumber, partyCorrespondentId, dateSent }) => {
          const letter = ours.get(parentNumber ?? '')
          return (
            letter?.directionId !== Direction.OUTGOING ||
            !life.db.addressees
              .by('documentGuid', letter.guid)
              .some((one) => one.correspondentId === partyCorrespondentId && (one.dateSent ?? '9') < dateSent)
          )
        },
        words,
      )
    },
  ],
  [
    'which message asks for an answer by a day before it came, or months later',
    (life) =>
      describeMatching(
        incoming(life).filter(({ requestedDeadline }) => requestedDeadline !== null),
        ({ requestedDeadline, dateSent }) =>
          (requestedDeadline ?? '') <= dayOf(dateSent) ||
          (requestedDeadline ?? '') > addDays(dayOf(dateSent), LONGEST_WANTED),
        words,
      ),
  ],
  [
    'which message was refused for what is not so',
    (life) =>
      describeMatching(
        incoming(life).filter(({ rejectReasonId }) => rejectReasonId !== null),
        ({ guid, rejectReasonId }) => {
          const isMalicious = life.db.exchangeAttachments
            .by('messageGuid', guid)
            .some(({ scanStatusId }) => scanStatusId === MALICIOUS)
          return rejectReasonId === Reason.TWICE || (rejectReasonId === Reason.MALWARE) !== isMalicious
        },
        words,
      ),
  ],
  [
    'which message has two full stops or nothing to say',
    ({ db }) =>
      describeMatching(
        db.exchangeMessages.all(),
        ({ body, title }) => /[^.]\.\.([^.]|$)/u.test(body) || body.length <= title.length,
        words,
      ),
  ],
  [
    'which messages of one sender bear the same number of theirs',
    (life) =>
      findDuplicates(
        incoming(life).filter(({ externalRefNumber }) => externalRefNumber !== null),
        ({ partyName, externalRefNumber, externalRefDate }) => `${partyName} ${externalRefNumber} ${externalRefDate}`,
      ),
  ],
  [
    'which message came from or went to somebody else than its document',
    ({ db }) =>
      describeMatching(
        db.exchangeMessages.all().filter(({ documentGuid }) => documentGuid !== null),
        ({ documentGuid, partyCorrespondentId }) =>
          partyCorrespondentId === null ||
          db.documents.get(documentGuid)?.correspondentIds.includes(partyCorrespondentId) !== true,
        words,
      ),
  ],
  [
    'which message was registered or refused before it was read',
    (life) =>
      describeMatching(
        incoming(life),
        ({ dateProcessed, dateRead, readByPersonId, statusId }) =>
          (dateProcessed !== null && (dateRead === null || dateRead > dateProcessed)) ||
          (dateRead === null) !== (readByPersonId === null) ||
          (statusId === IncomingStatus.RECEIVED) !== (dateRead === null),
        words,
      ),
  ],
  [
    'who was sent a letter by a system that cannot reach them, or wrote though no longer used',
    ({ db, registered }) => [
      ...withoutProfile(
        db,
        db.addressees.all().filter(({ dateSent }) => dateSent !== null),
      ),
      ...describeMatching(
        registered.filter(({ correspondentIds }) => correspondentIds.length > 0),
        ({ correspondentIds }) => correspondentIds.some((id) => db.correspondents.get(id)?.isActive === false),
        ({ id, number }) => `document ${id} ${number}`,
      ),
    ],
  ],
  [
    'which document came through an exchange system and there is no message, or there are two',
    ({ db, registered }) =>
      describeMatching(
        registered.filter(({ receivedViaId }) => byExchange.includes(receivedViaId)),
        ({ guid }) => db.exchangeMessages.by('documentGuid', guid).length !== 1,
        ({ id, number }) => `document ${id} ${number}`,
      ),
  ],
  [
    'which receiver gave a number to a letter that it does not have',
    ({ db }) =>
      describeMatching(
        db.exchangeMessages.all().filter(({ isIncoming }) => !isIncoming),
        ({ receiverNumber, dateServed, dateReceived, failure }) =>
          (receiverNumber !== null && dateServed === null) ||
          (dateServed !== null && (dateReceived ?? '9') > dateServed) ||
          (failure !== null && dateReceived !== null),
        words,
      ),
  ],
  [
    'who processes messages and was not told of one of these weeks',
    (life) => {
      const { db, today } = life
      const since = addDays(today, -KEPT)
      const notified = new Set(
        db.notifications
          .all()
          .flatMap(({ type, personId, messageGuid }) =>
            type === 'MessageReceived' ? [`${personId} ${messageGuid}`] : [],
          ),
      )
      return incoming(life)
        .filter(({ dateSent }) => dayOf(dateSent) > since)
        .flatMap((message) => {
          const role = message.system === 'edelivery' ? 'DOCUMENTS_FLOW_EDELIVERY' : 'DOCUMENTS_FLOW_DOCEXCHANGE'
          return db.users
            .all()
            .filter(({ roles, personId }) => roles.includes(role) && !notified.has(`${personId} ${message.guid}`))
            .map(({ userName }) => `${userName}: ${words(message)}`)
        })
    },
  ],
  [
    'who sent or wrote a letter that a system did not deliver and was not told',
    ({ db, today }) => {
      const notified = new Set(
        db.notifications
          .all()
          .flatMap(({ type, personId, messageGuid }) =>
            type === 'MessageFailed' ? [`${personId} ${messageGuid}`] : [],
          ),
      )
      return db.exchangeMessages
        .all()
        .filter(
          ({ failure, isIncoming, dateSent }) =>
            failure !== null && !isIncoming && dayOf(dateSent) > addDays(today, -KEPT),
        )
        .flatMap((message) =>
          [message.processedByPersonId, db.documents.get(message.documentGuid)?.authorPersonId ?? null]
            .filter((personId) => personId !== null && !notified.has(`${personId} ${message.guid}`))
            .map((personId) => `person ${personId}: ${words(message)}`),
        )
    },
  ],
]
