import * as v from 'valibot'
import { Exercise } from '../../src/contract/training/exercise.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { type CheckedExercise, checkExercise } from '../../src/rules/training/checkExercise.ts'
import type { Fact, Facts } from '../../src/rules/training/facts.ts'
import { filledText } from '../../src/rules/training/sentences.ts'
import type { ExerciseRun } from '../../src/rules/training/trainingApi.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { factsOf, findFact, knownAt } from './facts.ts'
import { type ReplaySettings, replayer } from './replayCalls.ts'
import { type TakenBack, takeBackRun } from './revertChanges.ts'
import { decline } from './trainingError.ts'
import type { ExerciseRunRow } from './trainingRows.ts'

const exerciseIn = (row: ExerciseRunRow): Exercise => v.parse(Exercise, JSON.parse(row.exercise))

const runsOf = (db: MockDatabase, personId: number, seat: string | null): ExerciseRunRow[] =>
  db.exerciseRuns.all().filter((row) => (seat === null ? row.personId === personId : row.seat === seat))

export const runOf = (db: MockDatabase, row: ExerciseRunRow): ExerciseRun => {
  const exercise = exerciseIn(row)
  const found = JSON.parse(row.found) as Record<string, Fact>
  const known = { ...knownAt(db, row.dateBegun, row.personId), found }
  return {
    id: row.id,
    exercise,
    story: exercise.story.map((text) => filledText(text, known)),
    hints: exercise.hints.map((text) => filledText(text, known)),
    hintsTaken: row.hints,
    attempts: row.attempts,
    person: known.me,
    userName: db.users.all().find(({ personId }) => personId === row.personId)?.userName ?? '',
    begun: row.dateBegun,
    checkedAt: row.dateChecked,
    endedAt: row.dateEnded,
    ...(row.heldOn && { heldOn: row.heldOn }),
    ...(row.isTrial && { isTrial: true }),
    points: row.points,
    outOf: row.outOf,
  }
}
const rowOf = (db: MockDatabase, runId: number): ExerciseRunRow =>
  db.exerciseRuns.get(runId) ?? decline('Упражнението вече не е започнато. Започнете го отново.')

const personOf = (db: MockDatabase, userName: string): number =>
  db.users.all().find((user) => user.userName === userName && user.isActive)?.personId ??
  decline(`Няма потребител „${userName}“ или профилът му е неактивен.`)

type Begin = Pick<ReplaySettings, 'dispatch' | 'passTo'> & {
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  seat?: string | null
  isTrial?: boolean
}

/** Returns the objects that others in the training class already have, so that each trainee gets a different object. */
const givenToOthers = (db: MockDatabase, seat: string | null): ReadonlySet<string> => {
  if (seat === null) return new Set()
  const others = db.exerciseRuns.all().filter((run) => (run.seat ?? seat) !== seat)
  const found = others.flatMap((run) => Object.values(JSON.parse(run.found) as Record<string, Fact>))
  return new Set(found.map(({ kind, key }) => `${kind} ${key}`))
}

export const beginExercise = async (
  db: MockDatabase,
  givenExercise: unknown,
  userName: string,
  { dispatch, passTo, exclusively, seat = null, isTrial = false }: Begin,
): Promise<ExerciseRun> => {
  const read = v.safeParse(Exercise, givenExercise)
  if (!read.success) return decline('Упражнението е сгрешено или е от друга версия и не може да започне.')
  const exercise = read.output
  const personId = personOf(db, exercise.who ?? userName)
  await exclusively(() => endTrials(db))
  await endRunning(db, personId, seat, exclusively)
  const { kept } = await exclusively(() => takeBackEarlier(db, exercise.id, personId, seat))
  const given = givenToOthers(db, seat)
  const sought = (one: Parameters<typeof findFact>[1]) => findFact(db, one, known, given)
  const found: Record<string, Fact> = {}
  const known = { ...knownAt(db, db.now().toISOString(), personId), found }
  const { doStep } = replayer(db, { dispatch, passTo, known })
  for (const step of exercise.prepare) {
    if (step.do === 'call') {
      const isThere = step.unless && sought({ ...step.unless, do: 'find', name: 'there' })
      if (!isThere) await doStep(step.step)
    } else
      found[step.name] =
        sought(step) ?? decline('В този свят няма нужното за упражнението. Отворете сценария му или нулирайте данните.')
  }
  return exclusively(async () => {
    const row: ExerciseRunRow = {
      id: db.nextId('exerciseRuns'),
      exercise: JSON.stringify(exercise),
      personId,
      seat,
      dateBegun: db.now().toISOString(),
      heldOn: civilDateOf(new Date().toISOString()),
      found: JSON.stringify(found),
      ...{ attempts: 0, hints: 0, dateChecked: null, points: 0, outOf: 0, dateEnded: null },
      isTrial,
    }
    db.put('exerciseRuns', row)
    return { ...runOf(db, row), ...(kept > 0 && { kept }) }
  })
}

const takeBackEarlier = async (
  db: MockDatabase,
  exerciseId: string,
  personId: number,
  seat: string | null,
): Promise<TakenBack> => {
  const earlier = runsOf(db, personId, seat).filter((row) => exerciseIn(row).id === exerciseId)
  let kept = 0
  for (const row of earlier.toReversed()) kept += (await takeBackRun(db, row)).kept
  return { kept }
}

export const takeBack = async (db: MockDatabase, runId: number): Promise<TakenBack> => {
  const row = rowOf(db, runId)
  endExercise(db, runId)
  const taken = await takeBackRun(db, row)
  if (row.isTrial) db.remove('exerciseRuns', runId)
  return taken
}

export const endTrials = async (db: MockDatabase): Promise<void> => {
  for (const { id } of db.exerciseRuns.all().filter(({ isTrial }) => isTrial)) await takeBack(db, id)
}

const endRunning = (
  db: MockDatabase,
  personId: number,
  seat: string | null,
  exclusively: Begin['exclusively'],
): Promise<void> =>
  exclusively(async () => {
    for (const row of runsOf(db, personId, seat)) if (row.dateEnded === null) endExercise(db, row.id)
  })

export const stateOfRun = (db: MockDatabase, row: ExerciseRunRow): CheckedExercise =>
  checkExercise(runOf(db, row).exercise, factsOf(db, row))

export const checkRun = (db: MockDatabase, runId: number): CheckedExercise => {
  const row = rowOf(db, runId)
  if (row.dateEnded !== null)
    return decline('Упражнението е приключило. Започнете го отново, ако искате да го повторите.')
  const checked = stateOfRun(db, row)
  db.put('exerciseRuns', {
    ...row,
    attempts: row.attempts + 1,
    points: checked.points,
    outOf: checked.outOf,
    dateChecked: db.now().toISOString(),
    dateEnded: checked.isDone ? db.now().toISOString() : row.dateEnded,
  })
  return checked
}

export const takeHint = (db: MockDatabase, runId: number): ExerciseRun => {
  const row = rowOf(db, runId)
  const { exercise } = runOf(db, row)
  const taken = { ...row, hints: Math.min(exercise.hints.length, row.hints + 1) }
  if (taken.hints !== row.hints) db.put('exerciseRuns', taken)
  return runOf(db, taken)
}

export const endExercise = (db: MockDatabase, runId: number): void => {
  const row = rowOf(db, runId)
  if (row.dateEnded === null) db.put('exerciseRuns', { ...row, dateEnded: db.now().toISOString() })
}

export const factsOfRun = (db: MockDatabase, runId: number): Facts => factsOf(db, rowOf(db, runId))

export const exerciseRuns = (db: MockDatabase, seat: string | null = null): ExerciseRun[] =>
  db.exerciseRuns
    .all()
    .filter((row) => (row.seat ?? null) === seat)
    .map((row) => runOf(db, row))
    .toReversed()
