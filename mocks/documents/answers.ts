import type * as v from 'valibot'
import type { documents } from '../../src/contract/documents.ts'
import { IncomingStatus } from '../../src/contract/enumerations.ts'
import type { DocumentBody, DocumentExport } from '../../src/contract/shapes/documents.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { formatNumber, multipleCountProblem } from '../../src/rules/identifiers/registrationNumber.ts'
import { documentCorrespondentAnswers } from '../correspondents/answers.ts'
import { type Answers, withMessage } from '../engine/answer.ts'
import { excelOf } from '../engine/excel.ts'
import { refuse } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import type { Uploads } from '../engine/uploads.ts'
import { issueResolution } from '../tasks/resolutions.ts'
import type { World } from '../world.ts'
import { changeDocumentAnswers } from './changeAnswers.ts'
import { markRead } from './changeDocument.ts'
import { createDocument } from './createDocument.ts'
import { documentView } from './documentView.ts'
import { documentFileAnswers } from './fileAnswers.ts'
import { documentPage, documentRows } from './list.ts'
import { documentRowView } from './listRow.ts'
import { documentPermissionsOf, whoCan } from './permissions.ts'
import { readableDocument } from './readableDocument.ts'
import { registerDocument } from './registerDocument.ts'
import { registeredView } from './registeredView.ts'
import type { DocumentRow } from './rows.ts'
import { searchEverywhere } from './searchEverywhere.ts'
import { similarLetters } from './similarLetters.ts'

type ExportBody = v.InferOutput<typeof DocumentExport>

const exported = async (
  world: World,
  caller: Caller,
  scope: 1 | 2,
  view: number,
  { filter, columns, title, guids }: ExportBody,
) => {
  const wanted = guids && new Set(guids)
  const rows = documentRows(world, caller, { scope, view, filter })
    .filter(({ guid }) => wanted?.has(guid) ?? true)
    .map((row) => documentRowView(world, caller, view, row))
  return { bytes: await excelOf(title, columns, rows), name: `${title}.xlsx` }
}

const multiple = (world: World, caller: Caller, count: number, body: DocumentBody): DocumentRow[] => {
  const problem = multipleCountProblem(count)
  if (problem) refuse(problem)
  if (isResolutionType(body.documentTypeId)) refuse('Резолюцията се поставя върху един документ, с изпълнители.')
  return Array.from({ length: count }, () => registerDocument(world, caller, createDocument(world, caller, body)))
}

const unprocessed = (world: World, system: 'edelivery' | 'docexchange'): number =>
  world.exchangeMessages
    .by('system', system)
    .filter(
      ({ isIncoming, statusId }) =>
        isIncoming && (statusId === IncomingStatus.RECEIVED || statusId === IncomingStatus.READED),
    ).length

/** Documents: lists, one document, and everything that is done to it (document 2, section 7). */
export const documentsAnswers = (world: World, uploads: Uploads): Answers<typeof documents> => ({
  getAllDocumentsForAU: ({ caller, query: { indexType, ...paging }, body }) =>
    documentPage(world, caller, { scope: 2, view: indexType, filter: body, ...paging }),
  getAllDocumentsForDMS: ({ caller, query: { indexType, ...paging }, body }) =>
    documentPage(world, caller, { scope: 1, view: indexType, filter: body, ...paging }),
  exportAUDocumentsToExcel: ({ caller, query, body }) => exported(world, caller, 2, query.indexType, body),
  exportDMSDocumentsToExcel: ({ caller, query, body }) => exported(world, caller, 1, query.indexType, body),
  getDocument: ({ caller, query }) => {
    const row = readableDocument(world, caller, query.docGuid)
    markRead(world, caller, row)
    return documentView(world, caller, row)
  },
  createDocument: ({ caller, body }) => {
    if (isResolutionType(body.documentTypeId)) {
      const resolution = world.inOneStep(() => issueResolution(world, caller, body))
      const number = formatNumber(resolution.number, resolution.dateRegistered)
      return withMessage({ guid: resolution.guid }, `Издадена е резолюция № ${number}.`)
    }
    const row = world.inOneStep(() => createDocument(world, caller, body))
    return withMessage({ guid: row.guid }, 'Черновата е записана.')
  },
  createAndRegisterMultipleDocuments: ({ caller, query, body }) => {
    const rows = world.inOneStep(() => multiple(world, caller, query.count, body))
    return withMessage(rows.map(registeredView), 'Документите са регистрирани.')
  },
  getDocumentClassifications: ({ caller, query }) =>
    documentView(world, caller, readableDocument(world, caller, query.guid)).classifications,
  getCurrentUserDocumentPermissions: ({ caller, query }) => {
    const row = readableDocument(world, caller, query.docGuid)
    return { ...documentPermissionsOf(world, caller, row), whoCan: whoCan(world, row) }
  },
  searchEverywhere: ({ caller, body }) => searchEverywhere(world, caller, body.text),
  findSimilarDocuments: ({ caller, body }) => similarLetters(world, caller, body),
  getUnprocessedIncomingDocsCount: () => ({
    eDeliveryCount: unprocessed(world, 'edelivery'),
    docExchangeCount: unprocessed(world, 'docexchange'),
  }),
  ...changeDocumentAnswers(world),
  ...documentCorrespondentAnswers(world),
  ...documentFileAnswers(world, uploads),
})
