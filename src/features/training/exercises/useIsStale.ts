import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { clientAtom } from '../../../state/queryClient.ts'

/** In milliseconds. A change that is reported within this time after a check is older than the check. */
const STILL_BEFORE = 2000

/** True if data has changed since the last check. A change is detected because every save invalidates responses. */
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
