import type * as v from 'valibot'
import type { documents } from '../../src/contract/documents.ts'
import type { DocumentBody, DocumentExport } from '../../src/contract/shapes/documents.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { multipleCountProblem } from '../../src/rules/identifiers/registrationNumber.ts'
import { assertNoProblem, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { changeDocumentHandlers } from './changeHandlers.ts'
import { createDocument } from './createDocument.ts'
import { documentReadHandlers } from './documentReadHandlers.ts'
import type { DocumentRow } from './documentRows.ts'
import { excelOf } from './documentsSheet.ts'
import { documentView } from './documentView.ts'
import { documentFileHandlers } from './fileHandlers.ts'
import { documentRows } from './list.ts'
import { documentRowView } from './listRow.ts'
import { readableDocument } from './readableDocument.ts'
import { registerAnew } from './registerAnew.ts'
import { registerDocument } from './registerDocument.ts'
import { registeredView } from './registeredView.ts'
import { searchEverywhere } from './searchEverywhere.ts'
import { similarLetters } from './similarLetters.ts'

type ExportBody = v.InferOutput<typeof DocumentExport>

const exportSheet = async (
  db: MockDatabase,
  caller: Caller,
  scope: 1 | 2,
  view: number,
  { filter, columns, title, heading, guids }: ExportBody,
) => {
  const wanted = guids && new Set(guids)
  const rows = documentRows(db, caller, { scope, view, filter })
    .filter(({ guid }) => wanted?.has(guid) ?? true)
    .map((row) => documentRowView(db, caller, view, row))
  return { bytes: await excelOf({ title, heading, columns }, rows), name: `${title}.xlsx` }
}

const multiple = (db: MockDatabase, caller: Caller, count: number, body: DocumentBody): DocumentRow[] => {
  const problem = multipleCountProblem(count)
  assertNoProblem(problem)
  if (isResolutionType(body.documentTypeId))
    refuseMalformed('Резолюцията се поставя върху един документ, с изпълнители.')
  return Array.from({ length: count }, () => registerDocument(db, caller, createDocument(db, caller, body)))
}

/**
 * Handlers for documents (specification 2, section 7). The creation of documents and their correspondents have separate
 * modules.
 */
export const documentsHandlers = (db: MockDatabase, uploads: Uploads) =>
  ({
    ...documentReadHandlers(db),
    exportAUDocumentsToExcel: ({ caller, query, body }) => exportSheet(db, caller, 2, query.indexType, body),
    exportDMSDocumentsToExcel: ({ caller, query, body }) => exportSheet(db, caller, 1, query.indexType, body),
    createAndRegisterMultipleDocuments: ({ caller, query, body }) => {
      const rows = db.inOneStep(() => multiple(db, caller, query.count, body))
      return withMessage(rows.map(registeredView), 'Документите са регистрирани.')
    },
    getDocumentClassifications: ({ caller, query }) =>
      documentView(db, caller, readableDocument(db, caller, query.guid)).classifications,
    registerAnew: async ({ caller, query, body }) => {
      const old = readableDocument(db, caller, query.docGuid)
      return registeredView(await registerAnew(db, uploads, caller, old, body))
    },
    searchEverywhere: ({ caller, body }) => searchEverywhere(db, caller, body.text),
    findSimilarDocuments: ({ caller, body }) => similarLetters(db, caller, body),
    ...changeDocumentHandlers(db),
    ...documentFileHandlers(db, uploads),
  }) satisfies Partial<Handlers<typeof documents>>
