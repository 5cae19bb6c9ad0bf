import type { RowsOf } from '../seed/seededRow.ts'
import { seeded } from '../seed/seededRow.ts'
import { libraryDocumentRows, libraryFolderRows, libraryVersionRows } from './seedLibrary.ts'

export const libraryTables = {
  libraryFolders: seeded(libraryFolderRows),
  libraryDocuments: seeded(libraryDocumentRows),
  libraryVersions: seeded(libraryVersionRows),
}

declare module '../engine/tableRows.ts' {
  interface Rows extends RowsOf<typeof libraryTables> {}
}
