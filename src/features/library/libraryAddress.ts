import { to } from '../../routes/to.ts'
import { idInAddress } from '../../screen-kit/list/addressField.ts'

export const documentIn = (search: string): number | undefined =>
  idInAddress.read(new URLSearchParams(search).get('document') ?? '')

export const documentHref = (id: number, listSearch = ''): string => {
  const params = new URLSearchParams(listSearch)
  params.set('document', String(id))
  return to.library(params)
}

export const listHref = (search: string): string => {
  const params = new URLSearchParams(search)
  params.delete('document')
  return to.library(params)
}
