import { describe, expect, test } from 'vitest'
import { besides } from '../../bench/compareCompetitors.ts'
import { median } from '../../bench/median.ts'
import { exitCodeOf, isMissed, reportOf, tableOf } from '../../bench/report.ts'
import { longestTasks } from '../../bench/threads.ts'
import { workToPaint } from '../../bench/toNextPaint.ts'
import { typical } from '../../bench/typing.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, middle) => expect(median(numbers)).toBe(middle))

test.each([
  [{ value: 1.25, goal: 1.25 }, false],
  [{ value: 1.26, goal: 1.25 }, true],
  [{ value: Number.NaN, goal: 1.25 }, true],
  [{ value: 9 }, false],
])('the goal %j is missed: %s', (part, missed) =>
  expect(isMissed({ what: '', unit: '×', detail: '', ...part })).toBe(missed),
)

test.each([
  ['a missed count of requests', [{ unit: 'requests', value: 7, goal: 6 }], 1],
  ['requests that were not counted', [{ unit: 'requests', value: Number.NaN, goal: 6 }], 1],
  [
    'a reached count beside a missed size',
    [
      { unit: 'requests', value: 6, goal: 6 },
      { unit: 'KB', value: 9, goal: 8 },
    ],
    1,
  ],
  [
    'reached goals and a value without one',
    [
      { unit: 'requests', value: 6, goal: 6 },
      { unit: 'ms', value: 900 },
    ],
    0,
  ],
] as const)('the bench with %s ends with the right exit code', (_name, lines, code) =>
  expect(exitCodeOf(lines.map((line) => ({ what: '', detail: '', ...line })))).toBe(code),
)

test('missed goals are listed at the end', () => {
  const report = reportOf([
    { what: 'Login', value: 140, unit: 'KB', goal: 130, detail: '' },
    { what: 'Sort', value: 1.1, unit: '×', goal: 1.25, detail: '11 ms / 10 ms' },
  ])
  expect(report).toBe(
    'Login     140 KB  goal <= 130 KB    MISSED\nSort      1.10 ×  goal <= 1.25 ×    ok      11 ms / 10 ms\n\nMissed: Login.',
  )
})

test('a key counts by the median of its rounds', () => {
  const round = (first: number, second: number) => [
    { field: 'Описание', key: 'п', milliseconds: first },
    { field: 'Срок', key: '5', milliseconds: second },
  ]
  expect(typical([round(20, 9), round(90, 8), round(22, 7)])).toEqual(round(22, 8))
})

describe('the time of a key until the next paint', () => {
  const event = (name: string, ts: number, more: object = {}) => ({
    name,
    pid: 1,
    tid: 1,
    ts,
    dur: 0,
    args: {},
    ...more,
  })
  const task = (ts: number, tdur: number) => event('ThreadControllerImpl::RunTask', ts, { dur: 9_000, tdur })
  const input = (type: string, ts: number) => event('EventDispatch', ts, { args: { data: { type } } })
  const before = task(0, 5_000)
  const pressed = [task(10_000, 4_000), input('keydown', 11_000)]
  const painted = (at: number) => [task(at, 3_000), event('Layerize', at + 1_000)]
  const responseTask = task(70_000, 8_000)

  test.each([
    ['the key and its frame', [before, ...pressed, ...painted(30_000), responseTask], 7],
    [
      'also what a release clicks',
      [...pressed, ...painted(30_000), task(50_000, 2_000), input('click', 51_000), ...painted(60_000), responseTask],
      12,
    ],
    ['not what another thread does', [...pressed, { ...task(20_000, 6_000), tid: 2 }, ...painted(30_000)], 7],
    ['nothing known without a frame', pressed, Number.NaN],
    ['nothing known without a key', painted(30_000), Number.NaN],
  ])('the waits of a key: %s', (_, events, milliseconds) => expect(workToPaint(events)).toBe(milliseconds))
})

test('the longest task of the page and of its worker is measured in CPU time', () => {
  const named = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0, args: { name } })
  const ran = (tid: number, tdur: number) => ({
    ...{ name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 1, tid, ts: 0, dur: 900_000, tdur, args: {} },
  })
  const threads = [named(1, 'CrRendererMain'), named(2, 'DedicatedWorker thread'), named(3, 'Compositor')]
  const tasks = [ran(1, 4_000), ran(1, 31_000), ran(2, 12_000), ran(3, 80_000)]
  expect(longestTasks(JSON.stringify({ traceEvents: [...tasks, ...threads] }))).toEqual({ page: 31, worker: 12 })
  const shared = [named(1, 'CrRendererMain'), named(2, 'SharedWorker thread')]
  expect(longestTasks(JSON.stringify({ traceEvents: [...tasks, ...shared] }))).toMatchObject({ worker: 12 })
  expect(longestTasks(JSON.stringify({ traceEvents: [...tasks.slice(0, 1), ...threads] }))).toMatchObject({ worker: 0 })
})

describe('our results beside the others', () => {
  const visits = (ms: number) => [{ sort: ms }, { sort: ms + 2 }, { sort: ms + 1 }]
  const pages = { app: visits(80), table: visits(100), refine: visits(160), reactAdmin: visits(120) }
  const goals = { sort: { ofCompetitors: 0.7, ofTable: 0.9 } }

  test('a goal is relative to the best peer, or to the bare table where there is none', () => {
    const [ofCompetitors] = besides('Ours', '', goals, pages).lines
    expect(ofCompetitors).toMatchObject({ what: 'sort, of the best peer', goal: 0.7, detail: '81.0 ms / 121.0 ms' })
    const [ofTable] = besides('Ours', '', goals, { app: pages.app, table: pages.table }).lines
    expect(ofTable).toMatchObject({ what: 'sort, of the bare table', goal: 0.9, detail: '81.0 ms / 101.0 ms' })
  })

  test('the medians are side by side', () => {
    const [table] = besides('Ours', '', goals, { app: pages.app, table: [] }).tables ?? []
    expect(table && tableOf(table)).toBe('### Ours\n\n|  | app | table |\n| --- | --: | --: |\n| sort | 81.0 |  |\n')
  })
})
