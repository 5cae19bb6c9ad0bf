import { isElement, type Stop, stopsIn } from '../focus/focusStop.ts'

/** Open dialogs, innermost last; whatever lies outside the innermost one is behind. Notices (`data-outside-dialogs`) never are. */
const layers: HTMLElement[] = []

const isInUse = (child: Element): boolean =>
  child === layers.at(-1) || (child instanceof HTMLElement && child.dataset.outsideDialogs !== undefined)
const inUse = (): Element[] => [...document.body.children].filter(isInUse)

const isBehind = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('body > *') !== null && !inUse().some((child) => child.contains(target))

/** What the Tab key has just gone through, while it is down. */
let tabbing: 'forward' | 'backward' | undefined

/** Where the Tab key would stop next, were nothing behind the dialog: round and round over it and the notices. */
const nextStop = (from: Element): Stop | undefined => {
  const stops = inUse().flatMap(stopsIn)
  const lies = (where: number) => (stop: Stop) => (from.compareDocumentPosition(stop) & where) !== 0
  if (tabbing === 'backward') return stops.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? stops.at(-1)
  return stops.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? stops[0]
}

/** The dialog itself within its layer. */
export const frame = '[role=dialog], [role=alertdialog]'

/** The focus goes on by the Tab key; when code has moved it, back where it was, else to the dialog itself. */
const turnBack = (event: FocusEvent) => {
  if (!isBehind(event.target)) return
  event.stopImmediatePropagation()
  const { relatedTarget: before } = event
  const wasInside = isElement(before) && before.isConnected && !isBehind(before)
  const to = tabbing ? nextStop(event.target) : wasInside ? before : undefined
  const place = to ?? layers.at(-1)?.querySelector<HTMLElement>(frame)
  place?.focus()
}
/** Some tell of it after it was turned back. */
const hushTurned = (event: FocusEvent) => {
  if (isBehind(event.target)) event.stopImmediatePropagation()
}

const noteTab = ({ key, shiftKey }: KeyboardEvent) => {
  tabbing = key !== 'Tab' ? undefined : shiftKey ? 'backward' : 'forward'
}
const forgetTab = () => {
  tabbing = undefined
}

/** The veil takes presses; this takes those on what is drawn over it: a list or a menu that was left open behind. */
const refusePress = (event: Event) => {
  if (!event.isTrusted || !isBehind(event.target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'contextmenu'] as const
/** Answers with what ends it. */
const guard = (): AbortController => {
  const end = new AbortController()
  const first = { capture: true, signal: end.signal }
  for (const press of presses) window.addEventListener(press, refusePress, first)
  window.addEventListener('focus', turnBack, first)
  window.addEventListener('focusin', hushTurned, first)
  window.addEventListener('keydown', noteTab, first)
  window.addEventListener('keyup', forgetTab, first)
  return end
}
let guarding: AbortController | undefined

/** The page does not scroll behind a dialog, and keeps its width. It is asked for before the first change. */
const lockScroll = () => {
  const root = document.documentElement
  const hasDialog = layers.length > 0
  if (hasDialog === root.classList.contains('has-dialog')) return
  root.style.paddingRight = hasDialog ? `${window.innerWidth - root.clientWidth}px` : ''
  root.classList.toggle('has-dialog', hasDialog)
}

/** What was hidden here, and not by those who drew it. */
const hidden = new Set<Element>()
/** Layers behind which nothing may be read: not even by the browser's own search, or by copying it. */
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
 * Hides from screen readers what is behind a layer, and from everybody when it `covers` that. To be called once the focus
 * has come in: a browser does not hide what has it.
 */
export const focusHasComeInto = (layer: HTMLElement, covers: boolean): void => {
  if (covers) covering.add(layer)
  else covering.delete(layer)
  hideBehind()
}

/**
 * Keeps keys, presses and screen readers out of what is behind a layer. The layer is an element of the body; the answer
 * undoes it. `inert` would make the browser look at every element twice: two thirds of what a dialog cost.
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
      forgetTab()
    }
    lockScroll()
    hideBehind()
  }
}
