type Unit = '×' | 'KB' | 'ms' | 'MB' | 'requests'
/** A line of the report. A result without a goal is for comparison only. */
export type Line = { what: string; value: number; unit: Unit; goal?: number; detail: string }
export type Table = { title: string; columns: readonly string[]; rows: readonly { what: string; values: number[] }[] }
export type Report = { lines: Line[]; tables?: Table[] }

const digits: Record<Unit, number> = { '×': 2, KB: 0, ms: 0, MB: 1, requests: 0 }
const shown = (value: number, unit: Unit) => `${value.toFixed(digits[unit])} ${unit}`

/** True if a result is above its goal or was not measured (NaN). */
export const isMissed = ({ value, goal }: Line): boolean => goal !== undefined && !(value <= goal)

/** Returns the exit code of the command, which fails if a goal is missed. */
export const exitCodeOf = (lines: readonly Line[]): 0 | 1 => (lines.some(isMissed) ? 1 : 0)

export const reportOf = (lines: readonly Line[]): string => {
  const width = Math.max(...lines.map(({ what }) => what.length))
  const rows = lines.map((line) => {
    const goal = line.goal === undefined ? '' : `goal <= ${shown(line.goal, line.unit)}`
    const result = line.goal === undefined ? '' : isMissed(line) ? 'MISSED' : 'ok'
    return `${line.what.padEnd(width)}  ${shown(line.value, line.unit).padStart(9)}  ${goal.padEnd(16)}  ${result.padEnd(6)}  ${line.detail}`.trimEnd()
  })
  const missed = lines.filter(isMissed)
  const end = missed.length === 0 ? 'All goals are reached.' : `Missed: ${missed.map(({ what }) => what).join('; ')}.`
  return `${rows.join('\n')}\n\n${end}`
}

const cell = (value: number): string => (Number.isNaN(value) ? '' : value < 100 ? value.toFixed(1) : value.toFixed(0))
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const tableOf = ({ title, columns, rows }: Table): string =>
  [
    `### ${title}`,
    '',
    row(['', ...columns]),
    row(['---', ...columns.map(() => '--:')]),
    ...rows.map(({ what, values }) => row([what, ...values.map(cell)])),
    '',
  ].join('\n')
