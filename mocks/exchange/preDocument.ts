import { ReceivedVia } from '../../src/contract/enumerations.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { TaskPriority } from '../../src/contract/taskKinds.ts'
import { parseNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { readableBy } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { messageAttachmentView } from './exchangeViews.ts'

const LETTER = 40
const REGISTRY = 11
const INCOMING = 1

const typeOf = (db: MockDatabase, row: ExchangeMessageRow): number =>
  db.documentTypes.all().find(({ name, directionIds }) => name === row.documentKind && directionIds.includes(INCOMING))
    ?.id ?? LETTER

/** Finds the sender by the correspondent linked to the message, otherwise by ЕИК or ЕГН. */
const senderOf = (db: MockDatabase, { partyCorrespondentId, partyIdentifier }: ExchangeMessageRow): number | null => {
  if (partyCorrespondentId !== null || partyIdentifier === null) return partyCorrespondentId
  const { correspondents } = db
  const [known] = [
    ...correspondents.by('entityIdentifier', partyIdentifier),
    ...correspondents.by('unifiedCitizenshipNumber', partyIdentifier),
  ]
  return known?.id ?? null
}

const caseFileOf = (db: MockDatabase, caller: Caller, row: ExchangeMessageRow): string | null => {
  if (!row.parentNumber) return null
  const { number } = parseNumber(row.parentNumber)
  const [answered] = db.documents.by('number', number)
  const file = db.caseFiles.get(answered?.caseFileGuid)
  const root = db.documents.get(file?.rootDocumentGuid)
  return file && root && readableBy(db, caller)(root) ? file.guid : null
}

const addressedTo = (db: MockDatabase, row: ExchangeMessageRow): number => {
  const wanted = row.attentionTo ? foldText(row.attentionTo) : ''
  const department = wanted ? db.departments.all().find(({ name }) => foldText(name).includes(wanted)) : undefined
  return department?.id ?? REGISTRY
}

/** Returns the prefilled form of a new document, made from a message (specification 2, section 7: GetPreDoc…). */
export const preDocumentView = (db: MockDatabase, caller: Caller, row: ExchangeMessageRow) => {
  const senderId = senderOf(db, row)
  const type = db.documentTypes.get(typeOf(db, row))
  const body: DocumentBody = {
    documentDirectionId: INCOMING,
    documentTypeId: type?.id ?? LETTER,
    scope: type?.scope === 2 ? 2 : 1,
    subjectDescription: row.title,
    caseFileGuid: caseFileOf(db, caller, row),
    parentDocumentGuid: null,
    receivedViaId: row.system === 'edelivery' ? ReceivedVia.EDELIVERY : ReceivedVia.DOCEXCHANGE,
    sentViaId: null,
    dateReceived: row.dateReceived ?? row.dateSent,
    externalRefNumber: row.externalRefNumber ?? '',
    externalRefDate: row.externalRefDate,
    addressedToDepartmentId: addressedTo(db, row),
    addressedToPersonId: null,
    preparedByPersonId: null,
    signedByPersonId: null,
    numberIndexId: null,
    classificationIds: [],
    deadlineDate: row.requestedDeadline,
    priorityId: TaskPriority.USUAL,
    sheetsCount: null,
    enclosuresCount: null,
    resultDelivery: '',
    serviceKind: '',
    isAnonymous: false,
    note: row.comment ?? '',
    correspondentIds: senderId ? [senderId] : [],
  }
  return {
    body,
    senderIsKnown: senderId !== null,
    senderName: row.partyName,
    attachments: db.exchangeAttachments.by('messageGuid', row.guid).map(messageAttachmentView),
  }
}
