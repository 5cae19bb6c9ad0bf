import { startInBrowserBackend } from '../mocks/browser.ts'
import { daysBetween } from './dates/civilDate.ts'
import { clockOffset, setClockOffset, today } from './dates/clock.ts'
import { keepText } from './keptTexts.ts'
import type { AppConfig } from './transport/config.ts'
import { keptThread, startWorker } from './transport/trainingThread.ts'
import { trainingWorker } from './transport/trainingWorker.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000

/**
 * A training world may live on another day: the clock is moved by whole days, so that the time of day stays true, unless
 * the configuration says by how much.
 */
const moveClock = ({ mocked: { day, clockOffset } }: AppConfig): void => {
  if (day !== undefined) setClockOffset(clockOffset ?? daysBetween(today(), day) * dayInMilliseconds)
}

const keptOf = ({ api, hub, mocked }: AppConfig): MessagePort | undefined =>
  keptThread(
    (options) =>
      new SharedWorker(/* webpackChunkName: "imitation" */ new URL('../mocks/worker.ts', import.meta.url), options),
    JSON.stringify([api, hub, mocked]),
  )

/**
 * Has the calls of this page answered by the imitation, which works in a thread of its own: the one that was begun, or
 * one that outlives the next reload, where there are such. `began` is what the address ended with.
 */
export const practise = async (
  config: AppConfig,
  begun: Worker | undefined,
  beginThread: () => Worker,
  began: { hash: string; search: string },
) => {
  // The log-in page and the shell look for it, under another address. A server that opens the tour does so over the link
  // of a scenario too: whoever comes by one is here for that.
  const isLinked = began.hash.startsWith('#scenario=')
  if (!isLinked && new URLSearchParams(began.search).has('demo')) keepText('tab', 'delovod-tour', 'asked')
  moveClock(config)
  const calls = Object.values(config.api).map((base) => ['api', new URL(base, location.origin).pathname])
  const register = () => startWorker(`${trainingWorker}?${new URLSearchParams(calls)}`)
  const thread = begun ?? keptOf(config) ?? beginThread()
  return startInBrowserBackend({ ...config, clockOffset: clockOffset() }, thread, register, began.hash)
}
