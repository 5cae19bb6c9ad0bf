import { useEffect } from 'react'
import { mayLeave, releaseGuards, wouldLose } from './leaveGuard.ts'

/** Steps in the history that only change what this document shows; others are asked about by the browser itself. */
const isWithin = ({ navigationType, cancelable, destination }: NavigateEvent): boolean =>
  navigationType === 'traverse' && cancelable && destination.sameDocument

/**
 * „Back“ and „forward“ wait for the answer of the leave guard before anything moves. Browsers without the Navigation
 * API keep the shell's own way, which puts the address back after it has changed.
 */
export const useHeldBack = (): void => {
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const onNavigate = (event: NavigateEvent) => {
      if (!isWithin(event) || wouldLose() === undefined) return
      event.preventDefault()
      const steps = event.destination.index - (navigation.currentEntry?.index ?? 0)
      mayLeave().then((agreed) => {
        if (!agreed) return
        releaseGuards()
        history.go(steps)
      })
    }
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
}
