import { DeliveryStatus, DocumentStatus, RegistrationStatus, SentVia } from '../../src/contract/enumerations.ts'
import { documentAction } from '../../src/rules/documents/documentActions.ts'
import { refusedForRight } from '../../src/rules/documents/whoCan.ts'
import { allowed } from '../../src/rules/refusal.ts'
import { change, remember } from '../audit/history.ts'
import { factsOfRow } from '../documents/documentFacts.ts'
import { addresseeView } from '../documents/partViews.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../documents/permissions.ts'
import type { AddresseeRow, DocumentRow } from '../documents/rows.ts'
import { insist, refuse } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { withoutProfile } from '../people/profiles.ts'
import type { World } from '../world.ts'
import { fateOf } from './fate.ts'
import { emptyMessage, partyOf } from './messageParts.ts'
import type { ExchangeMessageRow } from './rows.ts'

type System = ExchangeMessageRow['system']
const channelOf = { edelivery: SentVia.EDELIVERY, docexchange: SentVia.DOCEXCHANGE } as const

/** One message to one addressee; the delivery is followed from its status. */
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

/** Sent once, a document still goes to those who have not got it: then only the right is checked. */
const insistMaySend = (world: World, caller: Caller, document: DocumentRow): void => {
  const permissions = documentPermissionsOf(world, caller, document)
  const others = whoCan(world, document)
  if (statusOf(document) === DocumentStatus.SENT) insist(permissions.send ? allowed : refusedForRight(['send'], others))
  else insist(documentAction('send', factsOfRow(world, document), permissions, others))
}

type Choice = { addresseeIds?: readonly number[]; fileGuids?: readonly string[] }

const insistOnFiles = (world: World, document: DocumentRow, chosen: readonly string[] | undefined): void => {
  const files = world.attachedFiles.by('documentGuid', document.guid)
  const going = chosen ? files.filter(({ guid }) => chosen.includes(guid)) : files
  if (going.length === 0) refuse('Изберете поне един файл за изпращане.')
  if (chosen && going.length < new Set(chosen).size) refuse('Избран е файл, който не е към документа.')
}

/** Sends an outgoing document by a channel to its addressees of that channel that have not got it, or failed. */
export const sendDocument = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  system: System,
  { addresseeIds, fileGuids }: Choice = {},
): void => {
  insistMaySend(world, caller, document)
  const waiting = world.addressees
    .by('documentGuid', document.guid)
    .filter(
      (one) =>
        one.sentViaId === channelOf[system] &&
        (!one.dateSent || one.deliveryStatusId === DeliveryStatus.FAILED) &&
        (!addresseeIds?.length || addresseeIds.includes(one.id)),
    )
  if (waiting.length === 0) refuse('Няма адресати, на които да се изпрати по този канал.')
  const unreachable = withoutProfile(world, waiting)
  if (unreachable.length > 0) refuse(`Без активен профил за електронен обмен: ${unreachable.join(', ')}.`)
  insistOnFiles(world, document, fileGuids)
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
