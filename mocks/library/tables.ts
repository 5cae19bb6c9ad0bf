import type { RowsOf } from '../seed/seeded.ts'
import { seeded } from '../seed/seeded.ts'
import { libraryDocumentRows, libraryFolderRows, libraryVersionRows } from './seedLibrary.ts'

export const libraryTables = {
  libraryFolders: seeded(libraryFolderRows),
  libraryDocuments: seeded(libraryDocumentRows),
  libraryVersions: seeded(libraryVersionRows),
}

declare module '../engine/rows.ts' {
  interface Rows extends RowsOf<typeof libraryTables> {}
}
