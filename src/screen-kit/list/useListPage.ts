import { useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { noteFirstQuestionAtom } from '../../state/firstQuestions.ts'
import { userAtom } from '../../state/session.ts'
import type { Store } from '../../state/store.ts'
import type { GridColumn, GridSort } from '../../widgets/grid/gridColumn.ts'
import { addressOf, type ListAddress, pageInstead, readListAddress, writeListAddress } from './listAddress.ts'
import type { FilterTag, ListFilter } from './listFilter.ts'
import { stillUnread } from './unreadFilter.ts'
import { type ColumnsOfList, useColumns } from './useColumns.ts'
import type { Filtering } from './useFilterPanel.ts'
import { askPageAhead, type List, type PageQuery, unasked, useList } from './useList.ts'
import { type GoInList, useListAddress, usePageThatExists } from './useListAddress.ts'

/** What a list page is made of. What is not primitive must not change with every drawing: module scope, or `useMemo`. */
type Parts<F, R, C extends GridColumn<R>> = {
  /** Under which its columns and saved views are kept. */
  name: string
  title: string
  filter: ListFilter<F>
  columns: readonly C[]
  hiddenAtFirst?: readonly string[]
  /** The question for one page. */
  pageOf: (place: ListAddress<F>) => PageQuery<R>
  /** How the rows are sorted until somebody sorts them; absent: as the backend has them. */
  usualSort?: GridSort
  /** Adds to what the address says: the own department. A saved view keeps only what the address says. */
  filledIn?: (inAddress: Partial<F>) => Partial<F>
}

/** A list page: what its address says, what came, its columns, and the ways to show something else. */
export type ListPage<F, R, C extends GridColumn<R> = GridColumn<R>> = List<R> &
  Filtering<F> &
  ColumnsOfList<C> & {
    name: string
    title: string
    pageOf: (place: ListAddress<F>) => PageQuery<R>
    /** What is shown: the filter with what is filled in, the page, its size, the sort. */
    place: ListAddress<F>
    go: GoInList<F>
    isFiltered: boolean
    /** What of the filter in the address cannot be read, in words; with any of it there are no rows. */
    unreadTags: readonly FilterTag<F>[]
    /** What of the filter is of nothing that exists. */
    missingAtom: ReturnType<ListFilter<F>['missingAtom']>
    /** What it is filtered by, in words. */
    tagsAtom: ReturnType<ListFilter<F>['tagsAtom']>
    /** Takes the whole filter off. */
    clear: () => void
    /** What a saved view keeps of the address: everything but the page and what is secret. */
    search: string
    /** What a copied link says: also what is filled in, so that others see the same rows. */
    sharedSearch: string
    /** Whether a copied link holds the whole filter. */
    isSharedWhole: boolean
    /** Shows what another search part says, from its first page. */
    showSearch: (search: string) => void
    /** Changes with every `showSearch`: what was typed over the former view is gone. */
    opened: number
  }

/** The question of a page; with a filter that cannot be read it has no rows, and nothing is asked. */
const questionOf = <F, R>(pageOf: (place: ListAddress<F>) => PageQuery<R>, place: ListAddress<F>): PageQuery<R> => {
  const question = pageOf(place)
  return place.unread ? unasked(question, { items: [], totalCount: 0 }) : question
}

const asItIs = <F>(filter: F): F => filter

/** What is shown for what the address says. */
const shownPlace = <F>(
  inAddress: ListAddress<F>,
  { usualSort, filledIn = asItIs }: { usualSort?: GridSort; filledIn?: (inAddress: Partial<F>) => Partial<F> },
): ListAddress<F> => {
  const { unread } = inAddress
  const filter = { ...filledIn(inAddress.filter) }
  // What was written for a field and cannot be read is not what is usual there.
  for (const name of Object.keys(unread ?? {}) as (keyof F)[]) delete filter[name]
  return { ...inAddress, filter, sort: inAddress.sort ?? usualSort }
}

/** Sends a list's question before its page is drawn; `search` is the search part of its address. */
export const askListAhead = <F, R, C extends GridColumn<R>>(
  store: Store,
  parts: Parts<F, R, C>,
  search: string,
): Promise<void> => {
  const userName = store.get(userAtom)?.userName
  const inAddress = readListAddress(addressOf(parts.filter, parts.columns), search, userName)
  return askPageAhead(store, questionOf(parts.pageOf, shownPlace(inAddress, parts)))
}

/** Of a list as its bare address has it the next start here asks the same ahead; a filter may name people. */
const useNoteFirst = <R>({ meta }: PageQuery<R>, { grid: { rows, stale } }: List<R>): void => {
  const note = useSetAtom(noteFirstQuestionAtom)
  const isThere = rows !== undefined && !stale
  useEffect(() => {
    if (isThere && meta.call && location.search === '') note(location.pathname, meta.call())
  }, [isThere, meta, note])
}

/** What every list page does, from the address to the rows. Its parts on the screen take the result as `list`. */
export const useListPage = <F extends object, R, C extends GridColumn<R>>(parts: Parts<F, R, C>): ListPage<F, R, C> => {
  const { name, title, filter: about, columns, usualSort, filledIn } = parts
  const pageOf = useCallback((place: ListAddress<F>) => questionOf(parts.pageOf, place), [parts.pageOf])
  const address = useMemo(() => addressOf(about, columns), [about, columns])
  const store = useStore()
  const shown = useCallback(
    (one: ListAddress<F>) => shownPlace(one, { ...(usualSort && { usualSort }), ...(filledIn && { filledIn }) }),
    [filledIn, usualSort],
  )
  // The question of the next list is on its way while that is drawn.
  const ask = useCallback(
    (next: ListAddress<F>) => void askPageAhead(store, pageOf(shown(next))),
    [store, pageOf, shown],
  )
  const [inAddress, goTo] = useListAddress(address, ask)
  const { unread } = inAddress
  // Another filter settles what it sets, and the choices about the whole list, which it always has.
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
  const question = useMemo(() => pageOf(place), [pageOf, place])
  const list = useList(question)
  useNoteFirst(question, list)
  const chosen = useColumns(name, columns, parts.hiddenAtFirst)
  const [opened, setOpened] = useState(0)
  usePageThatExists(pageInstead(place.page, place.size, list.grid.total), list.grid.stale, go)
  const { filter, page } = place
  const tagsAtom = useMemo(() => about.tagsAtom(filter), [about, filter])
  const missingAtom = useMemo(() => about.missingAtom(filter), [about, filter])
  const unreadTags = useMemo(() => about.unreadTags(unread ?? {}), [about, unread])
  const show: ListPage<F, R, C>['show'] = (next, settled) => {
    list.forget()
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
    clear: () => show(about.cleared(filter), () => true),
    refresh: () => {
      list.forget()
      if (page === 1) list.refetch()
      else go({ page: 1 })
    },
    search: searchOf(inAddress.filter),
    sharedSearch: searchOf(filter),
    isSharedWhole:
      Object.keys(about.withoutSecrets(filter)).length === Object.keys(filter).length &&
      Object.keys(shareable).length === unreadTags.length,
    showSearch: (search) => {
      list.forget()
      go({ unread: undefined, ...readListAddress(address, search), page: 1 })
      setOpened(opened + 1)
    },
    opened,
  }
}
