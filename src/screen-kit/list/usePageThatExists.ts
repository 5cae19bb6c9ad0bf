import { useEffect } from 'react'
import type { GoInList } from './useListAddress.ts'

/**
 * Leads an address that points behind the last page (rows were deleted, a link is old) to that last page.
 * `instead` comes from `pageInstead`; while the answer is of another question, nothing is done.
 */
export const usePageThatExists = <F>(instead: number | null, stale: boolean, go: GoInList<F>): void => {
  useEffect(() => {
    if (instead !== null && !stale) go({ page: instead }, { replace: true })
  }, [instead, stale, go])
}
