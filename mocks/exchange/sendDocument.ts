import { DeliveryStatus, DocumentStatus, RegistrationStatus, SentVia } from '../../src/contract/enumerations.ts'
import { withoutProfileText } from '../../src/rules/documents/transitionNeeds.ts'
import { maySend, maySendSo, waits } from '../../src/rules/exchange/sending.ts'
import { factsOfRow } from '../documents/documentFacts.ts'
import { change, remember } from '../documents/history.ts'
import { addresseeView } from '../documents/partViews.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../documents/permissions.ts'
import { withoutProfile } from '../documents/profiles.ts'
import type { AddresseeRow, DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import { insist, malformed, ownRefusal } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { fateOf } from './fate.ts'
import { emptyMessage, partyOf } from './messageParts.ts'
import type { ExchangeMessageRow } from './rows.ts'

type System = ExchangeMessageRow['system']
const channelOf = { edelivery: SentVia.EDELIVERY, docexchange: SentVia.DOCEXCHANGE } as const

const sendTo = (world: World, caller: Caller, document: DocumentRow, addressee: AddresseeRow, system: System): void => {
  const at = world.now().toISOString()
  const guid = world.newGuid()
  world.put('exchangeMessages', {
    ...emptyMessage,
    ...partyOf(world.correspondents.get(addressee.correspondentId)),
    guid,
    id: world.nextId('exchangeMessages'),
    system,
    isIncoming: false,
    title: document.subject,
    body: document.subject,
    dateSent: at,
    dateReceived: null,
    registrationStatusId: system === 'docexchange' ? RegistrationStatus.DS_WAIT_REGISTRATION : null,
    deliveryStatusId: DeliveryStatus.SENT,
    documentKind: world.documentTypes.get(document.typeId)?.name ?? null,
    attentionTo: addressee.attentionTo,
    documentGuid: document.guid,
    processedByPersonId: caller.person.id,
    dateProcessed: at,
    fate: fateOf(world, addressee, system),
  })
  world.put('addressees', {
    ...addressee,
    deliveryStatusId: DeliveryStatus.SENT,
    dateSent: at,
    dateDelivered: null,
    messageGuid: guid,
  })
}

const filesOf = (world: World, document: DocumentRow, chosen: readonly string[] | undefined) => {
  const files = world.attachedFiles.by('documentGuid', document.guid)
  const going = chosen ? files.filter(({ guid }) => chosen.includes(guid)) : files
  if (chosen && going.length < new Set(chosen).size) malformed('Избран е файл, който не е към документа.')
  return going
}

type Choice = { addresseeIds?: readonly number[]; fileGuids?: readonly string[] }

/**
 * Sends an outgoing document by a channel to those of its addressees who have not received it or whose delivery failed.
 */
export const sendDocument = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  system: System,
  { addresseeIds, fileGuids }: Choice = {},
): void => {
  insist(maySend(factsOfRow(world, document), documentPermissionsOf(world, caller, document), whoCan(world, document)))
  const waiting = world.addressees
    .by('documentGuid', document.guid)
    .filter(
      (one) =>
        one.sentViaId === channelOf[system] &&
        waits({ sentAt: one.dateSent, deliveryStatusId: one.deliveryStatusId }) &&
        (!addresseeIds?.length || addresseeIds.includes(one.id)),
    )
  insist(maySendSo({ addressees: waiting.length, files: filesOf(world, document, fileGuids).length }))
  const unreachable = withoutProfile(world, waiting)
  if (unreachable.length > 0) ownRefusal(withoutProfileText(unreachable))
  for (const one of waiting) sendTo(world, caller, document, one, system)
  if (statusOf(document) !== DocumentStatus.SENT)
    change(world, document, {
      statusId: DocumentStatus.SENT,
      statusDate: world.now().toISOString(),
      sentViaId: channelOf[system],
    })
  remember(world, caller, document.guid, {
    action: 'Изпращане',
    attribute: system === 'edelivery' ? 'е-Връчване' : 'Обмен на документи',
    newValue: waiting.map((one) => addresseeView(world, one).name).join('; '),
  })
}
