import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { releaseGuards } from '../../screen-kit/leaveGuard.ts'
import { Splash } from '../screens/Splash.tsx'

/**
 * Redirects to another URL. It replaces the current one, so that „back“ does not return to a URL that renders nothing.
 */
export const Redirect = ({ to, known }: { to: string; known: boolean }) => {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    // The form of the previous page is no longer rendered and cannot ask about unsaved text; its text is stored as a
    // draft.
    releaseGuards()
    navigate(to, { replace: true })
  }, [to, navigate])
  return <Splash known={known} />
}
