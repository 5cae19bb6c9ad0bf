import { useEffect, useEffectEvent } from 'react'
import { useSearch } from '../../screen-kit/useSearch.ts'

/**
 * What the address asks to have opened, by one of these names (`?way=1`): opened once, as soon as it can be. `forget`
 * takes the name out of the address.
 */
export const useAsked = <N extends string>(
  names: readonly N[],
  isReady: boolean,
  open: (name: N) => void,
  forget: () => void,
): void => {
  const search = new URLSearchParams(useSearch())
  const asked = isReady ? names.find((name) => search.has(name)) : undefined
  const openAsked = useEffectEvent((name: N) => {
    open(name)
    forget()
  })
  useEffect(() => {
    if (asked) openAsked(asked)
  }, [asked])
}
