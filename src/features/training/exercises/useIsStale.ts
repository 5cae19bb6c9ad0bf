import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { clientAtom } from '../../../state/queryClient.ts'

/**
 * The time in milliseconds after a check in which reported changes do not count, because they were made before the
 * check.
 */
const STILL_BEFORE = 2000

/**
 * True if data has changed since the last check. Every save invalidates responses, so an invalidation means a change.
 */
export const useIsStale = (checked: object | null): boolean => {
  const client = useAtomValue(clientAtom)
  const [stale, setStale] = useState<object | null>(null)
  useEffect(() => {
    if (checked === null) return
    const since = performance.now()
    return client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate' && performance.now() - since > STILL_BEFORE)
        setStale(checked)
    })
  }, [client, checked])
  return checked !== null && stale === checked
}
