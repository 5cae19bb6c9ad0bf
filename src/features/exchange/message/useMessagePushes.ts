import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { filter } from 'rxjs'
import { hubEvents$ } from '../../../transport/hub.ts'
import type { SystemName } from '../exchangeSystem.ts'
import { messageMayHaveChangedAtom } from './messageState.ts'

/**
 * While a message is on the screen, a push about changed messages refetches it, because a colleague may have processed
 * it.
 */
export const useMessagePushes = (name: SystemName): void => {
  const mayHaveChanged = useSetAtom(messageMayHaveChangedAtom)
  useEffect(() => {
    const pushes = hubEvents$.pipe(filter((event) => event.name === 'UnprocessedCountsChanged'))
    const subscription = pushes.subscribe(() => mayHaveChanged(name))
    return () => subscription.unsubscribe()
  }, [mayHaveChanged, name])
}
