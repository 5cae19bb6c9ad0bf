import { documents } from '../../contract/documents.ts'
import type { AskPage } from '../../screen-kit/search/useSearchPicker.ts'
import { request } from '../../transport/request.ts'
import type { CorrespondentRow } from './similar.ts'

export const searchFields = {
  fullName: 'Наименование или имена',
  entityIdentifier: 'ЕИК/БУЛСТАТ',
  unifiedCitizenshipNumber: 'ЕГН',
  foreignerPersonalIdentifier: 'ЛНЧ',
} as const
export type SearchField = keyof typeof searchFields

/** All results in one request, newest first (document 2, section 7). */
export const most = 9999
/** A search in a dialog needs more characters than this (document 2, section 9). */
export const longerThan = 4

const askBy =
  (field: SearchField): AskPage<CorrespondentRow> =>
  async (text, { skip, take }, signal) => {
    const ask = { query: { skip, take }, body: { [field]: text } }
    const reply = await request(documents.searchDocumentCorrespondents, ask, { signal })
    return reply?.items.toSorted((a, b) => b.id - a.id) ?? null
  }

export const searches: Record<SearchField, AskPage<CorrespondentRow>> = {
  fullName: askBy('fullName'),
  entityIdentifier: askBy('entityIdentifier'),
  unifiedCitizenshipNumber: askBy('unifiedCitizenshipNumber'),
  foreignerPersonalIdentifier: askBy('foreignerPersonalIdentifier'),
}
