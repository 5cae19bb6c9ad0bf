import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { reasonProblem } from '../../src/rules/documents/correctedRegistration.ts'
import { errorsOf } from '../../src/rules/requiredFields.ts'
import { assertFields, assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { assertThat } from './assertDocumentAction.ts'
import { setDocumentStatus } from './changeDocument.ts'
import { assertDraft } from './createDocument.ts'
import { bodyOfRow } from './documentBodyOfRow.ts'
import { countFiles } from './documentFiles.ts'
import { documentLabel } from './documentNames.ts'
import type { AttachedFileRow, DocumentRow } from './documentRows.ts'
import { remember } from './history.ts'
import { assertNamedObjects } from './namedObjects.ts'
import { notifyOfNewDocument } from './notifyOfNewDocument.ts'
import { giveNumber } from './registerDocument.ts'

type Anew = {
  documentDirectionId: 1 | 2 | 3
  documentTypeId: number
  numberIndexId: number | null
  reason: string
}
type CopiedFile = { from: AttachedFileRow; to: AttachedFileRow }

const nothingOf = {
  number: null,
  dateRegistered: null,
  registeredByPersonId: null,
  receiptOrder: null,
  statusReason: null,
  closingGroundId: null,
  suspendedUntil: null,
  suspensions: [],
  deadline: null,
  deadlineStart: null,
  deadlineQuantity: null,
  deadlineUnitId: null,
  deadlineRuleId: null,
  accessCode: null,
  portalNumber: null,
} as const satisfies Partial<DocumentRow>

const copyFiles = (db: MockDatabase, from: DocumentRow, to: DocumentRow): CopiedFile[] =>
  db.attachedFiles.by('documentGuid', from.guid).map((file) => {
    const copy = { ...file, guid: db.newGuid(), id: db.nextId('attachedFiles'), documentGuid: to.guid }
    db.put('attachedFiles', copy)
    return { from: file, to: copy }
  })

/** Copies the addressees without the state of their delivery. */
const copyAddressees = (db: MockDatabase, from: DocumentRow, to: DocumentRow): void => {
  for (const one of db.addressees.by('documentGuid', from.guid))
    db.put('addressees', {
      ...one,
      id: db.nextId('addressees'),
      documentGuid: to.guid,
      deliveryStatusId: null,
      dateSent: null,
      dateDelivered: null,
      messageGuid: null,
    })
}

/**
 * Annuls a document, unless it is annulled, and registers it anew with its files, senders and addressees. If it is the
 * first of its case file, the new one begins another case file, and the two are linked.
 */
const putAnew = (db: MockDatabase, caller: Caller, old: DocumentRow, given: Anew) => {
  assertThat(db, caller, old, 'registerAnew')
  const { reason, ...values } = given
  assertFields(errorsOf({ reason: reasonProblem(reason) }))
  const body = { ...bodyOfRow(old), ...values, deadlineDate: null }
  assertDraft(db, body)
  assertNamedObjects(db, caller, body, old)
  if (old.statusId !== DocumentStatus.ANNULLED)
    setDocumentStatus(db, caller, old, DocumentStatus.ANNULLED, { reason, until: null, closeDocuments: [] })
  const isRoot = db.caseFiles.get(old.caseFileGuid)?.rootDocumentGuid === old.guid
  const at = db.now().toISOString()
  const row: DocumentRow = {
    ...old,
    ...nothingOf,
    guid: db.newGuid(),
    id: db.nextId('documents'),
    changedGuid: db.newGuid(),
    typeId: values.documentTypeId,
    directionId: values.documentDirectionId,
    numberIndexId: values.numberIndexId,
    statusId: DocumentStatus.DRAFT,
    statusDate: at,
    caseFileGuid: isRoot ? null : old.caseFileGuid,
    dateCreated: at,
    createdByPersonId: caller.person.id,
    replacesGuid: old.guid,
    files: 0,
  }
  db.put('documents', row)
  const files = copyFiles(db, old, row)
  countFiles(db, row.guid)
  if (row.directionId !== Direction.INCOMING) copyAddressees(db, old, row)
  const draft = assertFound(db.documents.get(row.guid), 'Документът')
  assertThat(db, caller, draft, 'register')
  const registered = giveNumber(db, caller, draft)
  db.announce('casesConnected', caller, registered.caseFileGuid, old.caseFileGuid)
  const [before, after] = [documentLabel(old), documentLabel(registered)]
  const note = reason.trim()
  remember(db, caller, old.guid, { action: 'Регистриране наново', attribute: 'Нов документ', newValue: after, note })
  remember(db, caller, row.guid, { action: 'Регистриране наново', attribute: 'Вместо', oldValue: before, note })
  notifyOfNewDocument(db, registered)
  return { registered, files }
}

export const registerAnew = async (
  db: MockDatabase,
  uploads: Uploads,
  caller: Caller,
  old: DocumentRow,
  given: Anew,
): Promise<DocumentRow> => {
  const { registered, files } = db.inOneStep(() => putAnew(db, caller, old, given))
  for (const { from, to } of files) {
    const content = from.content === 'stored' ? await uploads.load(from.guid) : undefined
    if (content) await uploads.save(to.guid, content)
  }
  return registered
}
