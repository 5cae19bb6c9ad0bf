import { seeded } from '../engine/seeded.ts'
import { libraryDocumentRows, libraryFolderRows, libraryVersionRows } from './seedLibrary.ts'

/** The tables of the library. */
export const libraryTables = {
  libraryFolders: seeded(libraryFolderRows),
  libraryDocuments: seeded(libraryDocumentRows),
  libraryVersions: seeded(libraryVersionRows),
}
