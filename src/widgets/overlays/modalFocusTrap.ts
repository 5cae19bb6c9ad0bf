import { isElement, type Stop, stopsIn } from '../focus/focusStop.ts'

/**
 * Open dialogs, the innermost last. Everything outside the innermost dialog is behind it, except notices
 * (`data-outside-dialogs`).
 */
const layers: HTMLElement[] = []

const isInUse = (child: Element): boolean =>
  child === layers.at(-1) || (child instanceof HTMLElement && child.dataset.outsideDialogs !== undefined)
const inUse = (): Element[] => [...document.body.children].filter(isInUse)

const isBehind = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('body > *') !== null && !inUse().some((child) => child.contains(target))

/** Direction of the Tab key while it is down. */
let tabbing: 'forward' | 'backward' | undefined

/** The next tab stop if the page behind did not exist; cycles through the dialog and the notices. */
const nextStop = (from: Element): Stop | undefined => {
  const stops = inUse().flatMap(stopsIn)
  const lies = (where: number) => (stop: Stop) => (from.compareDocumentPosition(stop) & where) !== 0
  if (tabbing === 'backward') return stops.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? stops.at(-1)
  return stops.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? stops[0]
}

export const frame = '[role=dialog], [role=alertdialog]'

/** Moves a focus that left the dialog: to the next stop if Tab moved it, else back, else to the dialog. */
const turnBack = (event: FocusEvent) => {
  if (!isBehind(event.target)) return
  event.stopImmediatePropagation()
  const { relatedTarget: before } = event
  const wasInside = isElement(before) && before.isConnected && !isBehind(before)
  const to = tabbing ? nextStop(event.target) : wasInside ? before : undefined
  const place = to ?? layers.at(-1)?.querySelector<HTMLElement>(frame)
  place?.focus()
}
/** Some listeners receive the event after the focus was turned back. */
const hushTurned = (event: FocusEvent) => {
  if (isBehind(event.target)) event.stopImmediatePropagation()
}

const noteTab = ({ key, shiftKey }: KeyboardEvent) => {
  tabbing = key !== 'Tab' ? undefined : shiftKey ? 'backward' : 'forward'
}
const clearTab = () => {
  tabbing = undefined
}

/** The backdrop takes presses; this refuses presses on lists or menus above it that were left open. */
const refusePress = (event: Event) => {
  if (!event.isTrusted || !isBehind(event.target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'contextmenu'] as const
const guard = (): AbortController => {
  const end = new AbortController()
  const first = { capture: true, signal: end.signal }
  for (const press of presses) window.addEventListener(press, refusePress, first)
  window.addEventListener('focus', turnBack, first)
  window.addEventListener('focusin', hushTurned, first)
  window.addEventListener('keydown', noteTab, first)
  window.addEventListener('keyup', clearTab, first)
  return end
}
let guarding: AbortController | undefined

/** The page behind does not scroll and keeps its width. The width is read before the first change. */
const lockScroll = () => {
  const root = document.documentElement
  const hasDialog = layers.length > 0
  if (hasDialog === root.classList.contains('has-dialog')) return
  root.style.paddingRight = hasDialog ? `${window.innerWidth - root.clientWidth}px` : ''
  root.classList.toggle('has-dialog', hasDialog)
}

const hidden = new Set<Element>()
/** Layers behind which nothing may be found by the browser's search or copied. */
const covering = new Set<HTMLElement>()

const hideBehind = () => {
  const isCovered = covering.size > 0
  const isHidden = (child: Element) => layers.length > 0 && !isInUse(child)
  for (const child of hidden) {
    if (child.isConnected && isHidden(child)) continue
    child.removeAttribute('aria-hidden')
    hidden.delete(child)
  }
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement)) continue
    const isInert = isCovered && isHidden(child)
    if (child.inert !== isInert) child.inert = isInert
    if (!isHidden(child) || child.hasAttribute('aria-hidden')) continue
    child.setAttribute('aria-hidden', 'true')
    hidden.add(child)
  }
}

/**
 * Hides the page behind a layer from screen readers, and visually if it `covers`. Must be called after the focus has
 * moved in, because browsers do not hide the focused element.
 */
export const focusHasComeInto = (layer: HTMLElement, covers: boolean): void => {
  if (covers) covering.add(layer)
  else covering.delete(layer)
  hideBehind()
}

/**
 * Keeps keyboard, mouse and screen readers out of the page behind a layer, which must be a child of the body. Returns a
 * function that undoes it. `inert` would compute the style of every element twice, two thirds of the cost of a dialog.
 */
export const keepOutOfBehind = (layer: HTMLElement): (() => void) => {
  guarding ??= guard()
  layers.push(layer)
  lockScroll()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    covering.delete(layer)
    if (layers.length === 0) {
      guarding?.abort()
      guarding = undefined
      clearTab()
    }
    lockScroll()
    hideBehind()
  }
}
