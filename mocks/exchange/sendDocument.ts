import { DeliveryStatus, DocumentStatus, RegistrationStatus, SentVia } from '../../src/contract/enumerations.ts'
import { withoutProfileText } from '../../src/rules/documents/transitionNeeds.ts'
import { hasFailed, isWaitingToSend, maySend, maySendSo } from '../../src/rules/exchange/sending.ts'
import { keepFailedAttempt } from '../documents/deliveries.ts'
import { factsOfRow } from '../documents/documentFacts.ts'
import type { AddresseeRow, DocumentRow } from '../documents/documentRows.ts'
import { change, remember } from '../documents/history.ts'
import { addresseeView } from '../documents/partViews.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../documents/permissions.ts'
import { withoutProfile } from '../documents/profiles.ts'
import { assert, refuseByServer, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { deliveryOutcomeOf } from './deliveryOutcome.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { bodyOf, emptyMessage, partyOf } from './messageParts.ts'

type System = ExchangeMessageRow['system']
const channelOf = { edelivery: SentVia.EDELIVERY, docexchange: SentVia.DOCEXCHANGE } as const

const sendTo = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  addressee: AddresseeRow,
  system: System,
): void => {
  const at = db.now().toISOString()
  const guid = db.newGuid()
  if (hasFailed(addressee)) keepFailedAttempt(db, addressee)
  db.put('exchangeMessages', {
    ...emptyMessage,
    ...partyOf(db.correspondents.get(addressee.correspondentId)),
    guid,
    id: db.nextId('exchangeMessages'),
    system,
    isIncoming: false,
    title: document.subject,
    body: bodyOf(document.subject),
    dateSent: at,
    dateReceived: null,
    registrationStatusId: system === 'docexchange' ? RegistrationStatus.DS_WAIT_REGISTRATION : null,
    deliveryStatusId: DeliveryStatus.SENT,
    documentKind: system === 'docexchange' ? (db.documentTypes.get(document.typeId)?.name ?? null) : null,
    attentionTo: addressee.attentionTo,
    documentGuid: document.guid,
    processedByPersonId: caller.person.id,
    dateProcessed: at,
    deliveryOutcome: deliveryOutcomeOf(db, addressee, system),
  })
  db.put('addressees', {
    ...addressee,
    deliveryStatusId: DeliveryStatus.SENT,
    dateSent: at,
    dateDelivered: null,
    messageGuid: guid,
  })
}

const filesOf = (db: MockDatabase, document: DocumentRow, chosen: readonly string[] | undefined) => {
  const files = db.attachedFiles.by('documentGuid', document.guid)
  const going = chosen ? files.filter(({ guid }) => chosen.includes(guid)) : files
  if (chosen && going.length < new Set(chosen).size) refuseMalformed('Избран е файл, който не е към документа.')
  return going
}

type Choice = { addresseeIds?: readonly number[]; fileGuids?: readonly string[] }

export const sendDocument = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  system: System,
  { addresseeIds, fileGuids }: Choice = {},
): void => {
  assert(maySend(factsOfRow(db, document), documentPermissionsOf(db, caller, document), whoCan(db, document)))
  const waiting = db.addressees
    .by('documentGuid', document.guid)
    .filter(
      (one) =>
        one.sentViaId === channelOf[system] &&
        isWaitingToSend({ sentAt: one.dateSent, deliveryStatusId: one.deliveryStatusId }) &&
        (!addresseeIds?.length || addresseeIds.includes(one.id)),
    )
  assert(maySendSo({ addressees: waiting.length, files: filesOf(db, document, fileGuids).length }))
  const unreachable = withoutProfile(db, waiting)
  if (unreachable.length > 0) refuseByServer(withoutProfileText(unreachable))
  for (const one of waiting) sendTo(db, caller, document, one, system)
  if (statusOf(document) !== DocumentStatus.SENT)
    change(db, document, {
      statusId: DocumentStatus.SENT,
      statusDate: db.now().toISOString(),
      sentViaId: channelOf[system],
    })
  remember(db, caller, document.guid, {
    action: 'Изпращане',
    attribute: system === 'edelivery' ? 'е-Връчване' : 'Обмен на документи',
    newValue: waiting.map((one) => addresseeView(db, one).name).join('; '),
  })
}
