import * as v from 'valibot'
import { Exercise } from './exercise.ts'
import { longest } from './longest.ts'
import { ResultLine } from './results.ts'

/** What a class on one practice server and its pages say to each other; none of it is a call of the specification. */

/** How long a message to the class, and the name of a trainee, may be. */
export const LONGEST_MESSAGE = 500
export const LONGEST_NAME = 80
/** How many may sit in one class. */
export const MOST_SEATS = 60

/** Where the practice server answers a class, beside the calls of a backend. */
export const CLASS_PATH = '/practice/'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME))
/** A place in the class: a browser, whoever is logged in there. */
const SeatId = v.pipe(v.string(), v.uuid())
const Instant = v.pipe(v.string(), v.isoTimestamp())

/** What the server says of itself to a page that nobody has logged in to yet; `now` is the clock of its world. */
export const About = v.strictObject({ practice: v.literal(true), version: v.literal(1), now: Instant })

/** Who sits where: sent to both backends, so that each knows whose work a call is. */
export const Join = v.strictObject({ seat: SeatId })
export const Joined = v.strictObject({ isTrainer: v.boolean() })
/** The place of the same name on which she goes on. */
export const Continued = v.strictObject({ seat: SeatId })

/** What a trainee tells of herself: her name, the screen, and up to which message she has read. */
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
/** An exercise that the trainer chose for the class: what the sheet of results says of it before anybody begins it. */
const ChosenExercise = v.strictObject({
  id: ExerciseId,
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest.title)),
  points: count,
})
export type ChosenExercise = v.InferOutput<typeof ChosenExercise>
/** Those that the trainees see, in their order; null for all. */
export const ChosenExercises = v.strictObject({
  exercises: v.nullable(v.pipe(v.array(ChosenExercise), v.minLength(1), v.maxLength(40))),
})

/** Somebody else of the class bears the same name: she is there now, or her place stands empty. */
const Namesake = v.picklist(['here', 'away'])
export type Namesake = v.InferOutput<typeof Namesake>

/** What she hears: the messages she has not read, and a number that grows when somebody else changed her exercises, and which she may begin. */
export const News = v.strictObject({
  messages: v.array(Message),
  runs: count,
  exercises: v.nullable(v.array(ExerciseId)),
  namesake: v.nullable(Namesake),
})
export type News = v.InferOutput<typeof News>

/** The exercise that somebody does now; `points` are those of this moment, checked or not. */
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
  /** The account with which she works now. */
  person: v.string(),
  path: v.string(),
  title: v.string(),
  isHere: v.boolean(),
  /** Whether she has read the last message that was for her. */
  hasRead: v.boolean(),
  doing: v.nullable(Doing),
  results: v.array(ResultLine),
})
export type ClassSeat = v.InferOutput<typeof Seat>
/** The class as its trainer sees it. */
export const Seats = v.strictObject({ seats: v.array(Seat), now: Instant, ...ChosenExercises.entries })
export type Seats = v.InferOutput<typeof Seats>

/** To one seat, or to all that are in the class: null. */
export const ToSeats = v.strictObject({ seat: v.nullable(SeatId) })
export const SentMessage = v.strictObject({
  seat: v.nullable(SeatId),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_MESSAGE)),
})
/** How many it reached. */
export const Reached = v.strictObject({ seats: count })

/** How many began anew, and how many of their records stayed because others worked on them. */
export const Restarted = v.strictObject({ seats: count, kept: count })
export type Restarted = v.InferOutput<typeof Restarted>

export const BeginRun = v.strictObject({ exercise: Exercise })
export const OneRun = v.strictObject({ runId: count })
export const Nothing = v.strictObject({})

/** An exercise that somebody does or did, as `rules/training/practice.ts` knows it. */
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
