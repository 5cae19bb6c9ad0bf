import * as v from 'valibot'
import { type DemoUser, demoUsers } from '../fixtures/demoUsers.ts'
import { pathWithin } from '../src/basePath.ts'
import {
  About,
  BeginRun,
  Checked,
  ChosenExercises,
  CLASS_PATH,
  Continued,
  Join,
  Joined,
  LONGEST_NAME,
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
} from '../src/contract/training/classroom.ts'
import { setClockOffset } from '../src/dates/clock.ts'
import type { Classroom, ClassroomState } from '../src/rules/training/classroom.ts'
import { TRAINEE_NAME_KEY } from '../src/rules/training/results.ts'
import type { Training } from '../src/rules/training/trainingApi.ts'
import { storedText, storeText } from '../src/storedTexts.ts'
import { readExercise, readResults } from './training/readInput.ts'

type Backend = 'register' | 'shreder'
type ClassConfig = { api: Record<Backend, string>; productTitle: string }
type TokenOf = (backend: Backend) => string | null

export type ClassBackend = { demoUsers: readonly DemoUser[]; adminApi: Training; classroom: Classroom }

const SEAT_KEY = 'delovod-class-seat'
/** In milliseconds: the interval at which a page reports its URL to the training server. */
const EVERY = 2000
/** In milliseconds. A smaller difference between the clocks of the client and the server is ignored. */
const SAME_CLOCK = 60_000

const seatHere = (newGuid: () => string): string => {
  const known = storedText('browser', SEAT_KEY)
  if (known !== null && v.is(Join, { seat: known })) return known
  const seat = newGuid()
  storeText('browser', SEAT_KEY, seat)
  return seat
}

const Refusal = v.object({ message: v.string() })
const noResponse = 'Учебният сървър не отговаря. Опитайте отново след малко.'

/**
 * Returns a function that sends requests to the training server and validates requests and responses. A failed request
 * rejects with a message for the user.
 */
const classClient = ({ api }: ClassConfig, tokenOf: TokenOf) => {
  return async <A extends v.GenericSchema, R extends v.GenericSchema>(
    name: string,
    [bodyShape, replyShape]: [A, R],
    body: v.InferInput<A>,
    backend: Backend = 'shreder',
  ): Promise<v.InferOutput<R>> => {
    const reply = await fetch(`${api[backend]}${CLASS_PATH}${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(backend) ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify(v.parse(bodyShape, body)),
      keepalive: name === 'Leave',
    }).catch((cause: unknown) => {
      throw new Error(noResponse, { cause })
    })
    // A body that is not JSON becomes undefined, which the checks below treat as an invalid response.
    const replyJson: unknown = await reply.json().catch(() => undefined)
    const refused = v.safeParse(Refusal, replyJson)
    if (!reply.ok) throw new Error(refused.success ? refused.output.message : noResponse)
    const read = v.safeParse(replyShape, replyJson)
    if (!read.success) throw new Error('Отговорът на учебния сървър е от друга версия. Презаредете страницата.')
    return read.output
  }
}
type ClassRequest = ReturnType<typeof classClient>

const notTraining = 'Сървърът на групата не отговаря или не е учебен. Обърнете се към обучаващия.'
/** Returns the error for a page that cannot join the training class; the application shows `reason` unchanged. */
const cannotBegin = (cause: unknown): Error => Object.assign(new Error(notTraining, { cause }), { reason: notTraining })

/**
 * Sets the clock of the page to that of the training server. Refuses a backend that does not identify itself as a
 * training server.
 */
const learnClock = async ({ api }: ClassConfig): Promise<void> => {
  const about = async () => v.parse(About, await (await fetch(`${api.shreder}${CLASS_PATH}About`)).json())
  const { now } = await about().catch((cause: unknown) => Promise.reject(cannotBegin(cause)))
  const offset = Date.parse(now) - Date.now()
  if (Math.abs(offset) > SAME_CLOCK) setClockOffset(offset)
}

const outsideClass = async (): Promise<never> => {
  throw new Error('В групата това не се прави: светът е общ за всички.')
}

type ClassPlace = { isTrainer: boolean; token: string }

/** Returns functions that join the training class, once per log-in; concurrent callers share one promise. */
const joiner = (sendRequest: ClassRequest, tokenOf: TokenOf, newGuid: () => string) => {
  let place: ClassPlace | null = null
  let coming: Promise<ClassPlace> | null = null
  const join = async (token: string): Promise<ClassPlace> => {
    const seat = seatHere(newGuid)
    const { isTrainer } = await sendRequest('Join', [Join, Joined], { seat })
    await sendRequest('Join', [Join, Joined], { seat }, 'register')
    place = { isTrainer, token }
    return place
  }
  return {
    /**
     * Resolves to the token of the user and whether he or she is the trainer of the class; to null while the user is
     * not logged in to both backends.
     */
    joined: async (): Promise<ClassPlace | null> => {
      const token = tokenOf('shreder')
      if (token === null || tokenOf('register') === null) return null
      if (place?.token === token) return place
      coming ??= join(token).finally(() => {
        coming = null
      })
      return coming
    },
    /** Makes the next request join the class again, because the server may have restarted. */
    invalidate: () => {
      place = null
    },
    isTrainee: () => place?.isTrainer === false,
  }
}
type Joining = ReturnType<typeof joiner>

const joinAndSend =
  (sendRequest: ClassRequest, { joined }: Joining): ClassRequest =>
  async (...args) => {
    await joined()
    return sendRequest(...args)
  }

/**
 * Returns the training functions that a class supports: those of exercises. Operations that would change the mock
 * database, which the whole class shares, are refused.
 */
const trainingIn = (sendRequest: ClassRequest): Training => ({
  beginExercise: async (exercise) =>
    sendRequest('BeginExercise', [BeginRun, Run], { exercise: readExercise(exercise, 'Упражнение') }),
  checkExercise: (runId) => sendRequest('CheckExercise', [OneRun, Checked], { runId }),
  takeHint: (runId) => sendRequest('TakeHint', [OneRun, Run], { runId }),
  endExercise: async (runId) => void (await sendRequest('EndExercise', [OneRun, Nothing], { runId })),
  exerciseRuns: async () => (await sendRequest('GetExerciseRuns', [Nothing, Runs], {})).runs,
  readExercise: async (given, fileName) => readExercise(given, fileName),
  readResults: async (given, fileName) => readResults(given, fileName),
  scenario: async () => null,
  announced: async () => null,
  // In a class the mock database is on the server, so the browser of a trainee cannot say which records still exist,
  // nor offer actions or days. It therefore returns empty lists.
  standing: async () => [],
  isUntouched: async () => false,
  playedActions: async () => [],
  othersPace: async () => null,
  dayChoices: async () => [],
  drillState: async () => null,
  resetDatabase: outsideClass,
  exportState: outsideClass,
  importState: outsideClass,
  beginDrill: outsideClass,
  endDrill: outsideClass,
  takeBack: outsideClass,
  factsOfRun: outsideClass,
  doneSteps: outsideClass,
  replaySteps: outsideClass,
  saveScenario: outsideClass,
  scenarioState: outsideClass,
  demoDatabase: outsideClass,
  tokensUntil: outsideClass,
  numbersBook: outsideClass,
  skipNumber: outsideClass,
  explainGap: outsideClass,
  passTime: outsideClass,
  runSimulatedAction: outsideClass,
  setOthersPace: outsideClass,
})

/** Reports the URL of this page and receives news of the class while a user is logged in. */
const attend = (
  { productTitle }: ClassConfig,
  sendRequest: ClassRequest,
  { joined, invalidate, isTrainee }: Joining,
): Classroom => {
  const listeners = new Set<() => void>()
  let state: ClassroomState = { isTrainer: null, unread: [], runs: 0, exercises: null, namesake: null }
  let readTo = 0
  const become = (next: ClassroomState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const notify of listeners) notify()
  }
  const report = async () => {
    const { messages, runs, exercises, namesake } = await sendRequest('Report', [Report, News], {
      name: storedText('browser', TRAINEE_NAME_KEY)?.trim().slice(0, LONGEST_NAME) || null,
      path: pathWithin(location.pathname),
      title: document.title.replace(` – ${productTitle}`, ''),
      readTo,
    })
    become({ isTrainer: false, unread: messages.filter(({ id }) => id > readTo), runs, exercises, namesake })
  }
  const step = async () => {
    const place = await joined()
    if (place?.isTrainer === false) return report()
    become({ ...state, isTrainer: place?.isTrainer ?? null, unread: [] })
  }
  const again = async (): Promise<void> => {
    try {
      await step()
    } catch (problem) {
      invalidate()
      console.info(problem)
    }
    setTimeout(again, EVERY)
  }
  void again()
  addEventListener('pagehide', () => {
    if (isTrainee()) sendRequest('Leave', [Nothing, Nothing], {}).catch((problem: unknown) => console.info(problem))
  })
  return {
    state: () => state,
    onChange: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    markRead: (id) => {
      readTo = Math.max(readTo, id)
      become({ ...state, unread: state.unread.filter((message) => message.id > readTo) })
    },
    goOn: async () => {
      const { seat } = await sendRequest('Continue', [Nothing, Continued], {})
      storeText('browser', SEAT_KEY, seat)
      invalidate()
      become({ ...state, namesake: null })
    },
    seats: () => sendRequest('GetClass', [Nothing, Seats], {}),
    send: async (text, seat) => (await sendRequest('SendMessage', [SentMessage, Reached], { text, seat })).seats,
    choose: async (exercises) =>
      void (await sendRequest('ChooseExercises', [ChosenExercises, Nothing], {
        exercises: exercises && [...exercises],
      })),
    restart: (seat) => sendRequest('RestartExercise', [ToSeats, Restarted], { seat }),
    resetDatabase: async () => void (await sendRequest('ResetWorld', [Nothing, Nothing], {})),
  }
}

export const startClassroom = async (
  config: ClassConfig,
  tokenOf: TokenOf,
  newGuid: () => string,
): Promise<ClassBackend> => {
  await learnClock(config)
  const sendRequest = classClient(config, tokenOf)
  const place = joiner(sendRequest, tokenOf, newGuid)
  const inPlace = joinAndSend(sendRequest, place)
  return { demoUsers, adminApi: trainingIn(inPlace), classroom: attend(config, sendRequest, place) }
}
