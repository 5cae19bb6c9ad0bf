import { library } from '../../src/contract/library.ts'
import type { LibraryDocument, LibraryFolder } from '../../src/contract/shapes/library.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { isReadableBy } from '../../src/rules/library/libraryRules.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import type { LibraryDocumentRow, LibraryFolderRow } from './libraryRows.ts'

export const isManager = ({ roles }: Caller): boolean => mayCall(library.editLibraryDocument.roles, roles)

/**
 * True if the caller may read a folder: the folder and all its parent folders are open to a role of the caller. A
 * manager may read all folders.
 */
export const mayReadFolder = (db: MockDatabase, caller: Caller, id: number | null): boolean => {
  if (isManager(caller)) return true
  const folder = db.libraryFolders.get(id)
  if (!folder) return id === null
  return isReadableBy(caller.roles, folder.roles) && mayReadFolder(db, caller, folder.parentId)
}

export const mayReadDocument = (db: MockDatabase, caller: Caller, row: LibraryDocumentRow): boolean =>
  isManager(caller) ||
  (!row.isWithdrawn && isReadableBy(caller.roles, row.roles) && mayReadFolder(db, caller, row.folderId))

export const readableDocument = (db: MockDatabase, caller: Caller, id: number): LibraryDocumentRow => {
  const row = assertFound(db.libraryDocuments.get(id), 'Документът')
  return assertFound(mayReadDocument(db, caller, row) ? row : null, 'Документът')
}

export const folderView = (db: MockDatabase, { order, ...folder }: LibraryFolderRow): LibraryFolder => ({
  ...folder,
  documentsCount: db.libraryDocuments.by('folderId', folder.id).length,
})

export const documentView = (db: MockDatabase, row: LibraryDocumentRow): LibraryDocument => ({
  ...row,
  versions: db.libraryVersions
    .by('documentId', row.id)
    .map(({ guid, number, fileName, size, note, personId, dateUploaded }) => {
      return {
        guid,
        number,
        fileName,
        size: size || null,
        note,
        uploadedBy: fullNameAt(db, personId, dateUploaded),
        dateUploaded,
      }
    })
    .toReversed(),
})
