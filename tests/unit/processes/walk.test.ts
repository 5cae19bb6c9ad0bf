import { expect, test } from 'vitest'
import { isOnWay, type Stage, stageText, wayOfStages } from '../../../src/features/processes/caseFilePath.ts'
import { stepAfter } from '../../../src/features/processes/diagram/keyboardNavigation.ts'
import { layoutOf } from '../../../src/features/processes/diagram/layout.ts'
import { linesOf } from '../../../src/features/processes/diagram/wrapText.ts'
import { aStep, everyProcess } from './everyProcess.ts'

const processes = await everyProcess()

test.each(processes)('$name: the Right arrow key visits every step, and the Left arrow key goes back', ({ steps }) => {
  const { nodes } = layoutOf(steps)
  const crawled = (from: number | undefined, key: string): number[] => {
    const way: number[] = []
    for (let at = from; at !== undefined; at = stepAfter(nodes, at, key)) way.push(at)
    return way
  }
  const first = stepAfter(nodes, steps[0]?.id ?? 0, 'Home')
  expect(first).toBe(steps[0]?.id)
  const down = crawled(first, 'ArrowDown')
  expect(down.toSorted((a, b) => a - b)).toEqual(steps.map(({ id }) => id).toSorted((a, b) => a - b))
  expect(crawled(stepAfter(nodes, first ?? 0, 'End'), 'ArrowUp')).toEqual(down.toReversed())
})

const lanes = layoutOf([
  aStep(1, [2], { performer: 'А' }),
  aStep(2, [3], { performer: 'Б' }),
  aStep(3, [], { performer: 'В' }),
])
test.each([
  [1, 'ArrowRight', 2],
  [2, 'ArrowRight', 3],
  [3, 'ArrowLeft', 2],
  [1, 'ArrowLeft', undefined],
  [3, 'ArrowDown', undefined],
  [1, 'Enter', undefined],
  [9, 'ArrowDown', undefined],
])('from step %i the key %s leads to %s', (from, key, to) => {
  expect(stepAfter(lanes.nodes, from, key)).toBe(to)
})

test.each([
  ['Проверка', 10, 3, ['Проверка']],
  ['Проверка за редовност', 12, 3, ['Проверка за', 'редовност']],
  ['едно две три четири', 4, 2, ['едно', 'две…']],
  ['Щщщщщщщщ', 3, 3, ['Щщщ', 'щщщ', 'щщ']],
])('the text %j in lines of %i letters has at most %i lines', (text, most, count, lines) => {
  expect(linesOf(text, most, count)).toEqual(lines)
})

const stage = (stepId: number | null, isCurrent = false): Stage => ({
  stepId,
  name: '',
  performer: '',
  startedAt: '2026-11-02T08:00:00Z',
  dueDate: null,
  finishedAt: isCurrent ? null : '2026-11-05T08:00:00Z',
  result: '',
  comment: '',
  isCurrent,
})
const notEntered = (stepId: number): Stage => ({ ...stage(stepId), startedAt: null, finishedAt: null })
const way = wayOfStages([stage(1), stage(2), stage(null), stage(1), notEntered(3), stage(4, true), notEntered(5)])

test('for a case file the past steps, the current one and the path are known', () => {
  expect(way.current).toBe(4)
  expect([...way.passed]).toEqual([1, 2])
  expect(way.moves).toEqual([
    [1, 2],
    [2, 1],
    [1, 4],
  ])
})

test.each([
  [{ fromStep: 1, toStep: 2 }, true],
  [{ fromStep: 1, toStep: 3 }, false],
  [{ fromStep: 1, toStep: null }, true],
  [{ fromStep: 4, toStep: null }, false],
])('the transition %j is on the route of the case file: %s', (arrow, isOn) => {
  expect(isOnWay(arrow, way)).toBe(isOn)
})

test.each([
  [2, 'Премината на 05.11.2026'],
  [4, 'Текуща от 02.11.2026'],
  [3, 'Не е минавана'],
])('the state of step %i on the route is %s', (id, words) => {
  expect(stageText(id, way)).toBe(words)
})
