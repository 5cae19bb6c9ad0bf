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

/** The state of a training class as pure functions. The server stores the state in memory. */

type Seat = Pick<ClassSeat, 'id' | 'name' | 'person' | 'path' | 'title'> & {
  readTo: number
  /** When the seat of a trainee last sent a request, in milliseconds of the server's clock. */
  heardAt: number
  hasLeft: boolean
}
type Sent = ClassMessage & { seat: string | null }
export type ClassState = {
  seats: readonly Seat[]
  messages: readonly Sent[]
  exercises: readonly ChosenExercise[] | null
}

export const emptyClass: ClassState = { seats: [], messages: [], exercises: null }

/**
 * The time in milliseconds after which a trainee's seat without requests is inactive. It is more than one minute,
 * because a hidden page runs timers only once a minute.
 */
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
 * Returns the class with this browser as the seat of a new trainee, who does not see earlier messages; null if the
 * class is full.
 */
export const joinClass = (state: ClassState, id: string, person: string, at: number): ClassState | null => {
  const known = state.seats.find((seat) => seat.id === id)
  if (known) return withSeat(state, { ...known, person, heardAt: at, hasLeft: false })
  if (state.seats.length >= MOST_SEATS) return null
  const nowhere = { name: null, path: '/', title: '', readTo: lastId(state) }
  return withSeat(state, { ...nowhere, id, person, heardAt: at, hasLeft: false })
}

const changeSeat = (state: ClassState, id: string, change: Partial<Seat>): ClassState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)),
})

export const reportSeat = (state: ClassState, id: string, { readTo, ...where }: Report, at: number): ClassState => {
  const known = state.seats.find((seat) => seat.id === id)
  if (!known) return state
  const read = Math.max(known.readTo, Math.min(readTo, lastId(state)))
  return changeSeat(state, id, { ...where, readTo: read, heardAt: at, hasLeft: false })
}

const bareName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isHere = ({ hasLeft, heardAt }: Seat, at: number): boolean => !hasLeft && at - heardAt <= SILENT_FOR

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

/**
 * Lets a trainee who came back continue at his or her inactive seat, which has the same name. The new seat of this
 * browser is removed.
 */
export const continueSeat = (state: ClassState, id: string, at: number): { state: ClassState; seat: string } | null => {
  const own = state.seats.find((seat) => seat.id === id)
  const found = namesakeOf(state, id, at)
  if (!own || !found || isHere(found, at)) return null
  const seats = state.seats.filter((seat) => seat !== own)
  const { person, path, title } = own
  return {
    seat: found.id,
    state: changeSeat({ ...state, seats }, found.id, { person, path, title, heardAt: at, hasLeft: false }),
  }
}

export const leaveClass = (state: ClassState, id: string): ClassState => changeSeat(state, id, { hasLeft: true })

export const withMessage = (state: ClassState, text: string, seat: string | null, at: Date): ClassState => ({
  ...state,
  messages: [...state.messages, { id: lastId(state) + 1, text, at: at.toISOString(), seat }].slice(-MOST_MESSAGES),
})

export const unreadBy = (state: ClassState, id: string): ClassMessage[] => {
  const seat = state.seats.find((one) => one.id === id)
  return state.messages
    .filter((message) => seat && message.id > seat.readTo && (message.seat === null || message.seat === id))
    .map(({ id: number, text, at }) => ({ id: number, text, at }))
}

export const seatsOf = ({ seats }: ClassState, seat: string | null): string[] =>
  seats.filter(({ id }) => seat === null || id === seat).map(({ id }) => id)

export const mayBegin = ({ exercises }: Pick<ClassState, 'exercises'>, id: string): boolean =>
  exercises === null || id.startsWith('own-') || exercises.some((one) => one.id === id)

export const shownToTrainee = <E extends Pick<Exercise, 'id'>>(
  all: readonly E[],
  chosen: readonly string[] | null,
): readonly E[] => (chosen === null ? all : chosen.flatMap((id) => all.find((one) => one.id === id) ?? []))

export const classForTrainer = (
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

/** Returns the name that the trainee entered, until then the name of the account. */
export const seatName = ({ name, person }: Pick<ClassSeat, 'name' | 'person'>): string => name ?? person

export const hasBegun = ({ doing, results }: Pick<ClassSeat, 'doing' | 'results'>): boolean =>
  doing !== null || results.some((line) => stateOfLine(line) !== 'untried')

export const linesOfClass = (seats: readonly ClassSeat[]): ResultLine[] =>
  seats.flatMap((seat) => seat.results.map((line) => ({ ...line, person: seatName(seat) })))

export type ClassroomState = {
  isTrainer: boolean | null
  unread: readonly ClassMessage[]
  /** A counter that increases when another user, for example the trainer, changes the exercises of this trainee. */
  runs: number
  exercises: readonly string[] | null
  namesake: Namesake | null
}
export type Classroom = {
  state: () => ClassroomState
  onChange: (notify: () => void) => () => void
  markRead: (id: number) => void
  /**
   * Continues at the trainee's inactive seat with the same name. This and the methods below reject with a readable
   * message.
   */
  goOn: () => Promise<void>
  seats: () => Promise<Seats>
  send: (text: string, seat: string | null) => Promise<number>
  restart: (seat: string | null) => Promise<Restarted>
  resetDatabase: () => Promise<void>
  choose: (exercises: readonly ChosenExercise[] | null) => Promise<void>
}
