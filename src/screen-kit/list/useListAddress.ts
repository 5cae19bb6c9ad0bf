import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { userAtom } from '../../state/session.ts'
import { useSearch } from '../useSearch.ts'
import { type AddressOf, type ListAddress, readListAddress, writeListAddress } from './listAddress.ts'
import { clearHiddenTextsOfOthers } from './sensitiveFilterTokens.ts'

/** Changes part of the URL of a list; `replace` adds no history entry. */
export type GoInList<F> = (change: Partial<ListAddress<F>>, how?: { replace: boolean }) => void

/**
 * Returns the state of a list from the URL (applied filter, page, size and sort) and the function that changes it. The
 * state is in the URL so that the back button and a copied link restore the list. Declare `list` at module scope.
 * `before` is called with each change before the list renders.
 */
export const useListAddress = <F>(
  list: AddressOf<F>,
  before: (next: ListAddress<F>) => void,
): [ListAddress<F>, GoInList<F>] => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const userName = useAtomValue(userAtom)?.userName ?? ''
  useEffect(() => clearHiddenTextsOfOthers(userName), [userName])
  const place = useMemo(() => readListAddress(list, search, userName), [list, search, userName])
  const go: GoInList<F> = useCallback(
    (change, how) => {
      const tail = writeListAddress(list, { ...place, ...change }, userName)
      before(readListAddress(list, tail, userName))
      navigate(tail ? `${path}?${tail}` : path, how)
    },
    [list, place, path, navigate, userName, before],
  )
  return [place, go]
}

/** Navigates from a page beyond the end of the list to the last page. Pass the result of `pageInstead`. */
export const usePageThatExists = <F>(instead: number | null, stale: boolean, go: GoInList<F>): void => {
  useEffect(() => {
    if (instead !== null && !stale) go({ page: instead }, { replace: true })
  }, [instead, stale, go])
}
