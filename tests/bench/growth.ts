import type { Browser } from 'playwright'
import { middle, ratio, sideBySide, type Visits } from './compareCompetitors.ts'
import type { Report } from './report.ts'
import { appOf } from './subjects.ts'
import { type Measure, visitInTurn } from './visit.ts'

const counts = ['1000', '10000', '100000'] as const
const [few, , many] = counts
const ratios: Partial<Record<Measure, number>> = { 'first row': 1.2, sort: 1.5, filter: 1.5 }
const most: Partial<Record<Measure, number>> = { 'longest task': 50, 'longest task of a worker': 50, heap: 60 }

export const growth = async (browser: Browser, folder: string, runs: number): Promise<Report> => {
  const served = []
  for (const count of counts) served.push(await appOf(browser, folder, count))
  const all = await visitInTurn(
    browser,
    served.map(({ subject }) => subject),
    runs,
  )
  for (const { stop } of served) await stop()
  const visits: Visits = Object.fromEntries(counts.map((count, at) => [count, all[at] ?? []]))
  return {
    lines: [
      ...Object.entries(ratios).map(([measure, goal]) =>
        ratio(
          `${few} -> ${many} documents: ${measure}`,
          middle(visits[many], measure as Measure),
          middle(visits[few], measure as Measure),
          goal,
        ),
      ),
      ...Object.entries(most).map(([measure, goal]) => ({
        what: `${many} documents: ${measure}`,
        value: middle(visits[many], measure as Measure),
        unit: measure === 'heap' ? ('MB' as const) : ('ms' as const),
        goal,
        detail: '',
      })),
    ],
    tables: [sideBySide('Growth', visits)],
  }
}
