import { type Atom, atom, useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type Lookup, retryLookupAtom } from '../../state/lookup.ts'

type Source<T> = { endpoint: Endpoint; optionsAtom: Atom<Lookup<T>> }

const notNeededAtom: Atom<Lookup<never>> = atom({ kind: 'loading' })

/**
 * Requests a lookup only when its field gets the pointer or the focus, or if `isNeeded` is true because a value needs
 * its name. After a failure the request is repeated at the next visit of the field.
 */
export const useVisitedLookup = <T>(
  place: RefObject<HTMLElement | null>,
  { endpoint, optionsAtom }: Source<T>,
  isNeeded: boolean,
): Lookup<T> => {
  const [visited, setVisited] = useState(false)
  const retry = useSetAtom(retryLookupAtom)
  const lookup = useAtomValue<Lookup<T>>(visited || isNeeded ? optionsAtom : notNeededAtom)
  const onVisit = useEffectEvent(() => {
    setVisited(true)
    if (lookup.kind === 'failed') void retry(endpoint)
  })
  useEffect(() => {
    const element = place.current
    const visit = () => onVisit()
    element?.addEventListener('focusin', visit)
    element?.addEventListener('pointerenter', visit)
    return () => {
      element?.removeEventListener('focusin', visit)
      element?.removeEventListener('pointerenter', visit)
    }
  }, [place])
  return lookup
}
