import type { ResultLine } from '../../contract/training/results.ts'
import { civilDateOf } from '../../dates/civilDate.ts'
import type { ExerciseRun } from './practice.ts'

/** Where a browser keeps the name of who practises in it: several people work with one account. */
export const TRAINEE_NAME_KEY = 'delovod-trainee-name'

/** Whole minutes from the beginning of a run to its end, or to its last check. */
export const minutesOf = ({ begun, checkedAt, endedAt }: ExerciseRun): number => {
  const end = checkedAt ?? endedAt ?? begun
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(begun)) / 60_000))
}

const lineOf = (run: ExerciseRun): ResultLine => ({
  person: run.person,
  exercise: run.exercise.title,
  points: run.points,
  outOf: run.outOf,
  attempts: run.attempts,
  hints: run.hintsTaken,
  minutes: minutesOf(run),
  day: civilDateOf(run.begun),
})

/** The better of two lines: more points, then fewer hints, then fewer attempts. */
const isBetter = (one: ResultLine, other: ResultLine): boolean =>
  ([one.points - other.points, other.hints - one.hints, other.attempts - one.attempts].find((by) => by !== 0) ?? 0) > 0

/** One line for each person and exercise, the best one, ordered by person and then as they were given. */
export const bestLines = (lines: readonly ResultLine[]): ResultLine[] => {
  const best = new Map<string, ResultLine>()
  for (const line of lines) {
    const key = `${line.person}\n${line.exercise}`
    const known = best.get(key)
    if (!known || isBetter(line, known)) best.set(key, line)
  }
  return [...best.values()].toSorted((a, b) => a.person.localeCompare(b.person, 'bg'))
}

/** What was checked at least once, from runs with the newest first; each line as it was done. */
export const linesOfRuns = (runs: readonly ExerciseRun[]): ResultLine[] =>
  bestLines(
    runs
      .filter(({ checkedAt }) => checkedAt !== null)
      .toReversed()
      .map(lineOf),
  )

/** The same results under the name of who practised, whichever accounts she worked with. */
export const linesUnderName = (lines: readonly ResultLine[], name: string): ResultLine[] =>
  name.trim() === '' ? [...lines] : bestLines(lines.map((line) => ({ ...line, person: name.trim() })))
