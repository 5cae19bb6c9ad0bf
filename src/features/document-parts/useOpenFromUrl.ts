import { useEffect, useEffectEvent } from 'react'
import { useSearch } from '../../screen-kit/useSearch.ts'

export const useOpenFromUrl = <N extends string>(
  names: readonly N[],
  isReady: boolean,
  open: (name: N) => void,
  invalidate: () => void,
): void => {
  const search = new URLSearchParams(useSearch())
  const requestedName = isReady ? names.find((name) => search.has(name)) : undefined
  const openRequested = useEffectEvent((name: N) => {
    open(name)
    invalidate()
  })
  useEffect(() => {
    if (requestedName) openRequested(requestedName)
  }, [requestedName])
}
