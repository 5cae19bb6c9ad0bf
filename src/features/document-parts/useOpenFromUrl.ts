import { useEffect, useEffectEvent } from 'react'
import { useSearch } from '../../screen-kit/useSearch.ts'

export const useOpenFromUrl = <N extends string>(
  names: readonly N[],
  isReady: boolean,
  open: (name: N) => void,
  invalidate: () => void,
): void => {
  const search = new URLSearchParams(useSearch())
  const asked = isReady ? names.find((name) => search.has(name)) : undefined
  const openAsked = useEffectEvent((name: N) => {
    open(name)
    invalidate()
  })
  useEffect(() => {
    if (asked) openAsked(asked)
  }, [asked])
}
