import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { releaseGuards } from '../../screen-kit/leaveGuard.ts'
import { Splash } from '../screens/Splash.tsx'

/** Goes to another address in place of this one: „back“ does not return to where nothing is drawn. */
export const Send = ({ to, known }: { to: string; known: boolean }) => {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    // A form that stood here is drawn no more: its question could not be answered. What was typed is stored as a draft.
    releaseGuards()
    navigate(to, { replace: true })
  }, [to, navigate])
  return <Splash known={known} />
}
