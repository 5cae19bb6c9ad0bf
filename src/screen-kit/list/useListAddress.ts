import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { userAtom } from '../../state/session.ts'
import { useSearch } from '../useSearch.ts'
import { forgetHiddenTextsOfOthers } from './hiddenTexts.ts'
import { type AddressOf, type ListAddress, readListAddress, writeListAddress } from './listAddress.ts'

/** Changes some of what the address says; `replace` leaves no step for the back button. */
export type GoInList<F> = (change: Partial<ListAddress<F>>, how?: { replace: boolean }) => void

/**
 * The state of a list that lives in the address: the applied filter, page, size and sort. `list` must be declared at
 * module scope. The back button and a copied link bring the same list again. `before` hears of it before it is drawn.
 */
export const useListAddress = <F>(
  list: AddressOf<F>,
  before: (next: ListAddress<F>) => void,
): [ListAddress<F>, GoInList<F>] => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const userName = useAtomValue(userAtom)?.userName ?? ''
  useEffect(() => forgetHiddenTextsOfOthers(userName), [userName])
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

/**
 * Leads an address that points behind the last page (rows were deleted, a link is old) to that last page.
 * `instead` comes from `pageInstead`; while the answer is of another question, nothing is done.
 */
export const usePageThatExists = <F>(instead: number | null, stale: boolean, go: GoInList<F>): void => {
  useEffect(() => {
    if (instead !== null && !stale) go({ page: instead }, { replace: true })
  }, [instead, stale, go])
}
