import { ListView } from '../../../contract/enumerations.ts'
import type { DocumentFilter } from '../../document-lookups/public.ts'

/**
 * A view of the documents list: one of the eight of the specification, or „Недоставени“, which is the view of all
 * documents with a proposed filter.
 */
export type DocumentsView = ListView | 'undelivered'

export const indexTypeOf = (view: DocumentsView): ListView => (view === 'undelivered' ? ListView.All : view)

export const filterOfView = (view: DocumentsView): DocumentFilter =>
  view === 'undelivered' ? { undelivered: true } : {}
