import type { LibraryFilter } from '../../src/contract/shapes/library.ts'
import { libraryKindLabels } from '../../src/contract/shapes/library.ts'
import { hasKeyword } from '../../src/rules/library/libraryRules.ts'
import { withAllUnder } from '../../src/rules/registers/nestRecords.ts'
import { searchable } from '../../src/rules/words/foldText.ts'
import { textMatcher } from '../../src/rules/words/textMatcher.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { countKey, type SortKeys, sortRows, wordKey } from '../records/sortRows.ts'
import type { LibraryDocumentRow, LibraryVersionRow } from './libraryRows.ts'
import { mayReadDocument } from './libraryViews.ts'

const kindNames = new Map(Object.entries(libraryKindLabels))

const newestOf = (db: MockDatabase, { id }: LibraryDocumentRow): LibraryVersionRow | undefined =>
  db.libraryVersions.by('documentId', id).at(-1)

const sortKeys = (db: MockDatabase): SortKeys<LibraryDocumentRow> => ({
  folder: ({ folderId }) => wordKey(db.libraryFolders.get(folderId)?.name ?? ''),
  title: ({ title }) => wordKey(title),
  kindId: ({ kindId }) => wordKey(kindNames.get(String(kindId)) ?? ''),
  date: ({ date }) => date ?? '',
  version: (row) => countKey(newestOf(db, row)?.number ?? 0),
  dateUploaded: (row) => newestOf(db, row)?.dateUploaded ?? '',
})

export const findDocuments = (
  db: MockDatabase,
  caller: Caller,
  filter: LibraryFilter,
): readonly LibraryDocumentRow[] => {
  const { text = '', title = '', keyword, folderId, kindId, sortColumns } = filter
  const under = folderId === undefined ? null : withAllUnder(folderId, db.libraryFolders.all())
  const [fitsText, fitsTitle] = [textMatcher(text), textMatcher(title)]
  const found = db.libraryDocuments
    .all()
    .filter(
      (row) =>
        (under === null || under.has(row.folderId)) &&
        (kindId === undefined || row.kindId === kindId) &&
        (keyword === undefined || hasKeyword(row.keywords, keyword)) &&
        fitsTitle(searchable(row.title)) &&
        fitsText(searchable(row.title, row.keywords)) &&
        mayReadDocument(db, caller, row),
    )
  return sortRows(found, sortColumns?.[0], sortKeys(db))
}
