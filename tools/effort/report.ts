import type { Cost, Measure } from './cost.ts'
import type { Job } from './job.ts'

export type Done = { job: Pick<Job, 'name' | 'before' | 'goal'>; cost: Cost; screens: number }

const names = { clicks: 'click', keys: 'key', characters: 'char' } as const
const parts = Object.keys(names) as (keyof Cost)[]

const countOf = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
const formatMeasure = (measure: Measure): string =>
  parts.flatMap((part) => (measure[part] ? [countOf(measure[part], names[part])] : [])).join(' + ')

export const missingMeasure = (cost: Cost, goal: Measure): Measure =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const over = cost[part] - (goal[part] ?? 0)
      return over > 0 ? [[part, over]] : []
    }),
  )

export const isMissed = (cost: Cost, goal: Measure): boolean => Object.keys(missingMeasure(cost, goal)).length > 0

export const reportOf = (done: readonly Done[]): string => {
  const head = ['job', 'first counted', 'now', 'goal', 'screens', '']
  const rows = done.map(({ job, cost, screens }) => {
    const over = missingMeasure(cost, job.goal)
    const ruleResult = Object.keys(over).length === 0 ? 'reached' : `missed by ${formatMeasure(over)}`
    return [
      job.name,
      formatMeasure(job.before),
      formatMeasure(cost),
      formatMeasure(job.goal),
      String(screens),
      ruleResult,
    ]
  })
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
