import type { GridSort } from '../../widgets/grid/gridColumn.ts'
import type { AddressField } from './addressField.ts'
import { rowsThatFit, windowOfPage } from './rowsThatFit.ts'
import type { Unread } from './unreadFilter.ts'

/** Rows per page (specification 2, section 9). */
export const pageSizes: readonly number[] = [5, 10, 25, 50, 100]
export const defaultPageSize = 10

/** The state of a list in its URL: applied filter, page (counted from 1), size, sort. */
export type ListAddress<F> = {
  filter: Partial<F>
  /** The filter values that could not be parsed; then the list shows no rows. Absent if there are none. */
  unread?: Unread<F> | undefined
  page: number
  size: number
  /** True if the number of rows follows the height of the window. */
  fits?: boolean
  sort: GridSort | undefined
}

export type AddressOf<F> = {
  fields: { readonly [K in keyof F]: { address: AddressField<F[K]> } }
  sortable: readonly string[]
}

/** The value of the URL parameter `size` if the number of rows follows the height of the window. */
const FITS = 'fit'
const furthestPage = 100_000

const namesOf = <F>({ fields }: AddressOf<F>): (keyof F & string)[] => Object.keys(fields) as (keyof F & string)[]

/** Reads the sort: `-dateRegistered` is descending, `dateRegistered` ascending. */
const readSort = (text: string, sortable: readonly string[]): GridSort | undefined => {
  const by = text.replace(/^-/, '')
  return sortable.includes(by) ? { by, direction: text.startsWith('-') ? 'desc' : 'asc' } : undefined
}

const readPage = (text: string): number => {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= furthestPage ? page : 1
}

export const addressOf = <F>(
  { fields }: Pick<AddressOf<F>, 'fields'>,
  columns: readonly { sortBy?: string }[],
): AddressOf<F> => ({ fields, sortable: columns.flatMap(({ sortBy }) => sortBy ?? []) })

const textsOf = (params: URLSearchParams, name: string): string[] => [
  ...new Set(params.getAll(name).filter((text) => text.trim() !== '')),
]

/**
 * Reads the state of a list from its URL. Unknown names and an invalid page, size or sort are ignored. An invalid
 * filter value is kept in `unread`, because without this value the list would show too many rows.
 */
export const readListAddress = <F>(list: AddressOf<F>, search: string, by = ''): ListAddress<F> => {
  const params = new URLSearchParams(search)
  const filter: Partial<F> = {}
  const unread: Record<string, readonly string[]> = {}
  for (const name of namesOf(list)) {
    const [text, ...others] = textsOf(params, name)
    if (text === undefined) continue
    const value = others.length > 0 ? undefined : list.fields[name].address.read(text, by)
    if (value === undefined) unread[name] = [text, ...others]
    else filter[name] = value
  }
  const size = Number(params.get('size'))
  const sizeOfPage = pageSizes.includes(size) ? { size } : { size: defaultPageSize }
  return {
    filter,
    ...(Object.keys(unread).length > 0 && { unread: unread as Unread<F> }),
    page: readPage(params.get('page') ?? ''),
    ...(params.get('size') === FITS ? { size: rowsThatFit(windowOfPage()), fits: true } : sizeOfPage),
    sort: readSort(params.get('sort') ?? '', list.sortable),
  }
}

export const writeListAddress = <F>(
  list: AddressOf<F>,
  { filter, unread, page, size, fits, sort }: ListAddress<F>,
  by = '',
): string => {
  const params = new URLSearchParams()
  for (const name of namesOf(list)) {
    const value = filter[name]
    if (value !== undefined) params.set(name, list.fields[name].address.write(value, by))
    else for (const text of unread?.[name] ?? []) params.append(name, text)
  }
  if (page > 1) params.set('page', String(page))
  if (fits || size !== defaultPageSize) params.set('size', fits ? FITS : String(size))
  if (sort) params.set('sort', `${sort.direction === 'desc' ? '-' : ''}${sort.by}`)
  return params.toString()
}

/** Returns the last page that has rows, if the URL contains a later page; null if the page of the URL exists. */
export const pageInstead = (page: number, size: number, total: number | undefined): number | null => {
  if (total === undefined) return null
  const last = Math.max(1, Math.ceil(total / size))
  return page > last ? last : null
}
