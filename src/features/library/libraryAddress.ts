import { to } from '../../routes/to.ts'
import { idInAddress } from '../../screen-kit/list/addressField.ts'

/** The document that an address of the library opens; undefined: its list. */
export const documentIn = (search: string): number | undefined =>
  idInAddress.read(new URLSearchParams(search).get('document') ?? '')

/** A document opened over what the list shows, so that the way back leads there again. */
export const documentHref = (id: number, listSearch = ''): string => {
  const params = new URLSearchParams(listSearch)
  params.set('document', String(id))
  return to.library(params)
}

/** The list that a document was opened over. */
export const listHref = (search: string): string => {
  const params = new URLSearchParams(search)
  params.delete('document')
  return to.library(params)
}
