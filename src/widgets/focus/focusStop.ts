/** A focusable element; segments of a chart are links in an SVG. */
export type Stop = HTMLElement | SVGElement
export const isElement = (target: unknown): target is Stop =>
  target instanceof HTMLElement || target instanceof SVGElement

const stops = 'a[href], button, input, select, textarea, [tabindex]'

const isStop = (element: Stop): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })

/** Returns the tab stops in DOM order, including `place` itself if it is one. */
export const stopsIn = (place: Element): Stop[] => {
  const own = isElement(place) && place.matches(stops) ? [place] : []
  return [...own, ...place.querySelectorAll<Stop>(stops)].filter(isStop)
}

export const isField = (stop: Element): boolean =>
  stop.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=button])')

export const focusPassive = (place: Stop): void => {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
