import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { clientAtom } from '../../../state/queryClient.ts'

/** What is told so soon after a check was done before it; in milliseconds. */
const STILL_BEFORE = 2000

/** Whether something has been changed since a check: every write makes answers old. */
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
