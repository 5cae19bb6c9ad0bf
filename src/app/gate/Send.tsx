import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { Splash } from '../screens/Splash.tsx'

/** Goes to another address in place of this one: „back“ does not return to where nothing is drawn. */
export const Send = ({ to, known }: { to: string; known: boolean }) => {
  const [, navigate] = useLocation()
  useLayoutEffect(() => navigate(to, { replace: true }), [to, navigate])
  return <Splash known={known} />
}
