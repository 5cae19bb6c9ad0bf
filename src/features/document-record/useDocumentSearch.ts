import { documents } from '../../contract/documents.ts'
import { ListView, Scope } from '../../contract/enumerations.ts'
import type { DocumentModule } from '../../routes/to.ts'
import { formatNumber, soughtNumber } from '../../rules/identifiers/registrationNumber.ts'
import { type RequestPage, useSearchPicker } from '../../screen-kit/search/useSearchPicker.ts'
import { request } from '../../transport/request.ts'

export type FoundDocument = { guid: string; number: string; subject: string }

const pageSize = 10

/** Returns the filter for a typed text: a text with a digit is a number, any other text a subject. */
const filterOf = (text: string) => (/\d/.test(text) ? soughtNumber(text) : { subject: text })

const requestIn =
  (call: typeof documents.getAllDocumentsForAU | typeof documents.getAllDocumentsForDMS): RequestPage<FoundDocument> =>
  async (text, { skip, take }, signal) => {
    const requestParams = { query: { indexType: ListView.All, skip, take }, body: filterOf(text) }
    const reply = await request(call, requestParams, { signal })
    const found = reply?.items.map(({ guid, documentNumber, dateRegistered, subjectDescription }) => ({
      guid,
      number: formatNumber(documentNumber, dateRegistered) || 'Без номер',
      subject: subjectDescription,
    }))
    return found ?? null
  }
const searchOptions = {
  [Scope.AU]: requestIn(documents.getAllDocumentsForAU),
  [Scope.DMS]: requestIn(documents.getAllDocumentsForDMS),
} as const

export const useDocumentSearch = (module: DocumentModule) =>
  useSearchPicker(searchOptions[module === 'documents-flow' ? Scope.DMS : Scope.AU], pageSize)
