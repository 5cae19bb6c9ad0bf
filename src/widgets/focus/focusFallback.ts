import { focusPassive, isField, type Stop, stopsIn } from './focusStop.ts'
import { type Gap, gapsOf, siblingOf } from './removedNodePosition.ts'

const nameOf = (stop: Stop): string =>
  stop.getAttribute('aria-label') ??
  (stop instanceof HTMLInputElement ? stop.labels?.[0]?.textContent : undefined) ??
  stop.textContent ??
  ''

/** Returns the number of equal words at the start of both texts: 1 for „Премахни Иван“ and „Премахни Мария“. */
const wordsAlike = (one: string, other: string): number => {
  const words = other.split(/\s+/)
  const differs = one.split(/\s+/).findIndex((word, at) => word !== words[at])
  return differs === -1 ? words.length : differs
}

const sameButton = (lost: Stop, neighbour: Element | undefined): Stop | undefined => {
  const name = nameOf(lost)
  const [best] = (neighbour ? stopsIn(neighbour) : [])
    .filter(({ tagName }) => tagName === lost.tagName)
    .map((stop) => ({ stop, alike: wordsAlike(name, nameOf(stop)) }))
    .filter(({ alike }) => alike > 0)
    .sort((one, other) => other.alike - one.alike)
  return best?.stop
}

const nearest = (stops: readonly Stop[], gap: Gap): Stop | undefined => {
  const before = siblingOf(gap, 'previous')
  const isBefore = (stop: Stop) =>
    before !== undefined &&
    (before.contains(stop) || (before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
  return stops.findLast(isBefore) ?? stops[0]
}

const frames = 'main, [role=dialog], [role=alertdialog]'
const headings = 'h1, h2, h3, h4, legend'

/**
 * Returns the element that gets the focus if `around` is the nearest part still on the page: the tab of the panel, a
 * field, another button, or the heading.
 */
const placeIn = (around: Element, gap: Gap): Stop | null | undefined => {
  if (around.matches('[role=tabpanel]')) return document.getElementById(around.getAttribute('aria-labelledby') ?? '')
  if (around.matches(frames)) return around.querySelector<HTMLElement>('h1, h2') ?? (around as HTMLElement)
  const stops = stopsIn(around)
  const field = nearest(stops.filter(isField), gap)
  if (field) return field
  return around.querySelector<HTMLElement>(headings) ?? nearest(stops, gap)
}

const takesFocus = (place: Stop | null | undefined): boolean => {
  if (!place) return false
  if (place.tabIndex >= 0) place.focus()
  else focusPassive(place)
  return document.activeElement === place
}

export const wasMove = (lost: Stop): boolean => {
  const parent = gapsOf(lost).at(-1)?.parent
  return parent instanceof Element && parent.closest('[data-moves]') !== null
}

/**
 * Moves the focus after the focused button was removed: to the same button of the next item, else of the previous item,
 * else to the nearest field, button or heading. Returns false if there is none.
 */
export const focusNextPlace = (lost: Stop): boolean => {
  const gaps = gapsOf(lost)
  for (const gap of gaps) {
    if (takesFocus(sameButton(lost, siblingOf(gap, 'next')) ?? sameButton(lost, siblingOf(gap, 'previous'))))
      return true
  }
  const last = gaps.at(-1)
  if (!(last?.parent instanceof Element) || !last.parent.closest(frames)) return false
  for (let around: Element | null = last.parent; around; around = around.parentElement) {
    if (takesFocus(placeIn(around, last))) return true
    if (around.matches(frames)) return false
  }
  return false
}
