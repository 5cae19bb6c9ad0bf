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
import { keepText, keptText } from '../src/keptTexts.ts'
import type { Classroom, ClassroomState } from '../src/rules/training/classroom.ts'
import type { Practice } from '../src/rules/training/practice.ts'
import { TRAINEE_NAME_KEY } from '../src/rules/training/results.ts'
import { readExercise, readResults } from './training/readGiven.ts'

type Backend = 'register' | 'shreder'
type ClassConfig = { api: Record<Backend, string>; productTitle: string }
/** The token of whoever is logged in, of one backend; null for nobody. */
type TokenOf = (backend: Backend) => string | null

/** A class on a practice server, as the page has it: the panel's deeds, and what goes to and from the trainer. */
export type ClassBackend = { demoUsers: readonly DemoUser[]; byHand: Practice; classroom: Classroom }

const SEAT_KEY = 'delovod-class-seat'
/** In milliseconds: how often a page tells where it is. */
const EVERY = 2000
/** A smaller difference of clocks is the machine's own; in milliseconds. */
const SAME_CLOCK = 60_000

const seatHere = (newGuid: () => string): string => {
  const known = keptText('browser', SEAT_KEY)
  if (known !== null && v.is(Join, { seat: known })) return known
  const seat = newGuid()
  keepText('browser', SEAT_KEY, seat)
  return seat
}

const Refusal = v.object({ message: v.string() })
const noAnswer = 'Учебният сървър не отговаря. Опитайте отново след малко.'

/** Asks the practice server: what goes and what comes is checked by its shape. Rejects with a sentence. */
const asking = ({ api }: ClassConfig, tokenOf: TokenOf) => {
  return async <A extends v.GenericSchema, R extends v.GenericSchema>(
    name: string,
    [asked, replied]: [A, R],
    body: v.InferInput<A>,
    backend: Backend = 'shreder',
  ): Promise<v.InferOutput<R>> => {
    const reply = await fetch(`${api[backend]}${CLASS_PATH}${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(backend) ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify(v.parse(asked, body)),
      keepalive: name === 'Leave',
    }).catch((cause: unknown) => {
      throw new Error(noAnswer, { cause })
    })
    // What is no JSON is told below as no answer.
    const said: unknown = await reply.json().catch(() => undefined)
    const refused = v.safeParse(Refusal, said)
    if (!reply.ok) throw new Error(refused.success ? refused.output.message : noAnswer)
    const read = v.safeParse(replied, said)
    if (!read.success) throw new Error('Отговорът на учебния сървър е от друга версия. Презаредете страницата.')
    return read.output
  }
}
type Ask = ReturnType<typeof asking>

const notPractice = 'Сървърът на групата не отговаря или не е учебен. Обърнете се към обучаващия.'
/** Why the class cannot begin: the application shows the `reason` as it is. */
const cannotBegin = (cause: unknown): Error => Object.assign(new Error(notPractice, { cause }), { reason: notPractice })

/** A backend that does not say that it is for practice is none: nothing of the class is shown over it. */
const learnClock = async ({ api }: ClassConfig): Promise<void> => {
  const about = async () => v.parse(About, await (await fetch(`${api.shreder}${CLASS_PATH}About`)).json())
  const { now } = await about().catch((cause: unknown) => Promise.reject(cannotBegin(cause)))
  const ahead = Date.parse(now) - Date.now()
  if (Math.abs(ahead) > SAME_CLOCK) setClockOffset(ahead)
}

const outsideClass = async (): Promise<never> => {
  throw new Error('В групата това не се прави: светът е общ за всички.')
}

type Place = { isTrainer: boolean; token: string }

/** Takes the place of this browser, once for each log-in; whoever asks meanwhile waits for the same. */
const joining = (ask: Ask, tokenOf: TokenOf, newGuid: () => string) => {
  let place: Place | null = null
  let coming: Promise<Place> | null = null
  const join = async (token: string): Promise<Place> => {
    const seat = seatHere(newGuid)
    const { isTrainer } = await ask('Join', [Join, Joined], { seat })
    await ask('Join', [Join, Joined], { seat }, 'register')
    place = { isTrainer, token }
    return place
  }
  return {
    /** Null while nobody is logged in to both backends. */
    joined: async (): Promise<Place | null> => {
      const token = tokenOf('shreder')
      if (token === null || tokenOf('register') === null) return null
      if (place?.token === token) return place
      coming ??= join(token).finally(() => {
        coming = null
      })
      return coming
    },
    /** The next one joins again: the server may have gone meanwhile. */
    forget: () => {
      place = null
    },
    isTrainee: () => place?.isTrainer === false,
  }
}
type Joining = ReturnType<typeof joining>

/** Asks once the place is taken. */
const askingInPlace =
  (ask: Ask, { joined }: Joining): Ask =>
  async (...asked) => {
    await joined()
    return ask(...asked)
  }

/** What of the panel's deeds a class has: the exercises of one's own place. The rest would touch everybody's world. */
const practiceIn = (ask: Ask): Practice => ({
  beginExercise: async (exercise) =>
    ask('BeginExercise', [BeginRun, Run], { exercise: readExercise(exercise, 'Упражнение') }),
  checkExercise: (runId) => ask('CheckExercise', [OneRun, Checked], { runId }),
  takeHint: (runId) => ask('TakeHint', [OneRun, Run], { runId }),
  endExercise: async (runId) => void (await ask('EndExercise', [OneRun, Nothing], { runId })),
  exerciseRuns: async () => (await ask('GetExerciseRuns', [Nothing, Runs], {})).runs,
  readExercise: async (given, fileName) => readExercise(given, fileName),
  readResults: async (given, fileName) => readResults(given, fileName),
  scenario: async () => null,
  announced: async () => null,
  // Others are at work in the same world: what of it is gone only its server knows.
  standing: async () => [],
  isUntouched: async () => false,
  playedDeeds: async () => [],
  othersPace: async () => null,
  dayChoices: async () => [],
  drillState: async () => null,
  resetWorld: outsideClass,
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
  demoWorld: outsideClass,
  tokensUntil: outsideClass,
  numbersBook: outsideClass,
  skipNumber: outsideClass,
  explainGap: outsideClass,
  passTime: outsideClass,
  playDeed: outsideClass,
  setOthersPace: outsideClass,
})

/** Tells the server where this page is, again and again while somebody is logged in, and hears what is new. */
const attend = ({ productTitle }: ClassConfig, ask: Ask, { joined, forget, isTrainee }: Joining): Classroom => {
  const listeners = new Set<() => void>()
  let state: ClassroomState = { isTrainer: null, unread: [], runs: 0, exercises: null, namesake: null }
  let readTo = 0
  const become = (next: ClassroomState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const tell of listeners) tell()
  }
  const report = async () => {
    const { messages, runs, exercises, namesake } = await ask('Report', [Report, News], {
      name: keptText('browser', TRAINEE_NAME_KEY)?.trim().slice(0, LONGEST_NAME) || null,
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
      // The server went, or knows this token no more.
      forget()
      console.info(problem)
    }
    setTimeout(again, EVERY)
  }
  void again()
  addEventListener('pagehide', () => {
    if (isTrainee()) ask('Leave', [Nothing, Nothing], {}).catch((problem: unknown) => console.info(problem))
  })
  return {
    state: () => state,
    onChange: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    markRead: (id) => {
      readTo = Math.max(readTo, id)
      become({ ...state, unread: state.unread.filter((message) => message.id > readTo) })
    },
    goOn: async () => {
      const { seat } = await ask('Continue', [Nothing, Continued], {})
      keepText('browser', SEAT_KEY, seat)
      forget()
      become({ ...state, namesake: null })
    },
    seats: () => ask('GetClass', [Nothing, Seats], {}),
    send: async (text, seat) => (await ask('SendMessage', [SentMessage, Reached], { text, seat })).seats,
    choose: async (exercises) =>
      void (await ask('ChooseExercises', [ChosenExercises, Nothing], { exercises: exercises && [...exercises] })),
    restart: (seat) => ask('RestartExercise', [ToSeats, Restarted], { seat }),
    resetWorld: async () => void (await ask('ResetWorld', [Nothing, Nothing], {})),
  }
}

/** Joins the class of a practice server; rejects where the server is none. */
export const startClassroom = async (
  config: ClassConfig,
  tokenOf: TokenOf,
  newGuid: () => string,
): Promise<ClassBackend> => {
  await learnClock(config)
  const ask = asking(config, tokenOf)
  const place = joining(ask, tokenOf, newGuid)
  const inPlace = askingInPlace(ask, place)
  return { demoUsers, byHand: practiceIn(inPlace), classroom: attend(config, ask, place) }
}
