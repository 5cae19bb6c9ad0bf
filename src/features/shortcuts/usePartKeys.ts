import { useLayoutEffect } from 'react'

/** Where a part of the screen is relative to the focused element; `around`: the part contains the element. */
export type PartPosition = 'before' | 'around' | 'after'

/**
 * Returns the index of the part of the screen that F6 focuses; undefined if there are no parts. With `back`, from
 * inside a part, the previous part gets the focus.
 */
export const partToGo = (parts: readonly PartPosition[], back: boolean): number | undefined => {
  if (parts.length === 0) return undefined
  if (!back) return Math.max(parts.indexOf('after'), 0)
  const own = parts.lastIndexOf('around')
  const earlier = parts.findLastIndex((lies, index) => lies !== 'after' && index !== own)
  return earlier === -1 ? parts.length - 1 : earlier
}

const parts = '[data-part], main, main aside'
const stops = 'a[href], button, input, select, textarea, [tabindex]'

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })

/**
 * Returns the element of a part that gets the focus: in the rows of a table the link that opens the first row, else the
 * first tab stop.
 */
const firstStop = (part: Element): HTMLElement | undefined => {
  const all = [...part.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  return (part.matches('tbody') ? all.find((stop) => stop.matches('[data-open]')) : undefined) ?? all[0]
}

/**
 * Returns the parts of the screen that have a tab stop. If two nested parts have the same first tab stop, only the
 * inner part is returned.
 */
const partsInSight = (): { part: Element; stop: HTMLElement }[] => {
  const there = [...document.querySelectorAll(parts)].flatMap((part) => {
    const stop = firstStop(part)
    return stop ? [{ part, stop }] : []
  })
  return there.filter(({ stop }, index) => there.findLastIndex((other) => other.stop === stop) === index)
}

const positionOf = (part: Element, focus: Element): PartPosition => {
  if (part.contains(focus)) return 'around'
  return part.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after'
}

export const usePartKeys = (): void => {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (document.querySelector('[aria-modal=true]') !== null) return
      const focus = document.activeElement ?? document.body
      const there = partsInSight()
      const lies = there.map(({ part }) => positionOf(part, focus))
      const stop = there[partToGo(lies, event.shiftKey) ?? -1]?.stop
      if (stop === undefined) return
      event.preventDefault()
      stop.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
