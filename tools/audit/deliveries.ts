import { Group } from '../../fixtures/correspondentGroups.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import {
  asDirection,
  DeliveryStatus,
  Direction,
  DocumentStatus,
  ReceivedVia,
  SentVia,
} from '../../src/contract/enumerations.ts'
import { addDays, civilDateOf, formatDateYear } from '../../src/dates/civilDate.ts'
import { addresseeErrors } from '../../src/rules/documents/addresseeRules.ts'
import { returnReasonText } from '../../src/rules/documents/delivery.ts'
import { isByExchange } from '../../src/rules/exchange/isByExchange.ts'
import { type AuditCheck, describeMatching, findDuplicates } from './auditCheck.ts'
import { dayOf, hourOf, type Life } from './life.ts'

type Addressee = ReturnType<MockDatabase['addressees']['all']>[number]
type Attempt = ReturnType<MockDatabase['deliveryAttempts']['all']>[number]
const words = ({ id, documentGuid }: Addressee) => `addressee ${id} of ${documentGuid}`
const wordsOfAttempt = ({ id, on, outcome }: Attempt) => `attempt ${id} ${outcome} ${on}`
const documentWords = ({ id, number }: Life['registered'][number]) => `document ${id} ${number}`

const E_MAIL = 3
const BULGARIA = 1
/** In calendar days: how long a returned letter may wait for its second attempt. */
const SENT_AGAIN_WITHIN = 30
/** In calendar days: how long an unsent draft may be open. */
const DRAFT_KEPT = 45
const ofPost: readonly (number | null)[] = [SentVia.REGISTERED_MAIL, SentVia.MAIL, SentVia.COURIER]
const received: readonly (number | null)[] = [DeliveryStatus.DELIVERED, DeliveryStatus.SEEN]

const hasEmail = (db: MockDatabase, correspondentId: number | null): boolean =>
  db.correspondentContacts.by('correspondentId', correspondentId ?? 0).some((one) => one.contactTypeId === E_MAIL)
const sits = (db: MockDatabase, correspondentId: number | null): readonly number[] =>
  db.correspondentAddresses.by('correspondentId', correspondentId ?? 0).map(({ countryId }) => countryId)
const ofCorrespondents = ({ db }: Life): Addressee[] => [
  ...db.addressees.all().filter(({ kind }) => kind === 'correspondent'),
]
const attemptsOf = (db: MockDatabase, { id }: Addressee): readonly Attempt[] =>
  db.deliveryAttempts.by('addresseeId', id).toSorted((a, b) => a.on.localeCompare(b.on))

export const deliveryChecks: readonly AuditCheck[] = [
  [
    'which letter went or came by e-mail though nobody knows the address of the other party',
    (life) => [
      ...describeMatching(
        ofCorrespondents(life).filter(({ sentViaId, dateSent }) => sentViaId === SentVia.EMAIL && dateSent !== null),
        ({ correspondentId }) => !hasEmail(life.db, correspondentId),
        words,
      ),
      ...describeMatching(
        life.registered.filter(({ receivedViaId }) => receivedViaId === ReceivedVia.EMAIL),
        ({ correspondentIds: [sender] }) => sender !== undefined && !hasEmail(life.db, sender),
        documentWords,
      ),
    ],
  ],
  [
    'who sits abroad and came to the counter for a letter or with one',
    (life) => [
      ...describeMatching(
        ofCorrespondents(life).filter(({ sentViaId }) => sentViaId === SentVia.COUNTER),
        ({ correspondentId }) => sits(life.db, correspondentId).some((id) => id !== BULGARIA),
        words,
      ),
      ...describeMatching(
        life.registered.filter(({ receivedViaId }) => receivedViaId === ReceivedVia.COUNTER),
        ({ correspondentIds: [sender = 0] }) => sits(life.db, sender).some((id) => id !== BULGARIA),
        documentWords,
      ),
    ],
  ],
  [
    'who was sent a letter by an exchange system without a message, or with a message to somebody else',
    (life) =>
      describeMatching(
        ofCorrespondents(life).filter((one) => isByExchange(one) && one.dateSent !== null),
        ({ messageGuid, correspondentId, dateSent, documentGuid }) => {
          const message = life.db.exchangeMessages.get(messageGuid)
          return (
            message === undefined ||
            message.partyCorrespondentId !== correspondentId ||
            message.documentGuid !== documentGuid ||
            message.dateSent !== dateSent
          )
        },
        words,
      ),
  ],
  [
    'who gets a letter and is not a correspondent of it, or is one and does not get it',
    ({ db }) =>
      describeMatching(
        db.documents.all().filter(({ directionId }) => directionId === Direction.OUTGOING),
        ({ guid, correspondentIds }) => {
          const ids = db.addressees.by('documentGuid', guid).map(({ correspondentId }) => correspondentId)
          return ids.length !== correspondentIds.length || correspondentIds.some((id) => !ids.includes(id))
        },
        documentWords,
      ),
  ],
  [
    'whose delivery failed and nobody knows why',
    (life) =>
      describeMatching(
        ofCorrespondents(life).filter(({ deliveryStatusId }) => deliveryStatusId === DeliveryStatus.FAILED),
        (row) =>
          !life.db.exchangeMessages.get(row.messageGuid)?.failure &&
          !attemptsOf(life.db, row).some(
            ({ isCurrent, outcome, reasonId }) => isCurrent && outcome !== 'served' && reasonId !== null,
          ),
        words,
      ),
  ],
  [
    'which addressee could not have been entered so',
    ({ db }) =>
      describeMatching(
        db.addressees.all(),
        ({ kind, correspondentId, departmentId, personId, sentViaId, address, documentGuid }) =>
          Object.values(
            addresseeErrors(
              { kind, targetId: correspondentId ?? departmentId ?? personId, sentViaId, address: address ?? '' },
              { direction: asDirection(db.documents.get(documentGuid)?.directionId ?? null), others: [] },
            ),
          ).some((error) => error !== undefined && error !== null),
        words,
      ),
  ],
  [
    'which letter came back before it was sent, by a channel that brings nothing back, or on a day off',
    ({ db, isWorking, today }) =>
      describeMatching(
        db.deliveryAttempts.all().filter(({ outcome }) => outcome === 'returned'),
        ({ sentViaId, dateSent, on }) =>
          dateSent === null || on < dayOf(dateSent) || on > today || !isWorking(on) || !ofPost.includes(sentViaId),
        wordsOfAttempt,
      ),
  ],
  [
    'which letter came back weeks ago and was not sent again',
    ({ db, today }) =>
      describeMatching(
        db.deliveryAttempts.all().filter(({ isCurrent, outcome }) => isCurrent && outcome !== 'served'),
        ({ on, documentGuid }) =>
          addDays(on, SENT_AGAIN_WITHIN) < today && db.documents.get(documentGuid)?.statusId === DocumentStatus.SENT,
        wordsOfAttempt,
      ),
  ],
  [
    'which second attempt began before the first had failed, or goes by the way that had failed',
    (life) =>
      ofCorrespondents(life).flatMap((row) =>
        describeMatching(
          attemptsOf(life.db, row).filter(({ isCurrent }) => !isCurrent),
          ({ on, sentViaId, address }) =>
            (row.dateSent !== null && dayOf(row.dateSent) < on) ||
            (row.sentViaId === sentViaId && row.address === address),
          wordsOfAttempt,
        ),
      ),
  ],
  [
    'which return or second attempt of a letter its history does not tell of',
    ({ db }) =>
      describeMatching(
        db.deliveryAttempts.all().filter(({ outcome }) => outcome === 'returned'),
        ({ documentGuid, on, reasonId, isCurrent }) => {
          const lines = db.history.by('documentGuid', documentGuid)
          const isInHistory = lines.some(
            ({ action, newValue, note }) =>
              action === 'Връщане на пратка' &&
              newValue === `Върнато на ${formatDateYear(on)}` &&
              note === returnReasonText(reasonId, ''),
          )
          return (
            !isInHistory ||
            (!isCurrent &&
              !lines.some(({ action, date }) => action === 'Повторно изпращане' && civilDateOf(date) >= on))
          )
        },
        wordsOfAttempt,
      ),
  ],
  [
    'which letter is completed though its addressee does not have it',
    ({ db, registered }) =>
      describeMatching(
        registered.filter((row) => row.directionId === Direction.OUTGOING && row.statusId === DocumentStatus.COMPLETED),
        ({ guid, statusDate }) =>
          db.addressees
            .by('documentGuid', guid)
            .some(
              ({ isCopy, deliveryStatusId, dateDelivered }) =>
                !isCopy && (!received.includes(deliveryStatusId) || (dateDelivered ?? '') > statusDate),
            ),
        documentWords,
      ),
  ],
  [
    'which letter waits to be sent and is with its addressee, or was sent and waits',
    ({ db, registered }) => {
      const sent: readonly number[] = [DocumentStatus.SENT, DocumentStatus.COMPLETED]
      return describeMatching(
        registered.filter(({ directionId }) => directionId === Direction.OUTGOING),
        ({ guid, statusId, sentViaId }) =>
          !db.addressees.by('documentGuid', guid).some((one) => one.sentViaId === sentViaId) ||
          db.addressees
            .by('documentGuid', guid)
            .some(
              ({ dateSent, deliveryStatusId }) =>
                (dateSent !== null) !== sent.includes(statusId) ||
                (dateSent === null) !== (deliveryStatusId === DeliveryStatus.PENDING),
            ),
        documentWords,
      )
    },
  ],
  [
    'what was brought to the counter while it was closed',
    ({ registered, isWorking }) =>
      describeMatching(
        registered.filter(({ receivedViaId }) => receivedViaId === ReceivedVia.COUNTER),
        ({ dateReceived }) => {
          const at = dateReceived ?? ''
          return !isWorking(dayOf(at)) || hourOf(at) < '08:00' || hourOf(at) > '18:00'
        },
        documentWords,
      ),
  ],
  [
    'which letter of an administration bears a date on a day off',
    ({ db, registered, isWorking }) =>
      describeMatching(
        registered.filter(({ externalRefDate }) => externalRefDate !== null),
        ({ externalRefDate, correspondentIds: [sender = 0] }) =>
          (db.correspondents.get(sender)?.correspondentGroupId ?? Group.CITIZENS) <= Group.COURTS &&
          !isWorking(externalRefDate ?? ''),
        documentWords,
      ),
  ],
  [
    'which number of the portal is of another year than the application, or of two',
    ({ db }) => {
      const fromPortal = db.documents.all().filter(({ portalNumber }) => portalNumber !== null)
      return [
        ...describeMatching(
          fromPortal,
          ({ portalNumber, dateCreated }) => portalNumber?.slice(2, 6) !== dayOf(dateCreated).slice(0, 4),
          ({ portalNumber, dateCreated }) => `${portalNumber} ${dateCreated}`,
        ),
        ...findDuplicates(fromPortal, ({ portalNumber }) => portalNumber ?? ''),
      ]
    },
  ],
  [
    'which draft has waited for weeks',
    ({ db, today }) =>
      describeMatching(
        db.documents.all().filter(({ number }) => number === null),
        ({ dateCreated }) => addDays(dayOf(dateCreated), DRAFT_KEPT) < today,
        ({ id, subject }) => `document ${id} ${subject}`,
      ),
  ],
]
