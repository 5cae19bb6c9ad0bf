import type { Browser } from 'playwright'
import { besides, type Goal, middle, ratio, type Visits } from './compareCompetitors.ts'
import type { Report } from './report.ts'
import { appOf, baselineOf, connectedOf, type Served } from './subjects.ts'
import { type Measure, type Subject, visitInTurn } from './visit.ts'

type Settings = { folder: string; runs: number; withCompetitors: boolean }

const SLOWER = 4
const LINE = { latencyMs: 60, megabits: 20 }
const keep: Goal = { ofCompetitors: 0.8, ofTable: 0.8 }

const goals: Partial<Record<Measure, Goal>> = {
  'first paint': { ofCompetitors: 0.25, ofTable: 0.4 },
  'first row': { ofCompetitors: 0.7, ofTable: 1 },
  'work to the first row': { ofCompetitors: 0.5, ofTable: 0.7 },
  'scripts to the first row': { most: 340 },
  'reload 1': { ofCompetitors: 0.6, ofTable: 1.05 },
  'reload 2': { ofCompetitors: 0.6, ofTable: 1.05 },
  'first record': { ofCompetitors: 0.7, ofTable: 1.1 },
  'further record': { ofCompetitors: 0.8, ofTable: 1.2 },
  back: keep,
  sort: keep,
  'next page': keep,
  filter: keep,
  'longest task': { most: 50 },
  'longest task of a worker': { most: 50 },
  heap: { most: 20 },
}
const goalsOfSlow: Partial<Record<Measure, Goal>> = {
  'first row': { ofCompetitors: 0.7, ofTable: 1.15 },
  'longest task': { most: 200 / SLOWER },
}
const goalsOfConnected: Partial<Record<Measure, Goal>> = {
  'first row': { ofTable: 0.6 },
  'reload 2': { ofTable: 0.6 },
}
const MOST_OF_EMPTY_ON_LINE = 3.1

const visited = async (
  browser: Browser,
  all: readonly Served[],
  more: Partial<Subject>,
  runs: number,
): Promise<Visits> => {
  const subjects = all.map(({ subject }) => ({ ...subject, ...more }))
  const visits = await visitInTurn(browser, subjects, runs)
  return Object.fromEntries(subjects.map(({ name }, at) => [name, visits[at] ?? []]))
}

/**
 * Measures the start, from entering the URL to the filtered list, of the application, of plain pages, and of the
 * competing libraries if installed.
 */
export const compareWithOthers = async (
  browser: Browser,
  { folder, runs, withCompetitors }: Settings,
): Promise<Report> => {
  const app = await appOf(browser, folder)
  const baseline = (name: Parameters<typeof baselineOf>[0]) => baselineOf(name, app.rows)
  const [empty, table] = [await baseline('empty'), await baseline('table')]
  const competitors = withCompetitors ? [await baseline('refine'), await baseline('reactAdmin')] : []
  const connected = await connectedOf(browser, folder, app.subject)
  const pages = [app, table, ...competitors]
  const usual = await visited(browser, [...pages, empty], { reloads: 2 }, runs)
  console.error(`The same ${SLOWER} times slower ...`)
  const slow = await visited(browser, [...pages, connected], { conditions: { slower: SLOWER } }, runs)
  console.error('The same connected, and on a line ...')
  const bare = await visited(browser, [empty, table, connected], { reloads: 2, acts: {} }, runs)
  const onLine = await visited(browser, [empty, connected], { acts: {}, conditions: { line: LINE } }, runs)
  for (const { stop } of [empty, connected, ...pages]) await stop()
  const line = `${LINE.latencyMs} ms and ${LINE.megabits} Mbit/s`
  const reports = [
    besides('10 000 documents', '', goals, usual),
    besides(`Processor ${SLOWER}× slower`, `${SLOWER}× slower: `, goalsOfSlow, slow),
    besides('Connected, every answer ready', 'connected: ', goalsOfConnected, { ...bare, app: bare.connected ?? [] }),
    besides(`On a line of ${line}`, '', {}, onLine),
  ]
  return {
    lines: [
      ...reports.flatMap(({ lines }) => lines),
      ratio(
        `${line}: first row, connected, of the empty page`,
        middle(onLine.connected, 'first row'),
        middle(onLine.empty, 'first row'),
        MOST_OF_EMPTY_ON_LINE,
      ),
    ],
    tables: reports.flatMap(({ tables = [] }) => tables),
  }
}
