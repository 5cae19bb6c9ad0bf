import * as v from 'valibot'
import { Exercise } from './exercise.ts'
import { longest } from './longest.ts'
import { ResultLine } from './results.ts'

/** Maximum length, in characters, of a message to the training class and of the name of a trainee. */
export const LONGEST_MESSAGE = 500
export const LONGEST_NAME = 80
export const MOST_SEATS = 60

/** The path of the training class on the training server; the calls of the backends have other paths. */
export const CLASS_PATH = '/practice/'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME))
/** The id of one browser in the training class. It stays the same when another user logs in there. */
const SeatId = v.pipe(v.string(), v.uuid())
const Instant = v.pipe(v.string(), v.isoTimestamp())

export const About = v.strictObject({ practice: v.literal(true), version: v.literal(1), now: Instant })

/**
 * The request by which a trainee's browser joins the class. It is sent to both backends, so that each knows which
 * trainee makes a call.
 */
export const Join = v.strictObject({ seat: SeatId })
export const Joined = v.strictObject({ isTrainer: v.boolean() })
export const Continued = v.strictObject({ seat: SeatId })

export const Report = v.strictObject({
  name: v.nullable(Name),
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)),
  title: v.pipe(v.string(), v.maxLength(300)),
  readTo: count,
})
export type Report = v.InferOutput<typeof Report>

const Message = v.strictObject({ id: count, text: v.string(), at: Instant })
export type ClassMessage = v.InferOutput<typeof Message>

const ExerciseId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
/**
 * An exercise that the trainer chose for the class. The results table shows the exercise even before a trainee begins
 * it.
 */
const ChosenExercise = v.strictObject({
  id: ExerciseId,
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest.title)),
  points: count,
})
export type ChosenExercise = v.InferOutput<typeof ChosenExercise>
export const ChosenExercises = v.strictObject({
  exercises: v.nullable(v.pipe(v.array(ChosenExercise), v.minLength(1), v.maxLength(40))),
})

const Namesake = v.picklist(['here', 'away'])
export type Namesake = v.InferOutput<typeof Namesake>

/**
 * The reply for which a trainee's browser polls: unread messages, the exercises that may be begun, and a counter
 * (`runs`) that grows when another person changes the trainee's exercises.
 */
export const News = v.strictObject({
  messages: v.array(Message),
  runs: count,
  exercises: v.nullable(v.array(ExerciseId)),
  namesake: v.nullable(Namesake),
})
export type News = v.InferOutput<typeof News>

const Doing = v.strictObject({
  title: v.string(),
  points: count,
  outOf: count,
  hints: count,
  attempts: count,
  begun: Instant,
})

const Seat = v.strictObject({
  id: SeatId,
  name: v.nullable(v.string()),
  person: v.string(),
  path: v.string(),
  title: v.string(),
  isHere: v.boolean(),
  hasRead: v.boolean(),
  doing: v.nullable(Doing),
  results: v.array(ResultLine),
})
export type ClassSeat = v.InferOutput<typeof Seat>
export const Seats = v.strictObject({ seats: v.array(Seat), now: Instant, ...ChosenExercises.entries })
export type Seats = v.InferOutput<typeof Seats>

export const ToSeats = v.strictObject({ seat: v.nullable(SeatId) })
export const SentMessage = v.strictObject({
  seat: v.nullable(SeatId),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_MESSAGE)),
})
export const Reached = v.strictObject({ seats: count })

/** The result of a reset. `kept`: the number of records that were not reset because other trainees had changed them. */
export const Restarted = v.strictObject({ seats: count, kept: count })
export type Restarted = v.InferOutput<typeof Restarted>

export const BeginRun = v.strictObject({ exercise: Exercise })
export const OneRun = v.strictObject({ runId: count })
export const Nothing = v.strictObject({})

export const Run = v.strictObject({
  id: count,
  exercise: Exercise,
  story: v.array(v.string()),
  hints: v.array(v.string()),
  hintsTaken: count,
  attempts: count,
  person: v.string(),
  userName: v.string(),
  begun: Instant,
  checkedAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
  heldOn: v.optional(v.pipe(v.string(), v.isoDate())),
  points: count,
  outOf: count,
  kept: v.optional(count),
})
export const Runs = v.strictObject({ runs: v.array(Run) })

export const Checked = v.strictObject({
  points: count,
  outOf: count,
  isDone: v.boolean(),
  assertions: v.array(
    v.strictObject({
      text: v.string(),
      state: v.picklist(['done', 'partly', 'missing', 'waiting']),
      points: count,
      outOf: count,
      sentences: v.array(v.string()),
    }),
  ),
})
