import { moveErrors } from '../../src/rules/documents/correctedRegistration.ts'
import { caseOrder } from '../../src/rules/identifiers/registrationNumber.ts'
import { assertThat } from '../documents/assertDocumentAction.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { documentLabel, titleOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { change, remember } from '../documents/history.ts'
import { peopleOn } from '../documents/involvedPeople.ts'
import { joinCase } from '../documents/registerDocument.ts'
import { assertFields, assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { connectCases } from './caseFileCommands.ts'
import { linksOf } from './linkViews.ts'
import { readableCaseFile } from './readableCaseFile.ts'
import { linkKey } from './seedLinks.ts'

/** Returns the document and all documents under it in the tree, in the order of the case file. */
const withDocumentsUnder = (db: MockDatabase, root: DocumentRow): DocumentRow[] => {
  const inCase = db.documents.by('caseFileGuid', root.caseFileGuid)
  const moved = new Set([root.guid])
  for (let grows = true; grows; ) {
    const below = inCase.filter(({ guid, parentGuid }) => !moved.has(guid) && parentGuid && moved.has(parentGuid))
    for (const { guid } of below) moved.add(guid)
    grows = below.length > 0
  }
  const placeOf = ({ receiptOrder }: DocumentRow) => receiptOrder ?? Number.MAX_SAFE_INTEGER
  return inCase.filter(({ guid }) => moved.has(guid)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

const putInto = (db: MockDatabase, file: CaseFileRow, rows: readonly DocumentRow[], head: DocumentRow): void => {
  let next = caseOrder(db.documents.by('caseFileGuid', file.guid).map(({ receiptOrder }) => receiptOrder ?? 0))
  for (const row of rows) {
    change(db, row, {
      caseFileGuid: file.guid,
      parentGuid: row.guid === head.guid ? null : row.parentGuid,
      receiptOrder: row.receiptOrder === null ? null : next,
    })
    if (row.receiptOrder !== null) next += 1
    for (const task of db.tasks.by('documentGuid', row.guid)) db.put('tasks', { ...task, caseFileGuid: file.guid })
  }
}

/** Moves the links of a case file to the one that its documents were moved to, then removes the empty case file. */
const dissolve = (db: MockDatabase, file: CaseFileRow, into: CaseFileRow): void => {
  const known = new Set(linksOf(db, into).map(({ kind, targetGuid }) => `${kind}/${targetGuid}`))
  for (const { kind, targetGuid } of linksOf(db, file))
    if (targetGuid !== into.guid && !known.has(`${kind}/${targetGuid}`))
      db.put('caseFileLinks', { key: linkKey(into.guid, kind, targetGuid), caseFileGuid: into.guid, kind, targetGuid })
  db.remove('caseFiles', file.guid)
}

/**
 * Moves a document and the documents under it to another case file, or to a new one, and links the two. With the first
 * document the whole case file is moved and then removed.
 */
export const moveToCaseFile = (
  db: MockDatabase,
  caller: Caller,
  row: DocumentRow,
  given: { caseFileGuid: string | null; reason: string },
): string => {
  assertThat(db, caller, row, 'move')
  const from = assertFound(db.caseFiles.get(row.caseFileGuid), 'Преписката')
  const isRoot = from.rootDocumentGuid === row.guid
  assertFields(moveErrors(given, { ownGuid: from.guid, isRoot }))
  const isNew = given.caseFileGuid === null
  const rows = isRoot ? db.documents.by('caseFileGuid', from.guid) : withDocumentsUnder(db, row)
  const place = isNew ? joinCase(db, { ...row, caseFileGuid: null }).caseFileGuid : (given.caseFileGuid ?? '')
  const { file: into } = isNew
    ? { file: assertFound(db.caseFiles.get(place), 'Преписката') }
    : readableCaseFile(db, caller, place)
  const reason = given.reason.trim()
  const [before, after] = [from.number ?? '', into.number ?? '']
  putInto(db, into, rows, row)
  if (isRoot) dissolve(db, from, into)
  else connectCases(db, caller, into.guid, from.guid)
  const action = 'Преместване в преписка'
  remember(db, caller, row.guid, { action, attribute: 'Преписка', oldValue: before, newValue: after, note: reason })
  const label = documentLabel(row)
  if (!isRoot)
    remember(db, caller, from.rootDocumentGuid, { action, attribute: 'Документи', oldValue: label, note: reason })
  if (!isNew)
    remember(db, caller, into.rootDocumentGuid, { action, attribute: 'Документи', newValue: label, note: reason })
  notifyOthers(db, caller, peopleOn(db, row), {
    type: 'StatusChanged',
    text: `${firstAndLastNameOf(caller.person)} премести ${titleOf(row).replace(/^Д/, 'д')} в преписка ${after}: ${reason}`,
    documentGuid: row.guid,
  })
  return after
}
