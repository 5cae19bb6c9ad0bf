import { useEffect, useEffectEvent } from 'react'
import { filter } from 'rxjs'
import { screenHref } from '../../basePath.ts'
import { endingLoses, mayLeave, releaseGuards, setLeaveConfirmation, wouldLose } from '../../screen-kit/leaveGuard.ts'
import { sessionEvents$ } from '../../state/session.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'

/**
 * True if „back“ or „forward“ stays in this document. For any other navigation the browser itself asks before it leaves
 * the page.
 */
const staysInDocument = ({ navigationType, cancelable, destination }: NavigateEvent): boolean =>
  navigationType === 'traverse' && cancelable && destination.sameDocument

/**
 * Stops „back“ and „forward“ until the user agrees to lose unsaved text. In a browser without the Navigation API,
 * `holdBack` does this.
 */
const useBackGuard = (): void => {
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const onNavigate = (event: NavigateEvent) => {
      if (!staysInDocument(event) || wouldLose() === undefined) return
      event.preventDefault()
      const steps = event.destination.index - (navigation.currentEntry?.index ?? 0)
      mayLeave().then((isConfirmed) => {
        if (!isConfirmed) return
        releaseGuards()
        history.go(steps)
      })
    }
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
}

/**
 * Restores the URL of the form after the browser has already gone back, by pushing this URL again; „back“ is repeated
 * if the user agrees to leave.
 */
const holdBack = (guarded: string, event: PopStateEvent) => {
  if (wouldLose() === undefined || location.href === guarded) return
  event.stopImmediatePropagation()
  history.pushState(null, '', guarded)
  mayLeave().then((isConfirmed) => {
    if (!isConfirmed) return
    releaseGuards()
    history.back()
  })
}

const onClosing = (event: BeforeUnloadEvent) => {
  if (endingLoses() !== undefined) event.preventDefault()
}

export const LeaveConfirmation = ({ address }: { address: string }) => {
  const { confirm, confirmDialog } = useConfirm()
  useEffect(
    () =>
      setLeaveConfirmation((loses, isKept) =>
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
  useBackGuard()
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
  // If the session has ended, the page is left without a question: the typed text is stored as a draft.
  useEffect(() => {
    const ended = sessionEvents$.pipe(filter(({ kind }) => kind !== 'loggedIn')).subscribe(releaseGuards)
    return () => ended.unsubscribe()
  }, [])
  return confirmDialog
}
