import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type DropPlace, placesAt, type TreeDrop } from './treeDrop.ts'

type Keys = { from: string; to: string; place: DropPlace }
type Dragged = { may: (keys: Keys) => boolean; open: (key: string) => void; run: (keys: Keys) => void }

/** The minimum distance of a drag in pixels; a shorter pointer movement is a click. */
const MIN_DISTANCE = 6
const OPENS_AFTER_MS = 700

const linesOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role=treeitem]')]
const unmark = (box: HTMLElement) => {
  for (const { dataset } of linesOf(box)) {
    delete dataset.drop
    delete dataset.dragged
  }
}

/** Returns the line under the pointer and the most likely permitted drop position; null if no drop is permitted. */
const targetAt = (box: HTMLElement, from: string, { clientX, clientY }: PointerEvent, dragged: Dragged) => {
  const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role=treeitem]')
  const to = line?.dataset.key
  if (!line || to === undefined || !box.contains(line)) return null
  const { top, height } = line.getBoundingClientRect()
  const place = placesAt((clientY - top) / height).find((one) => dragged.may({ from, to, place: one }))
  return { line, to, place }
}

/** Ignores the click after a drag, which would press the line under the pointer. */
const swallowClick = () => {
  const stop = (event: Event) => event.stopPropagation()
  document.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }))
}

/** Follows one drag; Esc cancels it. Returns a function that stops it. */
const followDrag = (box: HTMLElement, start: PointerEvent, from: string, dragged: Dragged): (() => void) => {
  let hasMoved = false
  let goal: Keys | null = null
  let waitsAt: string | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  const wait = (key: string | undefined) => {
    if (key === waitsAt) return
    clearTimeout(opening)
    waitsAt = key
    if (key !== undefined) opening = setTimeout(() => dragged.open(key), OPENS_AFTER_MS)
  }
  const onMove = (event: PointerEvent) => {
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (!hasMoved && distance < MIN_DISTANCE) return
    hasMoved = true
    const target = targetAt(box, from, event, dragged)
    goal = target?.place ? { from, to: target.to, place: target.place } : null
    unmark(box)
    for (const { dataset } of linesOf(box)) if (dataset.key === from) dataset.dragged = ''
    if (target?.place) target.line.dataset.drop = target.place
    target?.line.scrollIntoView({ block: 'nearest' })
    wait(target?.to)
  }
  const stop = () => {
    wait(undefined)
    unmark(box)
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('pointercancel', stop)
    document.removeEventListener('keydown', onKey, true)
  }
  const onUp = () => {
    stop()
    if (hasMoved) swallowClick()
    if (goal) dragged.run(goal)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hasMoved) return
    event.stopPropagation()
    stop()
    document.addEventListener('pointerup', swallowClick, { once: true })
  }
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onUp)
  document.addEventListener('pointercancel', stop)
  document.addEventListener('keydown', onKey, true)
  return stop
}

/**
 * Starts drags by mouse or pen only, because a finger scrolls the tree. On a phone, nodes are moved from their menus.
 */
const listen = (box: HTMLElement, dragged: Dragged): (() => void) => {
  let stop: (() => void) | undefined
  const onDown = (event: PointerEvent) => {
    const pressed = event.target instanceof Element ? event.target : null
    const from = pressed?.closest<HTMLElement>('[role=treeitem]')?.dataset.key
    const isElsewhere = pressed?.closest('.tree-actions, .tree-twist, [role=menu]')
    if (from === undefined || isElsewhere || event.button !== 0 || event.pointerType === 'touch') return
    stop?.()
    stop = followDrag(box, event, from, dragged)
  }
  box.addEventListener('pointerdown', onDown)
  return () => {
    stop?.()
    box.removeEventListener('pointerdown', onDown)
  }
}

type Tree<N> = { drop: TreeDrop<N> | undefined; nodeOf: (key: string) => N | undefined; open: (key: string) => void }

export const useTreeDrag = <N>(box: RefObject<HTMLElement | null>, { drop, nodeOf, open }: Tree<N>): void => {
  const may = useEffectEvent(({ from, to, place }: Keys) => {
    const [node, target] = [nodeOf(from), nodeOf(to)]
    return drop !== undefined && node !== undefined && target !== undefined && drop.may(node, target, place)
  })
  const run = useEffectEvent(({ from, to, place }: Keys) => {
    const [node, target] = [nodeOf(from), nodeOf(to)]
    if (drop && node !== undefined && target !== undefined) drop.run(node, target, place)
  })
  const reveal = useEffectEvent(open)
  const isOn = drop !== undefined
  useEffect(() => {
    if (!isOn || !box.current) return
    return listen(box.current, {
      may: (keys) => may(keys),
      run: (keys) => run(keys),
      open: (key) => reveal(key),
    })
  }, [box, isOn])
}
