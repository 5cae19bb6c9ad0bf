import { ReceivedVia } from '../../src/contract/enumerations.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { TaskPriority } from '../../src/contract/taskKinds.ts'
import { parseNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { readableBy } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import type { ExchangeMessageRow } from './rows.ts'
import { messageAttachmentView } from './views.ts'

const LETTER = 40
const REGISTRY = 11
const INCOMING = 1

/** The incoming document type named in a message, if known; otherwise a letter. */
const typeOf = (world: World, row: ExchangeMessageRow): number =>
  world.documentTypes
    .all()
    .find(({ name, directionIds }) => name === row.documentKind && directionIds.includes(INCOMING))?.id ?? LETTER

/** The sender among the correspondents: by the link of the message, or by ЕИК, ЕГН. */
const senderOf = (world: World, { partyCorrespondentId, partyIdentifier }: ExchangeMessageRow): number | null => {
  if (partyCorrespondentId !== null || partyIdentifier === null) return partyCorrespondentId
  const { correspondents } = world
  const [known] = [
    ...correspondents.by('entityIdentifier', partyIdentifier),
    ...correspondents.by('unifiedCitizenshipNumber', partyIdentifier),
  ]
  return known?.id ?? null
}

/** The case file whose number the message contains, if the caller may read it. */
const caseFileOf = (world: World, caller: Caller, row: ExchangeMessageRow): string | null => {
  if (!row.parentNumber) return null
  const { number } = parseNumber(row.parentNumber)
  const [answered] = world.documents.by('number', number)
  const file = world.caseFiles.get(answered?.caseFileGuid)
  const root = world.documents.get(file?.rootDocumentGuid)
  return file && root && readableBy(world, caller)(root) ? file.guid : null
}

const addressedTo = (world: World, row: ExchangeMessageRow): number => {
  const wanted = row.attentionTo ? foldText(row.attentionTo) : ''
  const department = wanted ? world.departments.all().find(({ name }) => foldText(name).includes(wanted)) : undefined
  return department?.id ?? REGISTRY
}

/** The form prefilled from a message (document 2, section 7: GetPreDoc…). */
export const preDocumentView = (world: World, caller: Caller, row: ExchangeMessageRow) => {
  const senderId = senderOf(world, row)
  const type = world.documentTypes.get(typeOf(world, row))
  const body: DocumentBody = {
    documentDirectionId: INCOMING,
    documentTypeId: type?.id ?? LETTER,
    scope: type?.scope === 2 ? 2 : 1,
    subjectDescription: row.title,
    caseFileGuid: caseFileOf(world, caller, row),
    parentDocumentGuid: null,
    receivedViaId: row.system === 'edelivery' ? ReceivedVia.EDELIVERY : ReceivedVia.DOCEXCHANGE,
    sentViaId: null,
    dateReceived: row.dateReceived ?? row.dateSent,
    externalRefNumber: row.externalRefNumber ?? '',
    externalRefDate: row.externalRefDate,
    addressedToDepartmentId: addressedTo(world, row),
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
    attachments: world.exchangeAttachments.by('messageGuid', row.guid).map(messageAttachmentView),
  }
}
