import type { DocumentRow } from './rows.ts'

/** What the registering calls answer of a document. */
export const registeredView = (row: DocumentRow) => ({
  guid: row.guid,
  documentNumber: row.number ?? '',
  dateRegistered: row.dateRegistered ?? '',
  caseFileGuid: row.caseFileGuid ?? '',
})
