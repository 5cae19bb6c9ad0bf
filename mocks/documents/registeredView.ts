import type { DocumentRow } from './documentRows.ts'

export const registeredView = (row: DocumentRow) => ({
  guid: row.guid,
  documentNumber: row.number ?? '',
  dateRegistered: row.dateRegistered ?? '',
  caseFileGuid: row.caseFileGuid ?? '',
})
