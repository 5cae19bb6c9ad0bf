import { library } from '../../../contract/library.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { idInAddress, textInAddress } from '../../../screen-kit/list/addressField.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { type FilterOf, listFilter } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pageAsk.ts'
import type { PageQuery } from '../../../screen-kit/list/useList.ts'
import { queryOf } from '../../../transport/query.ts'
import { kindName } from '../libraryState.ts'

/** What the readers' list is narrowed by; the folder is a choice about the whole list. */
export const libraryFilter = listFilter({
  folderId: { address: idInAddress },
  text: { address: textInAddress, tag: (text: string) => text },
  kindId: { address: idInAddress, tag: (id: number) => kindName(id) },
})
export type LibraryListFilter = FilterOf<typeof libraryFilter>

/** One page of the documents that fit, in titles and keywords. */
export const libraryPage = (place: ListAddress<LibraryListFilter>): PageQuery<LibraryDocument> =>
  queryOf(library.getLibraryDocuments, { query: rowsOfPage(place), body: { ...place.filter, ...sortOfPage(place) } })
