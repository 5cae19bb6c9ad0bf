import { useEffect } from 'react'
import { filter } from 'rxjs'
import { letGo, useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { sessionEvents$ } from '../../../state/session.ts'
import { useHeldBack } from './useHeldBack.ts'

/**
 * Guards a form: while `loses` is given, links, „back“ and closing the tab ask first. Returns `release`, to be called
 * after a successful save. A session that ended leaves without a question: what was typed is kept elsewhere.
 */
export const useUnsavedGuard = (loses: string | undefined): (() => void) => {
  useHeldBack()
  useEffect(() => {
    const ended = sessionEvents$.pipe(filter(({ kind }) => kind !== 'loggedIn')).subscribe(letGo)
    return () => ended.unsubscribe()
  }, [])
  return useLeaveGuard(loses)
}
