import { useLayoutEffect } from 'react'

/** Where a part of the screen lies from the focus: wholly before it, around it, or wholly after it. */
export type Lies = 'before' | 'around' | 'after'

/**
 * The part that F6 goes to, as an index; undefined where there are none. `parts` are in the order of the page and may
 * lie in one another. Backwards from inside a part is the one before it, never its own beginning.
 */
export const partToGo = (parts: readonly Lies[], back: boolean): number | undefined => {
  if (parts.length === 0) return undefined
  if (!back) return Math.max(parts.indexOf('after'), 0)
  const own = parts.lastIndexOf('around')
  const earlier = parts.findLastIndex((lies, index) => lies !== 'after' && index !== own)
  return earlier === -1 ? parts.length - 1 : earlier
}

/** The menu, the header, the screen; in it tabs, rows of a list, what stands beside, the buttons of a form. */
const parts = '[data-part], main, main aside'
const stops = 'a[href], button, input, select, textarea, [tabindex]'

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })

/** Where one enters a part: its first stop, and among rows the link that opens the first of them. */
const firstStop = (part: Element): HTMLElement | undefined => {
  const all = [...part.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  return (part.matches('tbody') ? all.find((stop) => stop.matches('[data-open]')) : undefined) ?? all[0]
}

/** Each part with where it is entered. Of two that begin with the same stop the inner one counts. */
const partsInSight = (): { part: Element; stop: HTMLElement }[] => {
  const there = [...document.querySelectorAll(parts)].flatMap((part) => {
    const stop = firstStop(part)
    return stop ? [{ part, stop }] : []
  })
  return there.filter(({ stop }, index) => there.findLastIndex((other) => other.stop === stop) === index)
}

const liesFrom = (part: Element, focus: Element): Lies => {
  if (part.contains(focus)) return 'around'
  return part.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after'
}

/** F6 and Shift+F6 take the focus from one part of the screen to the next, over all that lies between. */
export const usePartKeys = (): void => {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (document.querySelector('[aria-modal=true]') !== null) return
      const focus = document.activeElement ?? document.body
      const there = partsInSight()
      const lies = there.map(({ part }) => liesFrom(part, focus))
      const stop = there[partToGo(lies, event.shiftKey) ?? -1]?.stop
      if (stop === undefined) return
      event.preventDefault()
      stop.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
