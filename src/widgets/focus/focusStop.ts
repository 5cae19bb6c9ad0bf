/** What can have the focus: a part of a chart is a link within an SVG. */
export type Stop = HTMLElement | SVGElement
export const isElement = (target: unknown): target is Stop =>
  target instanceof HTMLElement || target instanceof SVGElement

const stops = 'a[href], button, input, select, textarea, [tabindex]'

/** Whether the Tab key stops at it as it stands now. */
const isStop = (element: Stop): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })

/** What the Tab key stops at in a place, in the order of the page; itself too if it is a stop. */
export const stopsIn = (place: Element): Stop[] => {
  const own = isElement(place) && place.matches(stops) ? [place] : []
  return [...own, ...place.querySelectorAll<Stop>(stops)].filter(isStop)
}

/** Whether text is typed or chosen in it. */
export const isField = (stop: Element): boolean =>
  stop.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=button])')

/** Gives the focus to a place that the Tab key passes by: a heading, a panel. It is none any more once it is left. */
export const focusPassive = (place: Stop): void => {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
