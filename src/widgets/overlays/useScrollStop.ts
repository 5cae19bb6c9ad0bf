import { type RefObject, useLayoutEffect, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])'

/**
 * Whether a scrolling place must be a stop of the Tab key: its content is longer than it, and nothing inside takes the
 * focus, so that without a stop nobody could scroll it by keyboard.
 */
export const useScrollStop = (place: RefObject<HTMLElement | null>): boolean => {
  const [isStop, setStop] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const look = () => setStop(element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null)
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    const content = new MutationObserver(look)
    content.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [place])
  return isStop
}
