import { library } from '../../contract/library.ts'
import {
  type LibraryDocument,
  type LibraryFolder,
  type LibraryVersion,
  libraryKindLabels,
} from '../../contract/shapes/library.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { idIn } from '../../screen-kit/list/listFilter.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { download } from '../../transport/download.ts'
import { queryOf } from '../../transport/query.ts'

export const foldersAtom = queryAtomFamily(() => queryOf(library.getLibraryFolders, {}, { quiet: true }))()

export const folderName = ({ name }: LibraryFolder): string => name

export const libraryDocumentAtom = queryAtomFamily((id: number) =>
  queryOf(library.getLibraryDocument, { query: { id } }, { quiet: true }),
)

const newestCount = 5
export const newestAtom = queryAtomFamily(() =>
  queryOf(
    library.getLibraryDocuments,
    {
      query: { skip: 0, take: newestCount },
      body: { sortColumns: [{ columnName: 'dateUploaded', direction: 'desc' }] },
    },
    { quiet: true },
  ),
)()

export const libraryFile = (guid: string, signal?: AbortSignal): Promise<File | null> =>
  download(library.downloadLibraryFile, { query: { guid } }, { signal })

const kindNames = new Map(Object.entries(libraryKindLabels))
export const kindName = (kindId: number | null): string => kindNames.get(String(kindId)) ?? ''
export const kindField = { label: 'Вид', address: idIn(libraryKindLabels), tag: (id: number) => kindName(id) }
export const kindOptions = Object.entries(libraryKindLabels).map(([value, label]) => ({ value, label }))

export const numberAndDate = ({ number, date }: LibraryDocument): string =>
  [number, formatDate(date)].filter(Boolean).join(' / ')

export const latestOf = ({ versions }: LibraryDocument): LibraryVersion | undefined => versions[0]
