import * as v from 'valibot'
import { Exercise } from '../../src/contract/training/exercise.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { type CheckedExercise, checkExercise } from '../../src/rules/training/checkExercise.ts'
import type { Fact, Facts } from '../../src/rules/training/facts.ts'
import type { ExerciseRun } from '../../src/rules/training/practice.ts'
import { filledText } from '../../src/rules/training/sentences.ts'
import type { World } from '../engine/world.ts'
import { decline } from './declined.ts'
import { factsOf, foundIn, knownAt } from './facts.ts'
import { type ReplaySettings, replayer } from './replayCalls.ts'
import type { ExerciseRunRow } from './rows.ts'
import { type TakenBack, takeBackRun } from './takeBack.ts'

const exerciseIn = (row: ExerciseRunRow): Exercise => v.parse(Exercise, JSON.parse(row.exercise))

const runsOf = (world: World, personId: number, seat: string | null): ExerciseRunRow[] =>
  world.exerciseRuns.all().filter((row) => (seat === null ? row.personId === personId : row.seat === seat))

export const runOf = (world: World, row: ExerciseRunRow): ExerciseRun => {
  const exercise = exerciseIn(row)
  const found = JSON.parse(row.found) as Record<string, Fact>
  const known = { ...knownAt(world, row.dateBegun, row.personId), found }
  return {
    id: row.id,
    exercise,
    story: exercise.story.map((text) => filledText(text, known)),
    hints: exercise.hints.map((text) => filledText(text, known)),
    hintsTaken: row.hints,
    attempts: row.attempts,
    person: known.me,
    userName: world.users.all().find(({ personId }) => personId === row.personId)?.userName ?? '',
    begun: row.dateBegun,
    checkedAt: row.dateChecked,
    endedAt: row.dateEnded,
    ...(row.heldOn && { heldOn: row.heldOn }),
    ...(row.isTrial && { isTrial: true }),
    points: row.points,
    outOf: row.outOf,
  }
}
const rowOf = (world: World, runId: number): ExerciseRunRow =>
  world.exerciseRuns.get(runId) ?? decline('Упражнението вече не е започнато. Започнете го отново.')

const personOf = (world: World, userName: string): number =>
  world.users.all().find((user) => user.userName === userName && user.isActive)?.personId ??
  decline(`Няма потребител „${userName}“ или профилът му е неактивен.`)

type Begin = Pick<ReplaySettings, 'dispatch' | 'passTo'> & {
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  seat?: string | null
  /** A run by the author: its changes are undone at the end. */
  isTrial?: boolean
}

/** Objects given to others in the class, so that each user gets a different one. */
const givenToOthers = (world: World, seat: string | null): ReadonlySet<string> => {
  if (seat === null) return new Set()
  const others = world.exerciseRuns.all().filter((run) => (run.seat ?? seat) !== seat)
  const found = others.flatMap((run) => Object.values(JSON.parse(run.found) as Record<string, Fact>))
  return new Set(found.map(({ kind, key }) => `${kind} ${key}`))
}

/**
 * Starts an exercise for a user: runs the prepared steps, finds the objects of the story, and starts recording changes.
 * Ends the previous exercise of the person. Rejects with a message.
 */
export const beginExercise = async (
  world: World,
  told: unknown,
  userName: string,
  { dispatch, passTo, exclusively, seat = null, isTrial = false }: Begin,
): Promise<ExerciseRun> => {
  const read = v.safeParse(Exercise, told)
  if (!read.success) return decline('Упражнението е сгрешено или е от друга версия и не може да започне.')
  const exercise = read.output
  const personId = personOf(world, exercise.who ?? userName)
  await exclusively(() => endTrials(world))
  await endRunning(world, personId, seat, exclusively)
  const { kept } = await exclusively(() => takeBackEarlier(world, exercise.id, personId, seat))
  const given = givenToOthers(world, seat)
  const sought = (one: Parameters<typeof foundIn>[1]) => foundIn(world, one, known, given)
  const found: Record<string, Fact> = {}
  const known = { ...knownAt(world, world.now().toISOString(), personId), found }
  const { doStep } = replayer(world, { dispatch, passTo, known })
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
      id: world.nextId('exerciseRuns'),
      exercise: JSON.stringify(exercise),
      personId,
      seat,
      dateBegun: world.now().toISOString(),
      heldOn: civilDateOf(new Date().toISOString()),
      found: JSON.stringify(found),
      ...{ attempts: 0, hints: 0, dateChecked: null, points: 0, outOf: 0, dateEnded: null },
      isTrial,
    }
    world.put('exerciseRuns', row)
    return { ...runOf(world, row), ...(kept > 0 && { kept }) }
  })
}

/** Undoes earlier runs of an exercise, newest first, so that the trainee does not see their results. */
const takeBackEarlier = async (
  world: World,
  exerciseId: string,
  personId: number,
  seat: string | null,
): Promise<TakenBack> => {
  const earlier = runsOf(world, personId, seat).filter((row) => exerciseIn(row).id === exerciseId)
  let kept = 0
  for (const row of earlier.toReversed()) kept += (await takeBackRun(world, row)).kept
  return { kept }
}

/** Undoes the changes of a run and ends it; its result is kept, except for a trial. */
export const takeBack = async (world: World, runId: number): Promise<TakenBack> => {
  const row = rowOf(world, runId)
  endExercise(world, runId)
  const taken = await takeBackRun(world, row)
  if (row.isTrial) world.remove('exerciseRuns', runId)
  return taken
}

/** Undoes every open trial, also a solved one, so that the next run does not depend on it. */
export const endTrials = async (world: World): Promise<void> => {
  for (const { id } of world.exerciseRuns.all().filter(({ isTrial }) => isTrial)) await takeBack(world, id)
}

const endRunning = (
  world: World,
  personId: number,
  seat: string | null,
  exclusively: Begin['exclusively'],
): Promise<void> =>
  exclusively(async () => {
    for (const row of runsOf(world, personId, seat)) if (row.dateEnded === null) endExercise(world, row.id)
  })

export const stateOfRun = (world: World, row: ExerciseRunRow): CheckedExercise =>
  checkExercise(runOf(world, row).exercise, factsOf(world, row))

/** Checks an exercise against the current data; each check is an attempt, and the last one counts. */
export const checkRun = (world: World, runId: number): CheckedExercise => {
  const row = rowOf(world, runId)
  if (row.dateEnded !== null)
    return decline('Упражнението е приключило. Започнете го отново, ако искате да го повторите.')
  const checked = stateOfRun(world, row)
  world.put('exerciseRuns', {
    ...row,
    attempts: row.attempts + 1,
    points: checked.points,
    outOf: checked.outOf,
    dateChecked: world.now().toISOString(),
    dateEnded: checked.isDone ? world.now().toISOString() : row.dateEnded,
  })
  return checked
}

export const takeHint = (world: World, runId: number): ExerciseRun => {
  const row = rowOf(world, runId)
  const { exercise } = runOf(world, row)
  const taken = { ...row, hints: Math.min(exercise.hints.length, row.hints + 1) }
  if (taken.hints !== row.hints) world.put('exerciseRuns', taken)
  return runOf(world, taken)
}

export const endExercise = (world: World, runId: number): void => {
  const row = rowOf(world, runId)
  if (row.dateEnded === null) world.put('exerciseRuns', { ...row, dateEnded: world.now().toISOString() })
}

export const factsOfRun = (world: World, runId: number): Facts => factsOf(world, rowOf(world, runId))

export const exerciseRuns = (world: World, seat: string | null = null): ExerciseRun[] =>
  world.exerciseRuns
    .all()
    .filter((row) => (row.seat ?? null) === seat)
    .map((row) => runOf(world, row))
    .toReversed()
