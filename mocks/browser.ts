import { type DemoUser, demoPassword, demoUsers } from '../fixtures/demoUsers.ts'
import { setClockOffset } from '../src/dates/clock.ts'
import type { Practice } from '../src/rules/training/practice.ts'
import type { ByHand } from './imitation.ts'
import { answerSockets } from './page/hubSocket.ts'
import { keepLinkedScenario, keptLink } from './page/linkedScenario.ts'
import type { Deed, DeedEnd, FromWorker, ImitationConfig, ToWorker } from './workerTalk.ts'

/** What the page, and a trainer's hand, can do with the imitated backend. */
export type InBrowserBackend = Pick<ByHand, 'resetWorld' | 'receiveMessage'> & {
  /** Everything that the panel „Обучение“ does. */
  byHand: Practice
  demoUsers: readonly DemoUser[]
  demoPassword: string
  onStorageTrouble: (listener: (message: string) => void) => void
  /** Time was made to pass, in this tab or another: what is shown is of another day. */
  onTimePassed: (listener: () => void) => void
  /** Another world takes the place of this one; the page is loaded anew right after. */
  onReplaced: (listener: () => void) => void
}
declare global {
  interface Window {
    /** Only in the training environment, for its keeper's hand in the browser's console: faults, state, a fresh start. */
    delovodTraining?: ByHand
  }
}

/** A full or forbidden storage is reported as soon as the screen can show it; until then it waits. */
const troubles = (): { report: (message: string) => void; listen: (listener: (message: string) => void) => void } => {
  const waiting: string[] = []
  let tell = (message: string): void => {
    waiting.push(message)
  }
  return {
    report: (message) => tell(message),
    listen: (listener) => {
      tell = listener
      for (const message of waiting.splice(0)) listener(message)
    },
  }
}

/** Tells a listener once things have been quiet for a while: time passes day by day. */
const afterPause = (): { tell: () => void; listen: (listener: () => void) => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hear = (): void => undefined
  return {
    tell: () => {
      clearTimeout(timer)
      timer = setTimeout(() => hear(), 500)
    },
    listen: (listener) => {
      hear = listener
    },
  }
}

/** The thread of the imitation, or the port to one that outlives the page. */
type Thread = Pick<Worker, 'postMessage'>

/** Says something to the worker and gives the other end of the port that goes with it. */
const say = (worker: Thread, message: ToWorker): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(message, [port2])
  return port1
}

const doneIn = (worker: Thread, deed: Deed): Promise<unknown> =>
  new Promise((done, fail) => {
    const port = say(worker, { kind: 'deed', deed })
    port.onmessage = ({ data }: MessageEvent<DeedEnd>) => {
      port.close()
      if ('problem' in data) fail(new Error(data.problem))
      else done(data.result)
    }
  })

const byHandIn = (worker: Thread): ByHand => {
  const doing =
    <N extends keyof ByHand>(name: N) =>
    (...given: Parameters<ByHand[N]>): ReturnType<ByHand[N]> =>
      doneIn(worker, { name, given } as Deed) as ReturnType<ByHand[N]>
  return {
    setFaults: doing('setFaults'),
    decideDeliveries: doing('decideDeliveries'),
    receiveMessage: doing('receiveMessage'),
    repeatMessage: doing('repeatMessage'),
    importState: doing('importState'),
    exportState: doing('exportState'),
    resetWorld: doing('resetWorld'),
    beginExercise: doing('beginExercise'),
    checkExercise: doing('checkExercise'),
    readExercise: doing('readExercise'),
    readResults: doing('readResults'),
    takeHint: doing('takeHint'),
    endExercise: doing('endExercise'),
    takeBack: doing('takeBack'),
    standing: doing('standing'),
    exerciseRuns: doing('exerciseRuns'),
    factsOfRun: doing('factsOfRun'),
    doneSteps: doing('doneSteps'),
    replaySteps: doing('replaySteps'),
    saveScenario: doing('saveScenario'),
    scenarioState: doing('scenarioState'),
    demoWorld: doing('demoWorld'),
    scenario: doing('scenario'),
    isUntouched: doing('isUntouched'),
    announced: doing('announced'),
    dayChoices: doing('dayChoices'),
    tokensUntil: doing('tokensUntil'),
    passTime: doing('passTime'),
    numbersBook: doing('numbersBook'),
    skipNumber: doing('skipNumber'),
    explainGap: doing('explainGap'),
    beginDrill: doing('beginDrill'),
    endDrill: doing('endDrill'),
    drillState: doing('drillState'),
    playDeed: doing('playDeed'),
    playedDeeds: doing('playedDeeds'),
    othersPace: doing('othersPace'),
    setOthersPace: doing('setOthersPace'),
  }
}

/** The service worker hands over the page's calls by a port; when it was put to sleep it asks for another one. */
const handOverCalls = (worker: Thread): void => {
  const workers = navigator.serviceWorker
  const give = (to: Pick<ServiceWorker, 'postMessage'> | null) =>
    to?.postMessage('port', [say(worker, { kind: 'calls' })])
  workers.addEventListener('message', ({ source }) => {
    if (source instanceof ServiceWorker) give(source)
  })
  workers.addEventListener('controllerchange', () => give(workers.controller))
  workers.startMessages()
  give(workers.controller)
}

/** A page whose service worker went while it was hidden has no backend: on waking it is registered again. */
const listenToSleep = (register: () => Promise<unknown>): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !navigator.serviceWorker.controller) void register()
  })
}

/**
 * Opens the imitation in its worker: both APIs, the hub, the seeded world with what was changed in it before. `register`
 * stands the service worker up that hands the page's calls over, `fragment` is what the address ended with. Resolves when
 * calls are answered.
 */
export const startInBrowserBackend = async (
  config: ImitationConfig,
  worker: Thread,
  register: () => Promise<unknown>,
  fragment: string,
): Promise<InBrowserBackend> => {
  keepLinkedScenario(fragment)
  const trouble = troubles()
  const news = say(worker, { kind: 'open', config })
  const passed = afterPause()
  let tellReplaced = (): void => undefined
  /** Where the page begins in the world that takes the place of this one; undefined for where it is. */
  let begins: string | undefined
  let isOpen = false
  const opened = new Promise<void>((open, fail) => {
    news.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'trouble') trouble.report(data.message)
      else if (data.kind === 'clock') {
        setClockOffset(data.offset)
        if (isOpen) passed.tell()
        isOpen = true
        open()
      } else if (data.kind === 'console') console[data.level](data.text)
      else if (data.kind === 'failed') fail(new Error('The imitation could not be opened'))
      else {
        // A replaced world begins with a fresh page.
        tellReplaced()
        if (begins !== undefined) history.replaceState(null, '', begins)
        location.reload()
      }
    }
  })
  answerSockets(window, config.hub, () => say(worker, { kind: 'socket' }))
  handOverCalls(worker)
  // The page's clock is the world's before anybody is drawn by it.
  await Promise.all([register(), opened])
  listenToSleep(register)
  const byHand = byHandIn(worker)
  window.delovodTraining = byHand
  const { resetWorld, receiveMessage } = byHand
  const importState: Practice['importState'] = async (file, href) => {
    begins = href
    try {
      await byHand.importState(file)
    } catch (refused) {
      begins = undefined
      throw refused
    }
  }
  return {
    byHand: { ...byHand, importState, announced: () => byHand.announced(keptLink()) },
    resetWorld,
    receiveMessage,
    demoUsers,
    demoPassword,
    onStorageTrouble: trouble.listen,
    onTimePassed: passed.listen,
    onReplaced: (listener) => {
      tellReplaced = listener
    },
  }
}
