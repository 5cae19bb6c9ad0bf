import type { QueryClient } from '@tanstack/query-core'

/** The stretch of a list that was seen: a record opened from it knows the way back and its neighbours. */
export type SeenList<K> = {
  /** The list as it was seen, with filter, sort and page. */
  href: string
  title: string
  /** The keys of the rows in their order; the first stands after `skip` others, of `total` in all. */
  keys: readonly K[]
  skip: number
  total: number
  /** Rows on a page, and the page of `href`, from 1 on. */
  size: number
  page: number
  /** Asks for the keys on another page. */
  keysOf: (client: QueryClient, page: number) => Promise<readonly K[]>
}

/** Where a record's page leads back to, and its place in the list it was opened from. */
export type WayBack = {
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

/** The way back to the page on which the record stands, with its neighbours; to the list when it stands on none. */
export const wayBackTo = <K>(list: SeenList<K>, key: K, hrefOf: (key: K) => string): WayBack => {
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

/** The page that must be asked for so that the record's neighbour is known; undefined when both are, or there is none. */
export const pageBeside = <K>({ keys, skip, total, size }: SeenList<K>, key: K): number | undefined => {
  const place = keys.indexOf(key)
  if (place < 0) return undefined
  if (place === 0 && skip > 0) return Math.ceil(skip / size)
  const end = skip + keys.length
  return place === keys.length - 1 && end < total ? Math.floor(end / size) + 1 : undefined
}

/** The list with a page more, before or after what was seen; a list that has moved meanwhile repeats no record. */
export const joined = <K>(list: SeenList<K>, page: number, current: readonly K[]): SeenList<K> => {
  const known = new Set(list.keys)
  const fresh = current.filter((key) => !known.has(key))
  if (fresh.length === 0) return list
  return (page - 1) * list.size < list.skip
    ? { ...list, keys: [...fresh, ...list.keys], skip: Math.max(0, list.skip - fresh.length) }
    : { ...list, keys: [...list.keys, ...fresh] }
}
