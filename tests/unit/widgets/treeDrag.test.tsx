import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tree } from '../../../src/widgets/tree/Tree.tsx'
import { placesAt } from '../../../src/widgets/tree/treeDrop.ts'

test.each([
  [0.1, 'before'],
  [0.4, 'into'],
  [0.6, 'into'],
  [0.9, 'after'],
])('at %d of a line the most likely target is „%s“', (share, place) => {
  expect(placesAt(share)[0]).toBe(place)
  expect(placesAt(share).toSorted()).toEqual(['after', 'before', 'into'])
})

type Node = { name: string; children: Node[] }
const nodes: Node[] = ['а', 'б', 'в'].map((name) => ({ name, children: [] }))
const nameOf = ({ name }: Node) => name
const childrenOf = ({ children }: Node) => children
const [run, pick] = [vi.fn(), vi.fn()]
const lineOf = (name: string) => screen.getByRole('treeitem', { name })

/** Gives each line a height of 20 px, below the previous line, because happy-dom computes no layout. */
const layOut = () => {
  const lines = screen.getAllByRole('treeitem')
  for (const [at, line] of lines.entries())
    vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 20, 200, 20))
  document.elementFromPoint = (_x, y) => lines[Math.floor(y / 20)] ?? null
}
const pointer = (kind: string, target: EventTarget, y: number, pointerType = 'mouse') =>
  target.dispatchEvent(
    new PointerEvent(kind, { bubbles: true, cancelable: true, button: 0, clientX: 50, clientY: y, pointerType }),
  )

beforeEach(() => {
  render(
    <Tree
      label="Дърво"
      nodes={nodes}
      keyOf={nameOf}
      childrenOf={childrenOf}
      textOf={nameOf}
      renderNode={nameOf}
      onPick={pick}
      moves={{ drop: { may: (_node, target, place) => target.name !== 'в' || place === 'after', run } }}
    />,
  )
  layOut()
})
afterEach(async () => {
  vi.clearAllMocks()
  // The tree ignores a click right after a drag, so wait before the next click.
  await new Promise((done) => setTimeout(done))
})

const drag = (from: string, y: number, pointerType?: string) => {
  pointer('pointerdown', lineOf(from), 5, pointerType)
  pointer('pointermove', document, y)
}

test.each([
  ['the middle of a line is a place in it', 30, 'б', 'into'],
  ['its upper edge is a place before it', 21, 'б', 'before'],
  ['where only one place is allowed it is taken', 50, 'в', 'after'],
])('dragging in a tree: %s', (_what, y, target, place) => {
  drag('а', y)
  expect(lineOf(target).dataset.drop).toBe(place)
  pointer('pointerup', document, y)
  expect(run).toHaveBeenCalledExactlyOnceWith(nodes[0], expect.objectContaining({ name: target }), place)
  expect(lineOf(target).dataset.drop).toBeUndefined()
  lineOf(target).click()
  expect(pick).not.toHaveBeenCalled()
})

test.each<[string, () => void]>([
  [
    'Esc calls it off',
    () => {
      drag('а', 30)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      pointer('pointerup', document, 30)
      lineOf('а').click()
      expect(pick).not.toHaveBeenCalled()
    },
  ],
  [
    'outside of the tree nothing is let go',
    () => {
      drag('а', 400)
      pointer('pointerup', document, 400)
    },
  ],
  [
    'a finger scrolls',
    () => {
      drag('а', 30, 'touch')
      pointer('pointerup', document, 30)
    },
  ],
  [
    'a press that hardly moves is a press',
    () => {
      drag('а', 8)
      pointer('pointerup', document, 8)
      lineOf('а').click()
      expect(pick).toHaveBeenCalledOnce()
    },
  ],
])('a drop in a tree: %s', (_what, act) => {
  act()
  expect(run).not.toHaveBeenCalled()
})
