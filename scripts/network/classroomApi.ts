import * as v from 'valibot'
import type { Caller } from '../../mocks/engine/caller.ts'
import { bearerOf } from '../../mocks/engine/dispatch.ts'
import {
  beginExercise,
  checkRun,
  endExercise,
  exerciseRuns,
  runOf,
  stateOfRun,
  takeHint,
} from '../../mocks/training/runs.ts'
import { Declined, decline } from '../../mocks/training/trainingError.ts'
import {
  type About,
  BeginRun,
  Checked,
  ChosenExercises,
  CLASS_PATH,
  Continued,
  Join,
  Joined,
  News,
  Nothing,
  OneRun,
  Reached,
  Report,
  Restarted,
  Run,
  Runs,
  Seats,
  SentMessage,
  ToSeats,
} from '../../src/contract/training/classroom.ts'
import {
  type ClassState,
  classForTrainer,
  continueSeat,
  emptyClass,
  joinClass,
  leaveClass,
  mayBegin,
  namesakeIn,
  reportSeat,
  seatsOf,
  unreadBy,
  withMessage,
} from '../../src/rules/training/classroom.ts'
import { linesOfRuns } from '../../src/rules/training/results.ts'
import type { ExerciseRun } from '../../src/rules/training/trainingApi.ts'
import type { Change } from '../backend/api.ts'
import type { Engine } from './engine.ts'

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

type Asker = { caller: Caller; token: string; seat: string | null }
type Who = 'anybody' | 'trainee' | 'trainer'
type Handler = { who: Who; handler: (given: unknown, asker: Asker) => unknown }

const endpoint = <A extends v.GenericSchema, R extends v.GenericSchema>(
  who: Who,
  [bodyShape, replyShape]: [A, R],
  handler: (given: v.InferOutput<A>, asker: Asker & { seat: string }) => v.InferInput<R> | Promise<v.InferInput<R>>,
): Handler => ({
  who,
  handler: async (given, asker) => {
    const read = v.safeParse(bodyShape, given)
    if (!read.success) throw new WrongShape()
    return v.parse(replyShape, await handler(read.output, { ...asker, seat: asker.seat ?? '' }))
  },
})
class WrongShape extends Error {}

const clockMoves = () => decline('В групата времето тече за всички и не се мести.')

/**
 * Handles the endpoints of a training class (`/practice/`). `seats`: the seat (browser) of the trainee for each token.
 */
export const classHandlers = (engine: Engine, seats: Map<string, string>): Change => {
  const { db, exclusively } = engine
  let state: ClassState = emptyClass
  const changes = new Map<string, number>()

  const rowsOf = (seat: string) => db.exerciseRuns.all().filter((row) => row.seat === seat)
  const running = (seat: string) => rowsOf(seat).find(({ dateEnded }) => dateEnded === null)
  const begin = (seat: string, exercise: unknown, userName: string): Promise<ExerciseRun> =>
    beginExercise(db, exercise, userName, {
      dispatch: engine.script,
      passTo: async () => clockMoves(),
      exclusively,
      seat,
    })
  const ownRun = (seat: string, runId: number): number =>
    rowsOf(seat).some(({ id }) => id === runId) ? runId : decline('Упражнението не е Ваше или вече не е започнато.')
  const onOwnRun = <T>(seat: string, runId: number, work: (id: number) => T): Promise<T> =>
    exclusively(async () => work(ownRun(seat, runId)))

  const personIn = (seat: string): string => state.seats.find(({ id }) => id === seat)?.person ?? ''
  const progressOf = (seat: string) => {
    const row = running(seat)
    const now = row && stateOfRun(db, row)
    return {
      doing: row
        ? {
            title: runOf(db, row).exercise.title,
            ...{ points: now?.points ?? 0, outOf: now?.outOf ?? 0 },
            ...{ hints: row.hints, attempts: row.attempts, begun: row.dateBegun },
          }
        : null,
      results: linesOfRuns(exerciseRuns(db, seat), state.exercises ?? [], personIn(seat)),
    }
  }

  const restarted = 'Обучаващият започна упражнението Ви отначало. Направеното в него е върнато.'
  const restart = async (seat: string): Promise<Restarted> => {
    const row = running(seat) ?? rowsOf(seat).at(-1)
    if (!row) return { seats: 0, kept: 0 }
    const { exercise, userName } = runOf(db, row)
    const { kept = 0 } = await begin(seat, exercise, userName)
    changes.set(seat, (changes.get(seat) ?? 0) + 1)
    state = withMessage(state, restarted, seat, db.now())
    return { seats: 1, kept }
  }
  const databaseReset = 'Обучаващият върна общите данни в началото. Започнете упражнението си отново.'
  const resetDatabase = async (): Promise<void> => {
    await engine.resetDatabase()
    for (const { id } of state.seats) changes.set(id, (changes.get(id) ?? 0) + 1)
    state = withMessage(state, databaseReset, null, db.now())
  }

  const take = ({ caller, token }: Asker, seat: string) => {
    if (caller.isAdministrator) return { isTrainer: true }
    const { firstName, lastName } = caller.person
    state = joinClass(state, seat, `${firstName} ${lastName}`, Date.now()) ?? decline('В групата вече няма място.')
    seats.set(token, seat)
    return { isTrainer: false }
  }

  const continueClassSeat = (seat: string): { seat: string } => {
    const moved =
      continueSeat(state, seat, Date.now()) ?? decline('Мястото с това име вече е заето. Допълнете името си.')
    state = moved.state
    const left = running(seat) && running(moved.seat)
    if (left) endExercise(db, left.id)
    for (const row of rowsOf(seat)) db.put('exerciseRuns', { ...row, seat: moved.seat })
    for (const [token, held] of seats) if (held === seat) seats.set(token, moved.seat)
    // This count tells a page that the trainer has restarted its exercise or reset the data. A move to another seat
    // (browser) is neither, so the count moves unchanged.
    changes.set(moved.seat, changes.get(seat) ?? 0)
    return { seat: moved.seat }
  }

  const handlers: Record<string, Handler> = {
    Join: endpoint('anybody', [Join, Joined], ({ seat }, asker) => take(asker, seat)),
    Report: endpoint('trainee', [Report, News], (report, { seat }) => {
      state = reportSeat(state, seat, report, Date.now())
      return {
        messages: unreadBy(state, seat),
        runs: changes.get(seat) ?? 0,
        exercises: state.exercises?.map(({ id }) => id) ?? null,
        namesake: namesakeIn(state, seat, Date.now()),
      }
    }),
    Continue: endpoint('trainee', [Nothing, Continued], (_, { seat }) =>
      exclusively(async () => continueClassSeat(seat)),
    ),
    Leave: endpoint('trainee', [Nothing, Nothing], (_, { seat }) => {
      state = leaveClass(state, seat)
      return {}
    }),
    GetClass: endpoint('trainer', [Nothing, Seats], () => ({
      ...classForTrainer(state, new Date(), progressOf),
      now: db.now().toISOString(),
    })),
    SendMessage: endpoint('trainer', [SentMessage, Reached], ({ seat, text }) => {
      const reached = seatsOf(state, seat)
      if (reached.length === 0) return decline('В групата още няма никого.')
      state = withMessage(state, text, seat, db.now())
      return { seats: reached.length }
    }),
    ChooseExercises: endpoint('trainer', [ChosenExercises, Nothing], ({ exercises }) => {
      state = { ...state, exercises }
      return {}
    }),
    RestartExercise: endpoint('trainer', [ToSeats, Restarted], async ({ seat }) => {
      const all: Restarted[] = []
      for (const one of seatsOf(state, seat)) all.push(await restart(one))
      const sum = (field: keyof Restarted) => all.reduce((total, one) => total + one[field], 0)
      return { seats: sum('seats'), kept: sum('kept') }
    }),
    ResetWorld: endpoint('trainer', [Nothing, Nothing], async () => {
      await resetDatabase()
      return {}
    }),
    GetExerciseRuns: endpoint('trainee', [Nothing, Runs], (_, { seat }) => ({ runs: exerciseRuns(db, seat) })),
    BeginExercise: endpoint('trainee', [BeginRun, Run], ({ exercise }, { seat, caller }) =>
      mayBegin(state, exercise.id)
        ? begin(seat, exercise, exercise.who ?? caller.user.userName)
        : decline('Това упражнение не е сред избраните за групата.'),
    ),
    CheckExercise: endpoint('trainee', [OneRun, Checked], ({ runId }, { seat }) =>
      onOwnRun(seat, runId, (id) => checkRun(db, id)),
    ),
    TakeHint: endpoint('trainee', [OneRun, Run], ({ runId }, { seat }) =>
      onOwnRun(seat, runId, (id) => takeHint(db, id)),
    ),
    EndExercise: endpoint('trainee', [OneRun, Nothing], ({ runId }, { seat }) =>
      onOwnRun(seat, runId, (id) => {
        endExercise(db, id)
        return {}
      }),
    ),
  }

  const refusal = ({ who }: Handler, { caller, seat }: Asker): Response | undefined => {
    if (who === 'trainer' && !caller.isAdministrator) return json(403, { message: 'Това прави само обучаващият.' })
    if (who === 'trainee' && seat === null) return json(403, { message: 'Това прави само обучаем в групата.' })
    return undefined
  }
  const bodyOf = async (request: Request): Promise<unknown> => {
    try {
      return JSON.parse(await request.text())
    } catch (problem) {
      if (problem instanceof SyntaxError) return undefined
      throw problem
    }
  }
  const replyTo = async (name: string, request: Request, backend: 'register' | 'shreder'): Promise<Response> => {
    const about: v.InferOutput<typeof About> = { practice: true, version: 1, now: db.now().toISOString() }
    if (name === 'About' && request.method === 'GET') return json(200, about)
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler || request.method !== 'POST') return json(404, { message: 'Няма такова повикване.' })
    const token = bearerOf(request)
    const caller = engine.callerOf(token, backend)
    if (!caller) return json(401, { message: 'Unauthorized' })
    const asker = { caller, token, seat: seats.get(token) ?? null }
    const refused = refusal(handler, asker)
    if (refused) return refused
    try {
      return json(200, await handler.handler(await bodyOf(request), asker))
    } catch (problem) {
      if (problem instanceof WrongShape) return json(400, { message: 'Изпратеното не е във вида, който се очаква.' })
      if (problem instanceof Declined) return json(409, { message: problem.message })
      throw problem
    }
  }
  return (call, next) =>
    call.path.startsWith(CLASS_PATH)
      ? replyTo(call.path.slice(CLASS_PATH.length), call.request, call.backend)
      : next(call)
}
