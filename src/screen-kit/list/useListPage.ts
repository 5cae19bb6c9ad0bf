import { useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { noteFirstRequestAtom } from '../../state/firstListRequests.ts'
import { prefetchQueries } from '../../state/queryClient.ts'
import { userAtom } from '../../state/session.ts'
import type { Store } from '../../state/store.ts'
import type { GridColumn, GridSort } from '../../widgets/grid/gridColumn.ts'
import { addressOf, type ListAddress, pageInstead, readListAddress, writeListAddress } from './listAddress.ts'
import type { FilterTag, ListFilter } from './listFilter.ts'
import { stillUnread } from './unreadFilter.ts'
import { type ColumnsOfList, useColumns } from './useColumns.ts'
import type { Filtering } from './useFilterPanel.ts'
import { type List, type PageQuery, useList, withFixedResponse } from './useList.ts'
import { type GoInList, useListAddress, usePageThatExists } from './useListAddress.ts'

/** The parts of a list page. Objects and functions must be stable between renders: module scope, or `useMemo`. */
type Parts<F, R, C extends GridColumn<R>> = {
  name: string
  title: string
  filter: ListFilter<F>
  columns: readonly C[]
  hiddenAtFirst?: readonly string[]
  pageOf: (place: ListAddress<F>) => PageQuery<R>
  /** The default sort; if absent, rows are in the order of the backend. */
  usualSort?: GridSort
  /** Adds default values to the filter of the URL, such as the user's department. Saved views do not store them. */
  filledIn?: (inAddress: Partial<F>) => Partial<F>
}

export type ListPage<F, R, C extends GridColumn<R> = GridColumn<R>> = List<R> &
  Filtering<F> &
  ColumnsOfList<C> & {
    name: string
    title: string
    pageOf: (place: ListAddress<F>) => PageQuery<R>
    place: ListAddress<F>
    go: GoInList<F>
    isFiltered: boolean
    /** The filter values of the URL that could not be parsed, as tags; if there are any, the list shows no rows. */
    unreadTags: readonly FilterTag<F>[]
    missingAtom: ReturnType<ListFilter<F>['missingAtom']>
    tagsAtom: ReturnType<ListFilter<F>['tagsAtom']>
    clear: () => void
    /** The search part of the URL, without the page and secret fields, for saved views. */
    search: string
    /** The search part of a link for other users. It includes the default values, so that they see the same rows. */
    sharedSearch: string
    isSharedWhole: boolean
    showSearch: (search: string) => void
    /** Changes with each `showSearch`, so that the panel discards its edits. */
    opened: number
  }

const queryOf = <F, R>(pageOf: (place: ListAddress<F>) => PageQuery<R>, place: ListAddress<F>): PageQuery<R> => {
  const query = pageOf(place)
  return place.unread ? withFixedResponse(query, { items: [], totalCount: 0 }) : query
}

const keepFilter = <F>(filter: F): F => filter

const shownPlace = <F>(
  inAddress: ListAddress<F>,
  { usualSort, filledIn = keepFilter }: { usualSort?: GridSort; filledIn?: (inAddress: Partial<F>) => Partial<F> },
): ListAddress<F> => {
  const { unread } = inAddress
  const filter = { ...filledIn(inAddress.filter) }
  // A default value must not replace a value that could not be parsed.
  for (const name of Object.keys(unread ?? {}) as (keyof F)[]) delete filter[name]
  return { ...inAddress, filter, sort: inAddress.sort ?? usualSort }
}

/** Returns the query of a list page for the loader of its route; `search` is the search part of the URL. */
export const firstQueryOf = <F, R, C extends GridColumn<R>>(
  store: Store,
  parts: Parts<F, R, C>,
  search: string,
): PageQuery<R> => {
  const userName = store.get(userAtom)?.userName
  const inAddress = readListAddress(addressOf(parts.filter, parts.columns), search, userName)
  return queryOf(parts.pageOf, shownPlace(inAddress, parts))
}

/**
 * Stores the query of a list without a filter, so that the next page load can prefetch it. Queries with a filter are
 * not stored, because filters may contain personal data.
 */
const useNoteFirst = <R>({ meta }: PageQuery<R>, { grid: { rows, stale } }: List<R>): void => {
  const note = useSetAtom(noteFirstRequestAtom)
  const isThere = rows !== undefined && !stale
  useEffect(() => {
    if (isThere && meta.call && location.search === '') note(location.pathname, meta.call())
  }, [isThere, meta, note])
}

export const useListPage = <F extends object, R, C extends GridColumn<R>>(parts: Parts<F, R, C>): ListPage<F, R, C> => {
  const { name, title, filter: about, columns, usualSort, filledIn } = parts
  const pageOf = useCallback((place: ListAddress<F>) => queryOf(parts.pageOf, place), [parts.pageOf])
  const address = useMemo(() => addressOf(about, columns), [about, columns])
  const store = useStore()
  const shown = useCallback(
    (one: ListAddress<F>) => shownPlace(one, { ...(usualSort && { usualSort }), ...(filledIn && { filledIn }) }),
    [filledIn, usualSort],
  )
  // Sends the request before the list renders, so that request and rendering take place at the same time.
  const prefetchAddress = useCallback(
    (next: ListAddress<F>) => void prefetchQueries(store, [pageOf(shown(next))]),
    [store, pageOf, shown],
  )
  const [inAddress, goTo] = useListAddress(address, prefetchAddress)
  const { unread } = inAddress
  // Returns the unparsable filter values of the URL, without those of fields that `settled` matches, and of fields
  // without a tag.
  const unreadAfter = useCallback(
    (settled?: (name: keyof F & string) => boolean) =>
      stillUnread(unread ?? {}, (name) => !about.fields[name].tag || settled?.(name) === true),
    [about, unread],
  )
  const go: GoInList<F> = useCallback(
    (change, how) => goTo(change.filter ? { unread: unreadAfter(), ...change } : change, how),
    [unreadAfter, goTo],
  )
  const place = useMemo(() => shown(inAddress), [shown, inAddress])
  const query = useMemo(() => pageOf(place), [pageOf, place])
  const list = useList(query)
  useNoteFirst(query, list)
  const chosen = useColumns(name, columns, parts.hiddenAtFirst)
  const [opened, setOpened] = useState(0)
  usePageThatExists(pageInstead(place.page, place.size, list.grid.total), list.grid.stale, go)
  const { filter, page } = place
  const tagsAtom = useMemo(() => about.tagsAtom(filter), [about, filter])
  const missingAtom = useMemo(() => about.missingAtom(filter), [about, filter])
  const unreadTags = useMemo(() => about.unreadTags(unread ?? {}), [about, unread])
  const show: ListPage<F, R, C>['show'] = (next, settled) => {
    list.invalidate()
    go({ filter: next, page: 1, unread: unreadAfter(settled) })
  }
  const shareable = about.unreadWithoutSecrets(unread ?? {})
  const searchOf = (of: Partial<F>) =>
    writeListAddress(address, { ...inAddress, page: 1, filter: about.withoutSecrets(of), unread: shareable })
  return {
    ...list,
    ...chosen,
    name,
    title,
    pageOf,
    place,
    go,
    filter,
    show,
    isFiltered: about.isOn(filter),
    tagsAtom,
    unreadTags,
    missingAtom,
    clear: () => show(about.clearFilter(filter), () => true),
    refresh: () => {
      list.invalidate()
      if (page === 1) list.refetch()
      else go({ page: 1 })
    },
    search: searchOf(inAddress.filter),
    sharedSearch: searchOf(filter),
    isSharedWhole:
      Object.keys(about.withoutSecrets(filter)).length === Object.keys(filter).length &&
      Object.keys(shareable).length === unreadTags.length,
    showSearch: (search) => {
      list.invalidate()
      go({ unread: undefined, ...readListAddress(address, search), page: 1 })
      setOpened(opened + 1)
    },
    opened,
  }
}
