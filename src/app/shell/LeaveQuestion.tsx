import { useEffect, useEffectEvent } from 'react'
import { filter } from 'rxjs'
import { screenHref } from '../../basePath.ts'
import { askWith, endingLoses, mayLeave, releaseGuards, wouldLose } from '../../screen-kit/leaveGuard.ts'
import { sessionEvents$ } from '../../state/session.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'

/** Steps in the history that only change what this document shows; others are asked about by the browser itself. */
const isWithin = ({ navigationType, cancelable, destination }: NavigateEvent): boolean =>
  navigationType === 'traverse' && cancelable && destination.sameDocument

/**
 * „Back“ and „forward“ wait for the answer of the leave guard before anything moves. Browsers without the Navigation
 * API keep the shell's own way, which puts the address back after it has changed.
 */
const useHeldBack = (): void => {
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

/** The browser has already gone back: the guarded address is put on top again, and „back“ is repeated once agreed. */
const holdBack = (guarded: string, event: PopStateEvent) => {
  if (wouldLose() === undefined || location.href === guarded) return
  event.stopImmediatePropagation()
  history.pushState(null, '', guarded)
  mayLeave().then((agreed) => {
    if (!agreed) return
    releaseGuards()
    history.back()
  })
}

const onClosing = (event: BeforeUnloadEvent) => {
  if (endingLoses() !== undefined) event.preventDefault()
}

/** Asks before typed text is lost: on a link, on „back“, on closing the tab. */
export const LeaveQuestion = ({ address }: { address: string }) => {
  const { confirm, confirmDialog } = useConfirm()
  useEffect(
    () =>
      askWith((loses, isKept) =>
        confirm({
          title: 'Излизане без запис?',
          body: loses,
          yes: isKept ? 'Излез (текстът се пази)' : 'Излез без запис',
          no: 'Остани',
          danger: !isKept,
        }),
      ),
    [confirm],
  )
  useHeldBack()
  // Where the Navigation API is there, „back“ is held before it moves; else the address is put back after it has.
  const putBack = useEffectEvent(
    (event: PopStateEvent) =>
      'navigation' in window || holdBack(new URL(screenHref(address), location.origin).href, event),
  )
  useEffect(() => {
    const onBack = (event: PopStateEvent) => putBack(event)
    window.addEventListener('popstate', onBack, { capture: true })
    window.addEventListener('beforeunload', onClosing)
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true })
      window.removeEventListener('beforeunload', onClosing)
    }
  }, [])
  // A session that ended leaves without a question: what was typed is stored as a draft.
  useEffect(() => {
    const ended = sessionEvents$.pipe(filter(({ kind }) => kind !== 'loggedIn')).subscribe(releaseGuards)
    return () => ended.unsubscribe()
  }, [])
  return confirmDialog
}
