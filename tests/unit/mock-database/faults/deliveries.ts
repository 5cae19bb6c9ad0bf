import type { MockDatabase } from '../../../../mocks/engine/mockDatabase.ts'
import {
  DeliveryStatus,
  Direction,
  DocumentStatus,
  IncomingStatus,
  ReceivedVia,
  SentVia,
} from '../../../../src/contract/enumerations.ts'
import { assertFirst, at, change, changeAll, type Faults, NEVER, ONE_DAY, type SeedFault, SUNDAY } from './seedFault.ts'

const isOf = (sentViaId: number) => (row: { sentViaId: number | null; dateSent: string | null }) =>
  row.sentViaId === sentViaId && row.dateSent !== null
const returned = ({ outcome }: { outcome: string }) => outcome === 'returned'
const abroad = (db: MockDatabase): number =>
  assertFirst(db.correspondentAddresses.all().filter(({ countryId }) => countryId !== 1)).correspondentId
const isIncoming = ({ isIncoming }: { isIncoming: boolean }) => isIncoming
const ofDocument = ({ documentGuid }: { documentGuid: string | null }) => documentGuid !== null
const removeNotifications =
  (type: string): SeedFault =>
  (db) => {
    for (const one of db.notifications.all().filter((row) => row.type === type)) db.remove('notifications', one.id)
  }

export const faultsOfDeliveries: Faults = {
  'which letter went or came by e-mail though nobody knows the address of the other party': (db) => {
    const { correspondentId } = assertFirst(db.addressees.all().filter(isOf(SentVia.EMAIL)))
    for (const { id } of db.correspondentContacts.by('correspondentId', correspondentId ?? 0))
      db.remove('correspondentContacts', id)
  },
  'who sits abroad and came to the counter for a letter or with one': change(
    'documents',
    (_, db) => ({ correspondentIds: [abroad(db)] }),
    ({ receivedViaId, number }) => receivedViaId === ReceivedVia.COUNTER && number !== null,
  ),
  'who was sent a letter by an exchange system without a message, or with a message to somebody else': change(
    'addressees',
    () => ({ messageGuid: null }),
    isOf(SentVia.EDELIVERY),
  ),
  'who gets a letter and is not a correspondent of it, or is one and does not get it': change(
    'documents',
    () => ({ correspondentIds: [] }),
    ({ directionId }) => directionId === Direction.OUTGOING,
  ),
  'whose delivery failed and nobody knows why': change(
    'addressees',
    () => ({ deliveryStatusId: DeliveryStatus.FAILED }),
    isOf(SentVia.EMAIL),
  ),
  'which addressee could not have been entered so': change(
    'addressees',
    () => ({ address: null }),
    ({ sentViaId }) => sentViaId === SentVia.REGISTERED_MAIL,
  ),
  'which letter came back before it was sent, by a channel that brings nothing back, or on a day off': change(
    'deliveryAttempts',
    () => ({ on: NEVER }),
    returned,
  ),
  'which letter came back weeks ago and was not sent again': (db) => {
    const attempt = assertFirst(db.deliveryAttempts.all().filter(returned))
    const row = db.documents.get(attempt.documentGuid)
    if (row) db.put('documents', { ...row, statusId: DocumentStatus.SENT })
    db.put('deliveryAttempts', { ...attempt, isCurrent: true, on: NEVER })
  },
  'which second attempt began before the first had failed, or goes by the way that had failed': change(
    'deliveryAttempts',
    () => ({ on: ONE_DAY }),
    ({ isCurrent }) => !isCurrent,
  ),
  'which return or second attempt of a letter its history does not tell of': (db) => {
    for (const one of db.history.all().filter(({ action }) => action === 'Връщане на пратка'))
      db.remove('history', one.id)
  },
  'which letter is completed though its addressee does not have it': (db) => {
    const row = assertFirst(
      db.documents
        .all()
        .filter((one) => one.directionId === Direction.OUTGOING && one.statusId === DocumentStatus.COMPLETED),
    )
    const [addressee] = db.addressees.by('documentGuid', row.guid)
    if (addressee) db.put('addressees', { ...addressee, deliveryStatusId: DeliveryStatus.SENT })
  },
  'which letter waits to be sent and is with its addressee, or was sent and waits': change(
    'addressees',
    () => ({ deliveryStatusId: DeliveryStatus.PENDING }),
    isOf(SentVia.EMAIL),
  ),
  'what was brought to the counter while it was closed': change(
    'documents',
    () => ({ dateReceived: at(SUNDAY) }),
    ({ receivedViaId, number }) => receivedViaId === ReceivedVia.COUNTER && number !== null,
  ),
  'which letter of an administration bears a date on a day off': changeAll(
    'documents',
    () => ({ externalRefDate: SUNDAY }),
    ({ externalRefDate }) => externalRefDate !== null,
  ),
  'which number of the portal is of another year than the application, or of two': change(
    'documents',
    () => ({ portalNumber: 'П-1999-000001' }),
    ({ portalNumber }) => portalNumber !== null,
  ),
  'which draft has waited for weeks': change(
    'documents',
    () => ({ dateCreated: at(NEVER) }),
    ({ number }) => number === null,
  ),
}

export const faultsOfExchange: Faults = {
  'which message has other files than the document that was made from it or sent with it': (db) => {
    const message = assertFirst(db.exchangeMessages.all().filter(ofDocument))
    const file = assertFirst(db.exchangeAttachments.by('messageGuid', message.guid))
    db.put('exchangeAttachments', { ...file, name: 'Друг файл.pdf' })
  },
  'which message answers a letter of ours that its sender never got': change(
    'exchangeMessages',
    () => ({ parentNumber: '04-9999-01.01.2026' }),
    isIncoming,
  ),
  'which message asks for an answer by a day before it came, or months later': change(
    'exchangeMessages',
    () => ({ requestedDeadline: ONE_DAY }),
    isIncoming,
  ),
  'which message was refused for what is not so': change('exchangeMessages', () => ({ rejectReasonId: 3 }), isIncoming),
  'which message has two full stops or nothing to say': change('exchangeMessages', ({ title }) => ({ body: title })),
  'which messages of one sender bear the same number of theirs': changeAll(
    'exchangeMessages',
    () => ({ externalRefNumber: '1-00-1', externalRefDate: NEVER, partyName: 'Община' }),
    isIncoming,
  ),
  'which message came from or went to somebody else than its document': change(
    'exchangeMessages',
    () => ({ partyCorrespondentId: null }),
    ofDocument,
  ),
  'which message was registered or refused before it was read': change(
    'exchangeMessages',
    () => ({ dateRead: null }),
    ({ statusId, isIncoming }) => isIncoming && statusId === IncomingStatus.REGISTERED,
  ),
  'who was sent a letter by a system that cannot reach them, or wrote though no longer used': changeAll(
    'correspondents',
    () => ({ isActive: false }),
  ),
  'which document came through an exchange system and there is no message, or there are two': change(
    'exchangeMessages',
    () => ({ documentGuid: null }),
    ({ isIncoming, documentGuid }) => isIncoming && documentGuid !== null,
  ),
  'which receiver gave a number to a letter that it does not have': change(
    'exchangeMessages',
    () => ({ receiverNumber: '1-00-1', dateServed: null }),
    (row) => !isIncoming(row),
  ),
  'who processes messages and was not told of one of these weeks': removeNotifications('MessageReceived'),
  'who sent or wrote a letter that a system did not deliver and was not told': (db) => {
    const message = db.exchangeMessages.all().findLast((row) => !isIncoming(row))
    if (message) db.put('exchangeMessages', { ...message, failure: 'Профилът не е активен.', dateSent: db.start })
  },
}
