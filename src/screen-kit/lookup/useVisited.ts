import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody has come near a place on the screen, by focus or pointer; `onVisit` is told each time. */
export const useVisited = (place: RefObject<HTMLElement | null>, onVisit: () => void): boolean => {
  const [visited, setVisited] = useState(false)
  useEffect(() => {
    const element = place.current
    const visit = () => {
      setVisited(true)
      onVisit()
    }
    element?.addEventListener('focusin', visit)
    element?.addEventListener('pointerenter', visit)
    return () => {
      element?.removeEventListener('focusin', visit)
      element?.removeEventListener('pointerenter', visit)
    }
  }, [place, onVisit])
  return visited
}
