import type {
  ChosenExercise,
  ClassMessage,
  ClassSeat,
  Namesake,
  Report,
  Restarted,
  Seats,
} from '../../contract/training/classroom.ts'
import { MOST_SEATS } from '../../contract/training/classroom.ts'
import type { Exercise } from '../../contract/training/exercise.ts'
import type { ResultLine } from '../../contract/training/results.ts'
import { foldText } from '../words/foldText.ts'
import { stateOfLine } from './results.ts'

/** A class on one practice server: who sits where, and what the trainer said. Pure; the server keeps it in memory. */

type Seat = Pick<ClassSeat, 'id' | 'name' | 'person' | 'path' | 'title'> & {
  readTo: number
  /** Milliseconds of the machine's clock. */
  heardAt: number
  hasLeft: boolean
}
type Sent = ClassMessage & { seat: string | null }
export type ClassState = {
  seats: readonly Seat[]
  messages: readonly Sent[]
  /** What the trainer chose for all, in order; null for everything there is. */
  exercises: readonly ChosenExercise[] | null
}

export const emptyClass: ClassState = { seats: [], messages: [], exercises: null }

/** In milliseconds. A browser lets a hidden page speak once a minute. */
export const SILENT_FOR = 90_000
const MOST_MESSAGES = 200

const lastId = ({ messages }: ClassState): number => messages.at(-1)?.id ?? 0

const withSeat = (state: ClassState, seat: Seat): ClassState => ({
  ...state,
  seats: state.seats.some(({ id }) => id === seat.id)
    ? state.seats.map((one) => (one.id === seat.id ? seat : one))
    : [...state.seats, seat],
})

/**
 * Somebody takes a seat, or comes back to it, perhaps with another account. What was said to all before she first came is
 * not for her. Null when the class is full.
 */
export const joined = (state: ClassState, id: string, person: string, at: number): ClassState | null => {
  const known = state.seats.find((seat) => seat.id === id)
  if (known) return withSeat(state, { ...known, person, heardAt: at, hasLeft: false })
  if (state.seats.length >= MOST_SEATS) return null
  const nowhere = { name: null, path: '/', title: '', readTo: lastId(state) }
  return withSeat(state, { ...nowhere, id, person, heardAt: at, hasLeft: false })
}

const changed = (state: ClassState, id: string, change: Partial<Seat>): ClassState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)),
})

/** Where she is now. What she read stays read. */
export const reported = (state: ClassState, id: string, { readTo, ...where }: Report, at: number): ClassState => {
  const known = state.seats.find((seat) => seat.id === id)
  if (!known) return state
  const read = Math.max(known.readTo, Math.min(readTo, lastId(state)))
  return changed(state, id, { ...where, readTo: read, heardAt: at, hasLeft: false })
}

const bareName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isHere = ({ hasLeft, heardAt }: Seat, at: number): boolean => !hasLeft && at - heardAt <= SILENT_FOR

/** The other place whose trainee gave the same name, rather one who is there; undefined without one. */
const namesakeOf = (state: ClassState, id: string, at: number): Seat | undefined => {
  const own = state.seats.find((seat) => seat.id === id)?.name
  if (own === null || own === undefined) return undefined
  const others = state.seats.filter(
    ({ id: other, name }) => other !== id && name !== null && bareName(name) === bareName(own),
  )
  return others.find((seat) => isHere(seat, at)) ?? others[0]
}
export const namesakeIn = (state: ClassState, id: string, at: number): Namesake | null => {
  const found = namesakeOf(state, id, at)
  if (!found) return null
  return isHere(found, at) ? 'here' : 'away'
}

/** She is the one of the same name who was there before, in another browser: that place is hers again, and this one goes. */
export const continued = (state: ClassState, id: string, at: number): { state: ClassState; seat: string } | null => {
  const own = state.seats.find((seat) => seat.id === id)
  const found = namesakeOf(state, id, at)
  if (!own || !found || isHere(found, at)) return null
  const seats = state.seats.filter((seat) => seat !== own)
  const { person, path, title } = own
  return {
    seat: found.id,
    state: changed({ ...state, seats }, found.id, { person, path, title, heardAt: at, hasLeft: false }),
  }
}

/** She closed the page; her results stay. */
export const leftClass = (state: ClassState, id: string): ClassState => changed(state, id, { hasLeft: true })

/** The trainer says something to one, or to all: null. */
export const told = (state: ClassState, text: string, seat: string | null, at: Date): ClassState => ({
  ...state,
  messages: [...state.messages, { id: lastId(state) + 1, text, at: at.toISOString(), seat }].slice(-MOST_MESSAGES),
})

/** What is for her and not read yet, the oldest first. */
export const unreadBy = (state: ClassState, id: string): ClassMessage[] => {
  const seat = state.seats.find((one) => one.id === id)
  return state.messages
    .filter((message) => seat && message.id > seat.readTo && (message.seat === null || message.seat === id))
    .map(({ id: number, text, at }) => ({ id: number, text, at }))
}

/** The seats that a word to `seat` reaches. */
export const seatsOf = ({ seats }: ClassState, seat: string | null): string[] =>
  seats.filter(({ id }) => seat === null || id === seat).map(({ id }) => id)

/** Whether an exercise may be begun: all may until the trainer chooses; what comes as a file (`own-…`) always. */
export const mayBegin = ({ exercises }: Pick<ClassState, 'exercises'>, id: string): boolean =>
  exercises === null || id.startsWith('own-') || exercises.some((one) => one.id === id)

/** The exercises that a trainee sees, in the order in which the trainer chose them. */
export const shownToTrainee = <E extends Pick<Exercise, 'id'>>(
  all: readonly E[],
  chosen: readonly string[] | null,
): readonly E[] => (chosen === null ? all : chosen.flatMap((id) => all.find((one) => one.id === id) ?? []))

/** The class as its trainer sees it: who is there first, each by the name she gave. `progressOf` looks into the world. */
export const classSeen = (
  state: ClassState,
  at: Date,
  progressOf: (seat: string) => Pick<ClassSeat, 'doing' | 'results'>,
): Seats => {
  const seats = state.seats.map((seat): ClassSeat => {
    const { id, name, person, path, title } = seat
    const hasRead = unreadBy(state, id).length === 0
    return { id, name, person, path, title, isHere: isHere(seat, at.getTime()), hasRead, ...progressOf(id) }
  })
  const ordered = seats.toSorted(
    (a, b) => Number(b.isHere) - Number(a.isHere) || seatName(a).localeCompare(seatName(b), 'bg'),
  )
  return { seats: ordered, now: at.toISOString(), exercises: state.exercises && [...state.exercises] }
}

/** As the trainer calls her: by her own name, until she gives it by that of her account. */
export const seatName = ({ name, person }: Pick<ClassSeat, 'name' | 'person'>): string => name ?? person

/** Whether she is doing an exercise, or has done one: it can be begun anew. */
export const hasBegun = ({ doing, results }: Pick<ClassSeat, 'doing' | 'results'>): boolean =>
  doing !== null || results.some((line) => stateOfLine(line) !== 'untried')

/** The results of a class: each line bears the name of who got it and not of the account she worked with. */
export const linesOfClass = (seats: readonly ClassSeat[]): ResultLine[] =>
  seats.flatMap((seat) => seat.results.map((line) => ({ ...line, person: seatName(seat) })))

/** What the panel asks of the class, and what it hears. */
export type ClassroomState = {
  /** Whether whoever is logged in leads the class; null while nobody is. */
  isTrainer: boolean | null
  unread: readonly ClassMessage[]
  /** Grows when somebody else changed one's own exercises. */
  runs: number
  /** The ids of those that the trainees may begin; null for all. */
  exercises: readonly string[] | null
  /** Somebody else gave the same name. */
  namesake: Namesake | null
}
export type Classroom = {
  state: () => ClassroomState
  onChange: (tell: () => void) => () => void
  /** Says that a message is read, and those before it. */
  markRead: (id: number) => void
  /** Each rejects with a sentence for the person. `goOn`: on the empty place of the same name, with what was done there. */
  goOn: () => Promise<void>
  seats: () => Promise<Seats>
  send: (text: string, seat: string | null) => Promise<number>
  restart: (seat: string | null) => Promise<Restarted>
  /** Puts the world of all back as it began; the results stay. */
  resetWorld: () => Promise<void>
  /** What the trainees see from now on; null for all. */
  choose: (exercises: readonly ChosenExercise[] | null) => Promise<void>
}
