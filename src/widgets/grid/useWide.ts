import { type RefObject, useEffect, useState } from 'react'

/** True while the table is wider than its place: then it scrolls within itself, header and all. */
export const useWide = (place: RefObject<HTMLElement | null>): boolean => {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const element = place.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const watcher = new ResizeObserver(() => setWide(table.scrollWidth > element.clientWidth + 1))
    watcher.observe(element)
    watcher.observe(table)
    return () => watcher.disconnect()
  }, [place])
  return wide
}
