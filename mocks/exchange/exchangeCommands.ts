import {
  DeliveryStatus,
  IncomingStatus,
  incomingStatusLabels,
  RegistrationStatus,
} from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { mayRegisterMessage, mayRejectMessage } from '../../src/rules/exchange/exchangeMessages.ts'
import { rejectionErrors } from '../../src/rules/exchange/rejection.ts'
import { mayUseFile, scanResultOf } from '../../src/rules/exchange/scan.ts'
import { hasRole } from '../../src/rules/routeAccess.ts'
import { createDocument } from '../documents/createDocument.ts'
import { countFiles } from '../documents/documentFiles.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { registerDocument } from '../documents/registerDocument.ts'
import { assertFields, assertPartOf, assertTitled } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { rejectionOf } from './exchangeViews.ts'
import { emptyMessage } from './messageParts.ts'

const factsOf = (db: MockDatabase, row: ExchangeMessageRow) => ({
  incomingStatusId: row.statusId,
  registeredNumber: db.documents.get(row.documentGuid)?.number ?? undefined,
})
const hasDocumentFlow = ({ roles }: Caller): boolean => hasRole('DOCUMENTS_FLOW', roles)

const logStatus = (
  db: MockDatabase,
  caller: Caller,
  action: string,
  before: ExchangeMessageRow,
  now: ExchangeMessageRow,
) =>
  logAction(db, caller, {
    action,
    objectKind: before.system === 'edelivery' ? 'Съобщение от е-Връчване' : 'Съобщение от обмен на документи',
    objectId: before.guid,
    description: before.title,
    attribute: 'Статус',
    oldValue: labelIn(incomingStatusLabels, before.statusId),
    newValue: labelIn(incomingStatusLabels, now.statusId),
  })

export const openMessage = (db: MockDatabase, caller: Caller, row: ExchangeMessageRow): ExchangeMessageRow => {
  if (row.statusId !== IncomingStatus.RECEIVED) return row
  const at = db.now().toISOString()
  const opened: ExchangeMessageRow = {
    ...row,
    statusId: IncomingStatus.READED,
    readByPersonId: caller.person.id,
    dateRead: at,
    dateServed: row.system === 'edelivery' ? at : row.dateServed,
  }
  db.put('exchangeMessages', opened)
  logStatus(db, caller, 'Отваряне', row, opened)
  return opened
}

const KINDS = { main: 1, enclosure: 2 }

const carryFiles = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  row: ExchangeMessageRow,
  guids: readonly string[],
): void => {
  db.exchangeAttachments
    .by('messageGuid', row.guid)
    .filter(({ guid }) => guids.includes(guid))
    .forEach((file, at) => {
      assertPartOf(`„${file.name}“:`, mayUseFile(scanResultOf(file.scanStatusId)))
      db.put('attachedFiles', {
        guid: db.newGuid(),
        id: db.nextId('attachedFiles'),
        documentGuid: document.guid,
        name: file.name,
        description: file.description,
        contentType: file.contentType,
        size: file.size,
        kindId: at === 0 ? KINDS.main : KINDS.enclosure,
        isPublic: false,
        uploadedByPersonId: caller.person.id,
        dateUploaded: db.now().toISOString(),
        scanStatusId: file.scanStatusId,
        content: 'sample',
      })
    })
  countFiles(db, document.guid)
}

export const registerFromMessage = (
  db: MockDatabase,
  caller: Caller,
  row: ExchangeMessageRow,
  body: DocumentBody,
  attachmentGuids: readonly string[],
): DocumentRow => {
  assertTitled(mayRegisterMessage(factsOf(db, row), hasDocumentFlow(caller)))
  const draft = createDocument(db, caller, body)
  carryFiles(db, caller, draft, row, attachmentGuids)
  const document = registerDocument(db, caller, db.documents.get(draft.guid) ?? draft)
  const registered: ExchangeMessageRow = {
    ...row,
    statusId: IncomingStatus.REGISTERED,
    registrationStatusId: row.system === 'docexchange' ? RegistrationStatus.DS_REGISTERED : null,
    documentGuid: document.guid,
    processedByPersonId: caller.person.id,
    dateProcessed: db.now().toISOString(),
  }
  db.put('exchangeMessages', registered)
  logStatus(db, caller, 'Регистриране', row, registered)
  return document
}

type Rejection = { reasonId: number; explanation: string; notifySender: boolean }

const notifySender = (db: MockDatabase, caller: Caller, rejected: ExchangeMessageRow): void => {
  const at = db.now().toISOString()
  const { system, partyName, partyKind, partyIdentifier, partyCorrespondentId, title } = rejected
  db.put('exchangeMessages', {
    ...emptyMessage,
    guid: db.newGuid(),
    id: db.nextId('exchangeMessages'),
    system,
    isIncoming: false,
    title: `Отказ от регистрация: ${title}`,
    body: `Уважаеми госпожи и господа,\n\nотказана е регистрацията на Вашето съобщение: ${title}.\n\nПричина: ${rejectionOf(rejected)}\n\nС уважение`,
    partyName,
    partyKind,
    partyIdentifier,
    partyCorrespondentId,
    dateSent: at,
    dateReceived: null,
    deliveryStatusId: DeliveryStatus.SENT,
    processedByPersonId: caller.person.id,
    dateProcessed: at,
    answersGuid: rejected.guid,
  })
}

export const rejectMessage = (
  db: MockDatabase,
  caller: Caller,
  row: ExchangeMessageRow,
  { reasonId, explanation, notifySender: ownNotifySender }: Rejection,
): void => {
  assertTitled(mayRejectMessage(factsOf(db, row)))
  const text = explanation.trim()
  const errors = rejectionErrors({ reasonId, explanation }, row.system === 'docexchange')
  assertFields(errors)
  const rejected: ExchangeMessageRow = {
    ...row,
    statusId: IncomingStatus.REJECTED,
    registrationStatusId: row.system === 'docexchange' ? RegistrationStatus.DS_REJECTED : null,
    rejectReasonId: reasonId,
    rejectReason: text || null,
    processedByPersonId: caller.person.id,
    dateProcessed: db.now().toISOString(),
  }
  db.put('exchangeMessages', rejected)
  logStatus(db, caller, 'Отказ от регистрация', row, rejected)
  if (ownNotifySender) notifySender(db, caller, rejected)
}
