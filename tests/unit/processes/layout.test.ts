import { expect, test } from 'vitest'
import { sizes } from '../../../src/features/processes/diagram/dimensions.ts'
import { type DiagramLayout, layoutOf, type PlacedNode } from '../../../src/features/processes/diagram/layout.ts'
import { aStep, everyProcess } from './everyProcess.ts'

const processes = await everyProcess()
const odd = [
  { name: 'a step that leads to itself', steps: [aStep(1, [1, 2]), aStep(2, [])] },
  { name: 'a step that nothing leads to', steps: [aStep(1, [2]), aStep(2, []), aStep(3, [2])] },
  { name: 'a circle without an end', steps: [aStep(1, [2]), aStep(2, [3]), aStep(3, [1])] },
  { name: 'one step', steps: [aStep(1, [])] },
]

type Box = { left: number; right: number; top: number; bottom: number }
const boxOf = ({ kind, x, y }: PlacedNode): Box => {
  const { width, height } = sizes[kind]
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const pieces = ({ edges }: DiagramLayout) =>
  edges.flatMap(({ key, points }) =>
    points.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y]
      const [left, right] = [Math.min(x, fromX), Math.max(x, fromX)]
      const [top, bottom] = [Math.min(y, fromY), Math.max(y, fromY)]
      return { key, isStraight: x === fromX || y === fromY, box: { left, right, top, bottom } }
    }),
  )

test.each([...processes, ...odd])(
  '$name: no two shapes overlap, and all are inside the picture and a lane',
  ({ steps }) => {
    const drawing = layoutOf(steps)
    const boxes = drawing.nodes.map(boxOf)
    const decisions = steps.filter(({ decision }) => decision !== '').length
    expect(boxes).toHaveLength(steps.length + decisions)
    expect(boxes.filter((one, at) => boxes.some((other, index) => index !== at && meet(one, other)))).toEqual([])
    for (const node of drawing.nodes) {
      const { left, right, top, bottom } = boxOf(node)
      const lane = drawing.lanes.find(({ name }) => name === node.step.performer)
      expect([left > (lane?.x ?? Infinity), right < (lane?.x ?? 0) + (lane?.width ?? 0)]).toEqual([true, true])
      expect([top > 0, bottom < drawing.height]).toEqual([true, true])
    }
  },
)

test.each([...processes, ...odd])('$name: arrows are straight segments that cross no shape', ({ steps }) => {
  const drawing = layoutOf(steps)
  const all = pieces(drawing)
  expect(all.filter(({ isStraight }) => !isStraight)).toEqual([])
  const through = all.filter(({ box }) => drawing.nodes.some((node) => meet(box, boxOf(node))))
  expect(through.map(({ key }) => key)).toEqual([])
  for (const { left, right, top, bottom } of all.map(({ box }) => box)) {
    expect([left > 0, right < drawing.width]).toEqual([true, true])
    expect([top > 0, bottom < drawing.height]).toEqual([true, true])
  }
})

test.each(processes)('$name: labels of answers do not overlap', ({ steps }) => {
  const words = layoutOf(steps)
    .edges.filter(({ label }) => label !== '')
    .map(({ labels: { x, y, isBefore }, label }) => {
      const width = label.length * 6
      return { left: isBefore ? x - width : x, right: isBefore ? x : x + width, top: y - 11, bottom: y + 2 }
    })
  expect(words.filter((one, at) => words.slice(at + 1).some((other) => meet(one, other)))).toEqual([])
})

test('every transition is drawn once, with a decision between; one to a missing step is not', () => {
  const decision = { decision: 'Редовно ли е?', transitions: [2, 3, 9].map((stepId) => ({ stepId, condition: 'да' })) }
  const { edges } = layoutOf([aStep(1, [], decision), aStep(2, [1]), aStep(3, [])])
  expect(edges.map(({ from, to, label }) => [from, to, label])).toEqual([
    ['step-1', 'decision-1', ''],
    ['decision-1', 'step-2', 'да'],
    ['decision-1', 'step-3', 'да'],
    ['step-2', 'step-1', ''],
  ])
})

test('following steps are below; each performer has a lane, in the order of use', () => {
  const steps = [
    aStep(1, [2], { performer: 'Деловодство' }),
    aStep(2, [3], { performer: 'Експерт' }),
    aStep(3, [], { performer: 'Деловодство' }),
  ]
  const { lanes, nodes } = layoutOf(steps)
  expect(lanes.map(({ name }) => name)).toEqual(['Деловодство', 'Експерт'])
  const [first, second, third] = nodes
  expect([first?.x === third?.x, (second?.x ?? 0) > (first?.x ?? 0)]).toEqual([true, true])
  expect(nodes.map(({ y }) => y)).toEqual(nodes.map(({ y }) => y).toSorted((a, b) => a - b))
})
