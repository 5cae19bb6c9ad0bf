import type { Exercise } from '../../contract/training/exercise.ts'
import type { ResultLine } from '../../contract/training/results.ts'
import { civilDateOf } from '../../dates/civilDate.ts'
import { foldText } from '../words/foldText.ts'
import { mostPoints } from './checkExercise.ts'
import type { ExerciseRun } from './trainingApi.ts'

/**
 * The storage key of the trainee's name. The account does not identify a trainee, because several people use the same
 * account.
 */
export const TRAINEE_NAME_KEY = 'delovod-trainee-name'

export const minutesOf = ({ begun, checkedAt, endedAt }: ExerciseRun): number => {
  const end = checkedAt ?? endedAt ?? begun
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(begun)) / 60_000))
}

const lineOf = (run: ExerciseRun): ResultLine => ({
  person: run.person,
  exercise: run.exercise.title,
  points: run.checkedAt === null ? 0 : run.points,
  outOf: mostPoints(run.exercise),
  attempts: run.attempts,
  hints: run.hintsTaken,
  minutes: minutesOf(run),
  day: civilDateOf(run.begun),
  ...(run.heldOn !== undefined && { heldOn: run.heldOn }),
  // A run whose result was never checked does not count.
  runs: run.checkedAt === null ? 0 : 1,
  ...(run.checkedAt !== null && { last: { points: run.points, at: run.checkedAt } }),
})

const untried = ({ title, points }: RequiredExercise, person: string): ResultLine => {
  const nothing = { points: 0, attempts: 0, hints: 0, minutes: 0, runs: 0 }
  return { person, exercise: title, outOf: points, day: null, ...nothing }
}

export type ResultState = 'untried' | 'unchecked' | 'partly' | 'done'
export const stateOfLine = ({ day, attempts, points, outOf }: ResultLine): ResultState => {
  if (day === null) return 'untried'
  if (attempts === 0) return 'unchecked'
  return points === outOf ? 'done' : 'partly'
}

/**
 * True if `one` is the better result of the same exercise. The order: a checked result before an unchecked one, more
 * points, fewer hints, a started exercise before one not started, more runs.
 */
const isBetter = (one: ResultLine, other: ResultLine): boolean =>
  ([
    Number(one.attempts > 0) - Number(other.attempts > 0),
    one.points - other.points,
    other.hints - one.hints,
    Number(one.day !== null) - Number(other.day !== null),
    (one.runs ?? 0) - (other.runs ?? 0),
  ].find((by) => by !== 0) ?? 0) > 0

type Add = (one: number, other: number) => number
const combineLines = (one: ResultLine, other: ResultLine, add: Add): ResultLine => {
  const best = isBetter(other, one) ? other : one
  const [last] = [one.last, other.last]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.at.localeCompare(a.at))
  const runs = one.runs === undefined && other.runs === undefined ? {} : { runs: add(one.runs ?? 0, other.runs ?? 0) }
  return { ...best, ...runs, attempts: add(one.attempts, other.attempts), ...(last && { last }) }
}
const joinLines = (lines: readonly ResultLine[], add: Add): ResultLine[] => {
  const known = new Map<string, ResultLine>()
  /** The first spelling of each name, which is the spelling shown. */
  const names = new Map<string, string>()
  for (const given of lines) {
    const folded = foldText(given.person)
    const person = names.get(folded) ?? given.person.trim().replace(/\s+/g, ' ')
    names.set(folded, person)
    const line = { ...given, person }
    const key = `${person}\n${line.exercise}`
    const before = known.get(key)
    known.set(key, before ? { ...combineLines(before, line, add), person } : line)
  }
  return [...known.values()].toSorted((a, b) => a.person.localeCompare(b.person, 'bg'))
}

/** Returns one line per person and exercise, sorted by person. */
export const bestLines = (lines: readonly ResultLine[]): ResultLine[] => joinLines(lines, (one, other) => one + other)

/**
 * Combines the lines of several result files. A later file contains the runs of an earlier one, so the larger number is
 * used, not the sum.
 */
export const linesOfFiles = (lines: readonly ResultLine[]): ResultLine[] => joinLines(lines, Math.max)

export type RequiredExercise = Pick<Exercise, 'title'> & { points: number }

/**
 * Returns result lines of `runs`, newest first. Every required exercise has a line, even if the trainee did not start
 * it. `person`: the name used if there are no runs.
 */
export const linesOfRuns = (
  runs: readonly ExerciseRun[],
  requiredExercises: readonly RequiredExercise[] = [],
  person = '',
): ResultLine[] => {
  const lines = runs.toReversed().map(lineOf)
  const own = requiredExercises.flatMap((one) => {
    const of = lines.filter(({ exercise }) => exercise === one.title)
    return of.length > 0 ? of : [untried(one, runs[0]?.person ?? person)]
  })
  return bestLines([
    ...own,
    ...lines.filter(({ exercise }) => !requiredExercises.some(({ title }) => title === exercise)),
  ])
}

export const linesUnderName = (lines: readonly ResultLine[], name: string): ResultLine[] =>
  name.trim() === '' ? [...lines] : bestLines(lines.map((line) => ({ ...line, person: name.trim() })))
