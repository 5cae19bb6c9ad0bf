import { atom, useAtom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pathWithin } from '../../basePath.ts'
import { lastSeenListAtom } from '../../state/lastSeenList.ts'
import { clientAtom } from '../../state/queryClient.ts'
import { usePageKeys } from '../pageKeys.ts'
import { adjacentPage, joinPages, type ListContext, listContextTo, type SeenList } from './listContext.ts'
import type { ListPage } from './useListPage.ts'

/** The last seen state of a list; one atom per kind of record, at module scope. */
export type SeenListAtom<K> = WritableAtom<SeenList<K> | null, [SeenList<K> | null], void>
export const seenListAtom = <K>(): SeenListAtom<K> => {
  const own = atom<SeenList<K> | null>(null)
  return atom(
    (get) => get(own),
    (_get, set, seen) => {
      set(own, seen)
      set(lastSeenListAtom, seen && { href: seen.href, keys: seen.keys.map(String) })
    },
  )
}

/** Stores which rows a list shows, for the back link and the previous and next record of an opened record. */
export const useSeenList = <F, R, K>(
  seen: SeenListAtom<K>,
  list: Pick<ListPage<F, R>, 'grid' | 'place' | 'pageOf' | 'title'>,
  keyOf: (row: R) => K,
): void => {
  const remember = useSetAtom(seen)
  const { place, pageOf, title } = list
  const { rows, stale, total } = list.grid
  useEffect(() => {
    if (!rows || stale) return
    const { page, size } = place
    remember({
      href: pathWithin(location.pathname) + location.search,
      title,
      keys: rows.map(keyOf),
      skip: (page - 1) * size,
      total: total ?? rows.length,
      size,
      page,
      keysOf: async (client, other) => (await client.fetchQuery(pageOf({ ...place, page: other }))).items.map(keyOf),
    })
  }, [remember, rows, stale, total, place, pageOf, title, keyOf])
}

export type OpenedRecord<K> = {
  key: K | null
  root: string
  list: { href: string; label: string }
  hrefOf: (key: K) => string
}

/**
 * Returns the list from which the record was opened, otherwise the list of the module. A list of another module is not
 * used.
 */
export const listContextOf = <K>(
  seen: SeenList<K> | null,
  { key, root, list, hrefOf }: OpenedRecord<K>,
): ListContext => {
  if (!seen || !`${seen.href}/`.startsWith(`${root}/`)) return list
  return key === null ? { href: seen.href, label: seen.title } : listContextTo(seen, key, hrefOf)
}

/**
 * Returns the back link of a record and the links to its neighbours. At the edge of a list page the adjacent page is
 * requested; if that fails, the link to the neighbour is missing.
 */
export const useListContext = <K>(at: SeenListAtom<K>, record: OpenedRecord<K>): ListContext => {
  const [seen, extend] = useAtom(at)
  const client = useAtomValue(clientAtom)
  const back = listContextOf(seen, record)
  const [, navigate] = useLocation()
  const keyTo = (key: string, label: string, href: string | undefined) =>
    href === undefined ? [] : [{ key, label, run: () => navigate(href) }]
  const { previousHref, nextHref } = back.position ?? {}
  usePageKeys([...keyTo('j', 'Следващ запис', nextHref), ...keyTo('k', 'Предишен запис', previousHref)])
  const page = seen && back.position && record.key !== null ? adjacentPage(seen, record.key) : undefined
  useEffect(() => {
    if (!seen || page === undefined) return
    let isWanted = true
    const take = (keys: readonly K[]) => {
      const longer = joinPages(seen, page, keys)
      if (isWanted && longer !== seen) extend(longer)
    }
    // If the request fails, the links are limited to the rows of the known page.
    seen.keysOf(client, page).then(take, () => undefined)
    return () => {
      isWanted = false
    }
  }, [client, seen, page, extend])
  return back
}
