import { inspectionPaperLabels } from '../../src/contract/inspectionKinds.ts'
import { mayRegisterPaper } from '../../src/rules/inspections/inspectionPapers.ts'
import { documentLabel } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { assertFields, assertTitled } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { inspectorOf } from '../inspections/fileHandlers.ts'
import type { InspectionDocumentRow, InspectionRow } from '../inspections/inspectionRows.ts'
import { documentsOfInspection } from '../inspections/inspectionViews.ts'
import { logAction } from '../journal/logAction.ts'
import { linkToInspection } from './caseFileCommands.ts'

const factsOf = (db: MockDatabase, row: InspectionRow) => ({
  statusId: row.statusId,
  team: row.inspectorPersonIds.map((id) => ({ id })),
  documents: documentsOfInspection(db, row.guid),
  hasProtocol: row.protocols.length > 0,
  hasAct: row.measures.some(({ kind }) => kind === 'act'),
})

const putPaper = (db: MockDatabase, of: Omit<InspectionDocumentRow, 'key'>): void =>
  db.put('inspectionDocuments', { ...of, key: of.documentGuid })

const linkOf = (db: MockDatabase, documentGuid: string | null): InspectionDocumentRow | undefined =>
  documentGuid === null ? undefined : db.inspectionDocuments.get(documentGuid)

/** Writes the number into the journal of the inspection and links the case file of the document to the inspection. */
const completePaper = (db: MockDatabase, caller: Caller, row: DocumentRow): void => {
  const replaced = linkOf(db, row.replacesGuid)
  if (replaced) putPaper(db, { ...replaced, documentGuid: row.guid })
  const link = linkOf(db, row.guid)
  const inspection = db.inspections.get(link?.inspectionGuid)
  if (!link || !inspection) return
  logAction(db, caller, {
    action: 'Регистриране',
    objectKind: 'Проверка',
    objectId: inspection.guid,
    description: `${inspection.number}: ${inspectionPaperLabels[link.paper]}`,
    oldValue: null,
    newValue: documentLabel(row),
  })
  linkToInspection(db, caller, row.caseFileGuid, inspection.guid)
}

export const followPapers = (db: MockDatabase): void => {
  db.on('createdOfInspection', (caller, { guid: documentGuid }, { guid, paper }) => {
    const row = db.inspections.get(guid)
    if (!row) return assertFields({}, { inspection: 'Няма такава проверка.' })
    assertTitled(mayRegisterPaper(paper, factsOf(db, row), inspectorOf(caller)))
    putPaper(db, { documentGuid, inspectionGuid: guid, paper })
  })
  db.on('documentRegistered', (caller, row) => completePaper(db, caller, row))
  db.on('inspectionOf', (documentGuid) => {
    const link = linkOf(db, documentGuid)
    const row = db.inspections.get(link?.inspectionGuid)
    return link && row ? { guid: row.guid, number: row.number, paper: link.paper } : null
  })
}
