import { useLayoutEffect } from 'react'

/** Relative to the focus. */
export type Lies = 'before' | 'around' | 'after'

/**
 * The index of the part of the screen that F6 focuses; undefined without parts. With `back`, from inside a part, the
 * previous part gets the focus.
 */
export const partToGo = (parts: readonly Lies[], back: boolean): number | undefined => {
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

/** The first tab stop, or the link that opens the first row. */
const firstStop = (part: Element): HTMLElement | undefined => {
  const all = [...part.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  return (part.matches('tbody') ? all.find((stop) => stop.matches('[data-open]')) : undefined) ?? all[0]
}

/** If two regions have the same first tab stop, only the inner one is returned. */
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
