import { startInBrowserBackend } from '../mocks/browser.ts'
import { daysBetween } from './dates/civilDate.ts'
import { clockOffset, now, setClockOffset, today } from './dates/clock.ts'
import { sofiaWeeks } from './dates/sofiaTime.ts'
import { storeText } from './storedTexts.ts'
import type { AppConfig } from './transport/config.ts'
import { trainingWorker } from './transport/trainingWorker.ts'
import { persistentWorker, startWorker } from './transport/trainingWorkerPort.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000
/** The mock database begins so many days before its own day, a little more than a year. */
const SEEDED_DAYS = 450

/**
 * Sets the clock to the configured day: by whole days, so that the time of day stays real, or by the offset of the
 * configuration.
 */
const moveClock = ({ mocked: { day, clockOffset } }: AppConfig): void => {
  if (day !== undefined) setClockOffset(clockOffset ?? daysBetween(today(), day) * dayInMilliseconds)
}

const keptOf = ({ api, hub, mocked }: AppConfig): MessagePort | undefined =>
  persistentWorker(
    (options) =>
      new SharedWorker(/* webpackChunkName: "mockBackend" */ new URL('../mocks/worker.ts', import.meta.url), options),
    JSON.stringify([api, hub, mocked]),
  )

/**
 * Sends the requests of this page to the mock backend in a worker: `begun` if it already runs, otherwise a
 * SharedWorker, which survives reloads, if the browser supports it. `began`: the hash and search of the URL at page
 * load.
 */
export const startMockBackend = async (
  config: AppConfig,
  begun: Worker | undefined,
  startWorkerValue: () => Worker,
  began: { hash: string; search: string },
) => {
  // The request for the guided tour is stored, because the URL changes at login. A scenario link has priority over the
  // tour, also on a server that always opens the tour.
  const isLinked = began.hash.startsWith('#scenario=')
  if (!isLinked && new URLSearchParams(began.search).has('demo')) storeText('tab', 'delovod-tour', 'asked')
  const calls = Object.values(config.api).map((base) => ['api', new URL(base, location.origin).pathname])
  const register = () => startWorker(`${trainingWorker}?${new URLSearchParams(calls)}`)
  const thread = begun ?? keptOf(config) ?? startWorkerValue()
  moveClock(config)
  // The page needs these offsets too, and reads them while the worker loads its code.
  const at = now().getTime()
  const known = sofiaWeeks(at - SEEDED_DAYS * dayInMilliseconds, at)
  return startInBrowserBackend(
    { ...config, clockOffset: clockOffset(), sofiaWeeks: known },
    thread,
    register,
    began.hash,
  )
}
