import type { Getter } from 'jotai'
import { library } from '../../../contract/library.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { idInAddress } from '../../../screen-kit/list/addressField.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { type FilterOf, listFilter, textField } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pageAsk.ts'
import type { PageQuery } from '../../../screen-kit/list/useList.ts'
import { queryOf } from '../../../transport/query.ts'
import { foldersAtom, kindName } from '../libraryState.ts'

const folderName = (id: number, { get }: { get: Getter }): string =>
  get(foldersAtom).data?.find((folder) => folder.id === id)?.name ?? 'Папка'

/** What the list of who manages the library is filtered by. */
export const managedFilter = listFilter({
  title: textField('Заглавие: '),
  folderId: { address: idInAddress, tag: folderName },
  kindId: { address: idInAddress, tag: (id: number) => kindName(id) },
})
export type ManagedFilter = FilterOf<typeof managedFilter>

/** One page of all documents, those that are withdrawn among them. */
export const managedPage = (place: ListAddress<ManagedFilter>): PageQuery<LibraryDocument> =>
  queryOf(library.getLibraryDocuments, { query: rowsOfPage(place), body: { ...place.filter, ...sortOfPage(place) } })
