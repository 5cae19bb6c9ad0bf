/** One line of the report; without a goal it is there for comparison only. */
export type Line = { what: string; value: number; unit: '×' | 'KB' | 'ms'; goal?: number; detail: string }

const shown = (value: number, unit: Line['unit']) => `${value.toFixed(unit === '×' ? 2 : 0)} ${unit}`

/** Does a line miss its goal? What could not be measured does. */
export const isMissed = ({ value, goal }: Line): boolean => goal !== undefined && !(value <= goal)

/** The report as text: every measure with its goal, and a list of what is missed. */
export const reportOf = (lines: readonly Line[]): string => {
  const width = Math.max(...lines.map(({ what }) => what.length))
  const rows = lines.map((line) => {
    const goal = line.goal === undefined ? '' : `goal <= ${shown(line.goal, line.unit)}`
    const verdict = line.goal === undefined ? '' : isMissed(line) ? 'MISSED' : 'ok'
    return `${line.what.padEnd(width)}  ${shown(line.value, line.unit).padStart(9)}  ${goal.padEnd(16)}  ${verdict.padEnd(6)}  ${line.detail}`.trimEnd()
  })
  const missed = lines.filter(isMissed)
  const end = missed.length === 0 ? 'All goals are reached.' : `Missed: ${missed.map(({ what }) => what).join('; ')}.`
  return `${rows.join('\n')}\n\n${end}`
}
