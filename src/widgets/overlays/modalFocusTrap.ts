import { isElement, type Stop, stopsIn } from '../focus/focusStop.ts'

/**
 * Open dialogs, the innermost last. Everything outside the innermost dialog is blocked, except notices
 * (`data-outside-dialogs`).
 */
const layers: HTMLElement[] = []

const isInUse = (child: Element): boolean =>
  child === layers.at(-1) || (child instanceof HTMLElement && child.dataset.outsideDialogs !== undefined)
const inUse = (): Element[] => [...document.body.children].filter(isInUse)

const isBehind = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('body > *') !== null && !inUse().some((child) => child.contains(target))

/** The direction of the Tab key while it is pressed. */
let tabbing: 'forward' | 'backward' | undefined

/** Returns the next tab stop, skipping the page behind; cycles through the dialog and the notices. */
const nextStop = (from: Element): Stop | undefined => {
  const stops = inUse().flatMap(stopsIn)
  const lies = (where: number) => (stop: Stop) => (from.compareDocumentPosition(stop) & where) !== 0
  if (tabbing === 'backward') return stops.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? stops.at(-1)
  return stops.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? stops[0]
}

export const frame = '[role=dialog], [role=alertdialog]'

/**
 * Moves the focus back if it has left the dialog: after Tab to the next stop in the dialog, otherwise to the previous
 * element, or to the dialog.
 */
const turnBack = (event: FocusEvent) => {
  if (!isBehind(event.target)) return
  event.stopImmediatePropagation()
  const { relatedTarget: before } = event
  const wasInside = isElement(before) && before.isConnected && !isBehind(before)
  const to = tabbing ? nextStop(event.target) : wasInside ? before : undefined
  const place = to ?? layers.at(-1)?.querySelector<HTMLElement>(frame)
  place?.focus()
}
/**
 * Stops focus events of elements behind the dialog, so that other listeners do not act on them: the focus has already
 * been moved back.
 */
const hushTurned = (event: FocusEvent) => {
  if (isBehind(event.target)) event.stopImmediatePropagation()
}

const noteTab = ({ key, shiftKey }: KeyboardEvent) => {
  tabbing = key !== 'Tab' ? undefined : shiftKey ? 'backward' : 'forward'
}
const clearTab = () => {
  tabbing = undefined
}

/**
 * Blocks clicks on the page behind the dialog. The backdrop receives most of them, but lists or menus that were left
 * open are above the backdrop.
 */
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

/** Prevents the page behind from scrolling, but keeps its width. The width must be read before any style is changed. */
const lockScroll = () => {
  const root = document.documentElement
  const hasDialog = layers.length > 0
  if (hasDialog === root.classList.contains('has-dialog')) return
  root.style.paddingRight = hasDialog ? `${window.innerWidth - root.clientWidth}px` : ''
  root.classList.toggle('has-dialog', hasDialog)
}

const hidden = new Set<Element>()
/** Layers that hide the page behind, so that nothing in the page can be copied or found by the browser's search. */
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
 * Hides the page behind a layer from screen readers, and also visually if `covers` is true. Call it after the focus has
 * moved into the layer, because browsers do not hide the focused element.
 */
export const focusHasComeInto = (layer: HTMLElement, covers: boolean): void => {
  if (covers) covering.add(layer)
  else covering.delete(layer)
  hideBehind()
}

/**
 * Keeps keyboard, mouse and screen readers out of the page behind a layer, which must be a child of the body. Returns a
 * function that undoes this. `inert` is not used: it would compute the style of every element twice, two thirds of the
 * cost of opening a dialog.
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
