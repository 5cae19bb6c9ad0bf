import type { Edits } from '../../../screen-kit/list/filterDraft.ts'
import type { DocumentsFilter } from './documentsFilter.ts'

/** What a group of filter fields works with: the shown values, what is applied, and how to change a value. */
export type FilterForm = {
  values: Edits<DocumentsFilter>
  applied: Partial<DocumentsFilter>
  edit: (change: Edits<DocumentsFilter>) => void
}
