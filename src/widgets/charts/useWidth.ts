import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What a chart is drawn for until it is known how much room there is, and on paper. */
const usualWidth = 640

/** How wide a place is, in pixels. */
export const useWidth = <E extends HTMLElement>(): [RefObject<E | null>, number] => {
  const place = useRef<E>(null)
  const [width, setWidth] = useState(usualWidth)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth((before) => element.clientWidth || before)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [place, width]
}
