import { documents } from '../../contract/documents.ts'
import type { RequestPage } from '../../screen-kit/search/useSearchPicker.ts'
import { request } from '../../transport/request.ts'
import type { CorrespondentRow } from './similar.ts'

export const searchFields = {
  fullName: 'Наименование или имена',
  entityIdentifier: 'ЕИК/БУЛСТАТ',
  unifiedCitizenshipNumber: 'ЕГН',
  foreignerPersonalIdentifier: 'ЛНЧ',
} as const
export type SearchField = keyof typeof searchFields

/**
 * The maximum number of results. The search has no pages: one request returns all results, newest first (specification
 * 2, section 7).
 */
export const maxResults = 9999
/**
 * In the dialog a search starts only if the text has more than this number of characters (specification 2, section 9).
 */
export const longerThan = 4

const requestBy =
  (field: SearchField): RequestPage<CorrespondentRow> =>
  async (text, { skip, take }, signal) => {
    const requestParams = { query: { skip, take }, body: { [field]: text } }
    const reply = await request(documents.searchDocumentCorrespondents, requestParams, { signal })
    return reply?.items.toSorted((a, b) => b.id - a.id) ?? null
  }

export const searches: Record<SearchField, RequestPage<CorrespondentRow>> = {
  fullName: requestBy('fullName'),
  entityIdentifier: requestBy('entityIdentifier'),
  unifiedCitizenshipNumber: requestBy('unifiedCitizenshipNumber'),
  foreignerPersonalIdentifier: requestBy('foreignerPersonalIdentifier'),
}
