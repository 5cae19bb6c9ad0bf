import type { QueryClient } from '@tanstack/query-core'

/** The last seen part of a list, for the back link and the links to the previous and next record. */
export type SeenList<K> = {
  href: string
  title: string
  keys: readonly K[]
  skip: number
  total: number
  /** `size`: rows per page. */
  size: number
  page: number
  keysOf: (client: QueryClient, page: number) => Promise<readonly K[]>
}

export type ListContext = {
  href: string
  label: string
  position?: { index: number; total: number; previousHref: string | undefined; nextHref: string | undefined }
}

const withPage = (href: string, page: number): string => {
  const [path = '', search = ''] = href.split('?')
  const params = new URLSearchParams(search)
  if (page === 1) params.delete('page')
  else params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}

/**
 * Returns the back link from a record to its list, with the previous and the next record. If the record is not in the
 * known pages of the list, the link has no page and there are no neighbours.
 */
export const listContextTo = <K>(list: SeenList<K>, key: K, hrefOf: (key: K) => string): ListContext => {
  const { href, title, keys, skip, total, size } = list
  const place = keys.indexOf(key)
  if (place < 0) return { href, label: title }
  const neighbour = (step: number) => {
    const other = keys[place + step]
    return other === undefined ? undefined : hrefOf(other)
  }
  const page = Math.floor((skip + place) / size) + 1
  return {
    href: page === list.page ? href : withPage(href, page),
    label: title,
    position: { index: skip + place + 1, total, previousHref: neighbour(-1), nextHref: neighbour(1) },
  }
}

/**
 * Returns the page to request if the previous or next record is unknown; undefined if both neighbours are known or
 * there is no further page.
 */
export const adjacentPage = <K>({ keys, skip, total, size }: SeenList<K>, key: K): number | undefined => {
  const place = keys.indexOf(key)
  if (place < 0) return undefined
  if (place === 0 && skip > 0) return Math.ceil(skip / size)
  const end = skip + keys.length
  return place === keys.length - 1 && end < total ? Math.floor(end / size) + 1 : undefined
}

export const joinPages = <K>(list: SeenList<K>, page: number, current: readonly K[]): SeenList<K> => {
  const known = new Set(list.keys)
  const fresh = current.filter((key) => !known.has(key))
  if (fresh.length === 0) return list
  return (page - 1) * list.size < list.skip
    ? { ...list, keys: [...fresh, ...list.keys], skip: Math.max(0, list.skip - fresh.length) }
    : { ...list, keys: [...list.keys, ...fresh] }
}
