import { rejectReasons } from '../../fixtures/nomenclatures.ts'
import {
  DeliveryStatus,
  DocumentStatus,
  IncomingStatus,
  RegistrationStatus,
  SentVia,
} from '../../src/contract/enumerations.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { documentAction } from '../../src/rules/documentActions.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { insist, refuse, refuseFields } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { AddresseeRow, DocumentRow } from '../tables/documentRows.ts'
import type { ExchangeMessageRow } from '../tables/exchangeRows.ts'
import { factsOfRow } from '../views/documentFacts.ts'
import { addresseeView } from '../views/documentParts.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../views/permissions.ts'
import type { World } from '../world.ts'
import { checkMessage, createDocument } from './createDocument.ts'
import { change, remember } from './history.ts'
import { registerDocument } from './registerDocument.ts'

const MALICIOUS = 4
const OTHER_REASON = 10
const SHORTEST_EXPLANATION = 10

export const isUnprocessed = ({ statusId }: ExchangeMessageRow): boolean =>
  statusId === IncomingStatus.RECEIVED || statusId === IncomingStatus.READED

const insistUnprocessed = (row: ExchangeMessageRow): void => {
  if (!isUnprocessed(row)) refuse('Съобщението вече е обработено.')
}

/** Opening a message remembers who read it first and when; in ССЕВ opening is being served. */
export const openMessage = (world: World, caller: Caller, row: ExchangeMessageRow): ExchangeMessageRow => {
  if (row.statusId !== IncomingStatus.RECEIVED) return row
  const at = world.now().toISOString()
  const opened: ExchangeMessageRow = {
    ...row,
    statusId: IncomingStatus.READED,
    readByPersonId: caller.person.id,
    dateRead: at,
    dateServed: row.system === 'edelivery' ? at : row.dateServed,
  }
  world.put('exchangeMessages', opened)
  return opened
}

const KINDS = { main: 1, enclosure: 2 }

/** Carries the chosen attachments over to the document; a malicious one is refused. */
const carryFiles = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  row: ExchangeMessageRow,
  guids: readonly string[],
): void => {
  world.exchangeAttachments
    .by('messageGuid', row.guid)
    .filter(({ guid }) => guids.includes(guid))
    .forEach((file, at) => {
      if (file.scanStatusId === MALICIOUS) refuse(`Открит е зловреден код във файла „${file.name}“.`)
      world.put('attachedFiles', {
        guid: world.newGuid(),
        id: world.nextId('attachedFiles'),
        documentGuid: document.guid,
        name: file.name,
        description: file.description,
        contentType: file.contentType,
        size: file.size,
        kindId: at === 0 ? KINDS.main : KINDS.enclosure,
        isPublic: false,
        uploadedByPersonId: caller.person.id,
        dateUploaded: world.now().toISOString(),
        scanStatusId: file.scanStatusId,
        content: 'sample',
      })
    })
}

/** Creates and registers a document from a message in one step; a message is registered once. */
export const registerFromMessage = (
  world: World,
  caller: Caller,
  row: ExchangeMessageRow,
  body: DocumentBody,
  attachmentGuids: readonly string[],
): DocumentRow => {
  insistUnprocessed(row)
  const draft = createDocument(world, caller, body)
  carryFiles(world, caller, draft, row, attachmentGuids)
  const document = registerDocument(world, caller, draft)
  world.put('exchangeMessages', {
    ...row,
    statusId: IncomingStatus.REGISTERED,
    registrationStatusId: row.system === 'docexchange' ? RegistrationStatus.DS_REGISTERED : null,
    documentGuid: document.guid,
    processedByPersonId: caller.person.id,
    dateProcessed: world.now().toISOString(),
  })
  return document
}

type Rejection = { reasonId: number; explanation: string }

/** Rejects a message; СЕОС and „Друго“ need an explanation of at least ten characters. */
export const rejectMessage = (
  world: World,
  caller: Caller,
  row: ExchangeMessageRow,
  { reasonId, explanation }: Rejection,
): void => {
  insistUnprocessed(row)
  const text = explanation.trim()
  const errors: Record<string, string[]> = {}
  if (!rejectReasons.some(({ id }) => id === reasonId)) errors.reasonId = [requiredMessage]
  if ((row.system === 'docexchange' || reasonId === OTHER_REASON) && text.length < SHORTEST_EXPLANATION)
    errors.explanation = ['Напишете пояснение от поне 10 знака.']
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
  world.put('exchangeMessages', {
    ...row,
    statusId: IncomingStatus.REJECTED,
    registrationStatusId: row.system === 'docexchange' ? RegistrationStatus.DS_REJECTED : null,
    rejectReasonId: reasonId,
    rejectReason: text || null,
    processedByPersonId: caller.person.id,
    dateProcessed: world.now().toISOString(),
  })
}

const channelOf = { edelivery: SentVia.EDELIVERY, docexchange: SentVia.DOCEXCHANGE } as const

/** One message to one addressee; the delivery is followed from its status. */
const sendTo = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  addressee: AddresseeRow,
  system: 'edelivery' | 'docexchange',
): void => {
  const at = world.now().toISOString()
  const guid = world.newGuid()
  const { name } = addresseeView(world, addressee)
  const correspondent = world.correspondents.get(addressee.correspondentId)
  world.put('exchangeMessages', {
    guid,
    id: world.nextId('exchangeMessages'),
    system,
    isIncoming: false,
    title: document.subject,
    body: document.subject,
    partyName: name,
    partyKind: correspondent?.isLegalEntity ? 'legalEntity' : 'person',
    partyIdentifier: correspondent?.entityIdentifier ?? null,
    partyCorrespondentId: addressee.correspondentId,
    dateSent: at,
    dateReceived: null,
    dateServed: null,
    statusId: null,
    registrationStatusId: system === 'docexchange' ? RegistrationStatus.DS_WAIT_REGISTRATION : null,
    deliveryStatusId: DeliveryStatus.SENT,
    documentKind: null,
    externalRefNumber: null,
    externalRefDate: null,
    parentNumber: null,
    attentionTo: addressee.attentionTo,
    comment: null,
    requestedDeadline: null,
    serviceName: null,
    correspondentNames: [],
    correspondentIdentifiers: [],
    documentGuid: document.guid,
    rejectReasonId: null,
    rejectReason: null,
    readByPersonId: null,
    dateRead: null,
    processedByPersonId: caller.person.id,
    dateProcessed: at,
  })
  world.put('addressees', { ...addressee, deliveryStatusId: DeliveryStatus.SENT, dateSent: at, messageGuid: guid })
}

/** Sends an outgoing document by a channel to its addressees of that channel that have not got it, or failed. */
export const sendDocument = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  system: 'edelivery' | 'docexchange',
  only?: readonly number[],
): void => {
  const again = statusOf(document) === DocumentStatus.SENT
  const permissions = documentPermissionsOf(world, caller, document)
  if (!again) insist(documentAction('send', factsOfRow(world, document), permissions, whoCan(world, document)))
  const waiting = world.addressees
    .by('documentGuid', document.guid)
    .filter(
      (one) =>
        one.sentViaId === channelOf[system] &&
        (!one.dateSent || one.deliveryStatusId === DeliveryStatus.FAILED) &&
        (!only?.length || only.includes(one.id)),
    )
  if (waiting.length === 0) refuse('Няма адресати, на които да се изпрати по този канал.')
  for (const one of waiting) sendTo(world, caller, document, one, system)
  if (!again)
    change(world, document, {
      statusId: DocumentStatus.SENT,
      statusDate: world.now().toISOString(),
      sentViaId: channelOf[system],
    })
  remember(world, caller, document.guid, {
    action: 'Изпращане',
    attribute: system === 'edelivery' ? 'ССЕВ' : 'СЕОС',
    newValue: waiting.map((one) => addresseeView(world, one).name).join('; '),
  })
}
