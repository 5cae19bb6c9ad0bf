import { type DemoUser, demoPassword, demoUsers } from '../fixtures/demoUsers.ts'
import { setClockOffset } from '../src/dates/clock.ts'
import type { Training } from '../src/rules/training/trainingApi.ts'
import type { AdminApi } from './mockBackend.ts'
import { mockSockets } from './page/hubSocket.ts'
import { keepLinkedScenario, keptLink } from './page/linkedScenario.ts'
import type { ActionEnd, AdminCall, FromWorker, MockBackendConfig, ToWorker } from './workerMessages.ts'

export type InBrowserBackend = Pick<AdminApi, 'resetDatabase' | 'receiveMessage'> & {
  adminApi: Training
  demoUsers: readonly DemoUser[]
  demoPassword: string
  onStorageTrouble: (listener: (message: string) => void) => void
  /** Adds a listener that is called when the simulated date has changed, in this tab or in another. */
  onTimePassed: (listener: () => void) => void
  /** Adds a listener that is called when the mock database is replaced, just before the page reloads. */
  onReplaced: (listener: () => void) => void
}
declare global {
  interface Window {
    /** Set only in the training environment: functions for the browser console (simulated faults, state, reset). */
    delovodTraining?: AdminApi
  }
}

/** Queues messages about full or forbidden browser storage until the page listens to them. */
const troubles = (): { report: (message: string) => void; listen: (listener: (message: string) => void) => void } => {
  const waiting: string[] = []
  let notify = (message: string): void => {
    waiting.push(message)
  }
  return {
    report: (message) => notify(message),
    listen: (listener) => {
      notify = listener
      for (const message of waiting.splice(0)) listener(message)
    },
  }
}

/**
 * `notify` calls the listener only after a pause of 500 ms without another `notify`: while the simulated time moves
 * over several days, each day notifies.
 */
const afterPause = (): { notify: () => void; listen: (listener: () => void) => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hear = (): void => undefined
  return {
    notify: () => {
      clearTimeout(timer)
      timer = setTimeout(() => hear(), 500)
    },
    listen: (listener) => {
      hear = listener
    },
  }
}

type MockWorker = Pick<Worker, 'postMessage'>

const say = (worker: MockWorker, message: ToWorker): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(message, [port2])
  return port1
}

const runInWorker = (worker: MockWorker, action: AdminCall): Promise<unknown> =>
  new Promise((done, fail) => {
    const port = say(worker, { kind: 'action', action })
    port.onmessage = ({ data }: MessageEvent<ActionEnd>) => {
      port.close()
      if ('problem' in data) fail(new Error(data.problem))
      else done(data.result)
    }
  })

const adminApiOf = (worker: MockWorker): AdminApi => {
  const doing =
    <N extends keyof AdminApi>(name: N) =>
    (...given: Parameters<AdminApi[N]>): ReturnType<AdminApi[N]> =>
      runInWorker(worker, { name, given } as AdminCall) as ReturnType<AdminApi[N]>
  return {
    setFaults: doing('setFaults'),
    decideDeliveries: doing('decideDeliveries'),
    receiveMessage: doing('receiveMessage'),
    repeatMessage: doing('repeatMessage'),
    importState: doing('importState'),
    exportState: doing('exportState'),
    resetDatabase: doing('resetDatabase'),
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
    demoDatabase: doing('demoDatabase'),
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
    runSimulatedAction: doing('runSimulatedAction'),
    playedActions: doing('playedActions'),
    othersPace: doing('othersPace'),
    setOthersPace: doing('setOthersPace'),
  }
}

/**
 * Gives the service worker a port through which it forwards the requests of the page. The service worker asks for a new
 * port after its restart.
 */
const forwardCalls = (worker: MockWorker): void => {
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

/**
 * Registers the service worker again when the page becomes visible, because the browser may remove it while the page is
 * hidden.
 */
const listenToSleep = (register: () => Promise<unknown>): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !navigator.serviceWorker.controller) void register()
  })
}

/**
 * Starts the mock backend in the worker; resolves when requests can be handled. `register` registers the service worker
 * that forwards requests; `fragment` is the fragment of the page's URL and may contain a scenario.
 */
export const startInBrowserBackend = async (
  config: MockBackendConfig,
  worker: MockWorker,
  register: () => Promise<unknown>,
  fragment: string,
): Promise<InBrowserBackend> => {
  keepLinkedScenario(fragment)
  const trouble = troubles()
  const news = say(worker, { kind: 'open', config })
  const passed = afterPause()
  let notifyReplaced = (): void => undefined
  /** The URL that the page loads after the mock database is replaced; undefined for the current URL. */
  let begins: string | undefined
  let isOpen = false
  const opened = new Promise<void>((open, fail) => {
    news.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'trouble') trouble.report(data.message)
      else if (data.kind === 'clock') {
        setClockOffset(data.offset)
        if (isOpen) passed.notify()
        isOpen = true
        open()
      } else if (data.kind === 'console') console[data.level](data.text)
      else if (data.kind === 'failed') fail(new Error('The mock backend could not be opened'))
      else {
        notifyReplaced()
        if (begins !== undefined) history.replaceState(null, '', begins)
        location.reload()
      }
    }
  })
  mockSockets(window, config.hub, () => say(worker, { kind: 'socket' }))
  forwardCalls(worker)
  // The worker sends the date of the mock backend. The clock of the page must be set to this date before the first
  // render.
  await Promise.all([register(), opened])
  listenToSleep(register)
  const adminApi = adminApiOf(worker)
  window.delovodTraining = adminApi
  const { resetDatabase, receiveMessage } = adminApi
  const importState: Training['importState'] = async (file, href) => {
    begins = href
    try {
      await adminApi.importState(file)
    } catch (refused) {
      begins = undefined
      throw refused
    }
  }
  return {
    adminApi: { ...adminApi, importState, announced: () => adminApi.announced(keptLink()) },
    resetDatabase,
    receiveMessage,
    demoUsers,
    demoPassword,
    onStorageTrouble: trouble.listen,
    onTimePassed: passed.listen,
    onReplaced: (listener) => {
      notifyReplaced = listener
    },
  }
}
