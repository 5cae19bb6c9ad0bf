import { fetchRoute } from './app/routeScripts.ts'
import type { Start } from './app/start.tsx'
import { pathWithin } from './basePath.ts'
import { storedState } from './state/appearance.ts'
import { takeAccessKey } from './transport/accessKey.ts'
import { type AppConfig, loadConfig } from './transport/config.ts'
import { prefetchFirst } from './transport/prefetch.ts'
import { hasTokens, tokenOf } from './transport/tokens.ts'
import { trainingWorker } from './transport/trainingWorker.ts'
import { waitForFramePaint } from './widgets/look/waitForFramePaint.ts'
import { allowKnownMarkupOnly } from './widgets/prime/trustedTypes.ts'

allowKnownMarkupOnly()
const accessKey = takeAccessKey()

const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "mockBackend" */ new URL('../mocks/worker.ts', import.meta.url))
const isLoadedAgain = (): boolean =>
  performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload')

/**
 * Starts the mock backend. After a reload it is found again in a SharedWorker, which survives reloads. A page that was
 * not reloaded starts an ordinary worker, because a SharedWorker starts slowly.
 */
const startBackend = async (config: AppConfig) => {
  const { hash, search } = location
  const begun = isLoadedAgain() ? undefined : startWorker()
  const { startMockBackend } = await import('./startMockBackend.ts')
  return startMockBackend(config, begun, startWorker, { hash, search })
}

/** Connects to the server that all trainees of a class share. */
const joinClass = async (config: AppConfig) => {
  const [{ startClassroom }, { randomGuid }] = await Promise.all([
    import('../mocks/classroom.ts'),
    import('./transport/randomGuid.ts'),
  ])
  return startClassroom(config, tokenOf, randomGuid)
}

/**
 * Deletes what training left in the browser: worker, mock database, drafts. Runs when the backend is not in the
 * browser.
 */
const leaveTraining = async (): Promise<void> => {
  const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const own = all.filter(({ active }) => active && new URL(active.scriptURL).pathname === trainingWorker)
  if (own.length > 0) for (const name of ['delovod-world', 'delovod.drafts']) indexedDB.deleteDatabase(name)
  await Promise.all(own.map((registration) => registration.unregister()))
}

/** Renders one sentence, because not even the code of the error page could be loaded. */
const renderFatalMessage = (root: HTMLElement): void => {
  const sentence = document.createElement('main')
  sentence.setAttribute('role', 'alert')
  sentence.textContent =
    'Системата не можа да се зареди: част от файловете ѝ не дойде. Презаредете страницата. Ако това не помогне, обърнете се към администратора: да провери връзката и дали папката static е качена цяла.'
  root.replaceChildren(sentence)
}

const fetchRouteInside = (): void => {
  if (accessKey !== null || hasTokens()) fetchRoute(pathWithin(location.pathname))
}

const prefetchStart = (config: AppConfig): void => {
  if (accessKey === null && hasTokens()) prefetchFirst(config, location, storedState())
}

/** Prepares the backend. The result contains `training` if this is a training. */
const begin = async (config: AppConfig): Promise<Pick<Start, 'training'>> => {
  if (config.mode === 'mocked') {
    const training = startBackend(config)
    // The application awaits this promise too, and reports a failed start.
    training.then(
      () => prefetchStart(config),
      () => undefined,
    )
    return { training }
  }
  const training = config.mode === 'class' ? joinClass(config) : null
  // The application awaits this promise too, and reports its error.
  if (training) training.catch(() => undefined)
  leaveTraining().catch((problem: unknown) => console.warn(problem))
  return { training }
}

const run = async (root: HTMLElement): Promise<void> => {
  const known = loadConfig()
  // The first responses and the code of the page load while the browser paints the frame of index.html.
  const early = known.then((config) => {
    if (config.mode === 'mocked') return
    fetchRouteInside()
    prefetchStart(config)
  })
  // The `try` block below reports a missing configuration.
  early.catch(() => undefined)
  // The heavy work waits until the frame is painted; the files are already downloading (`preload`).
  await waitForFramePaint()
  const begun = known.then(begin)
  // The `try` block below handles the error; this line only prevents the warning about an unhandled rejection.
  begun.catch(() => undefined)
  fetchRouteInside()
  const application = import(/* webpackChunkName: "start" */ './app/start.tsx')
  try {
    const { training } = await begun
    await (await application).start({ root, accessKey, training })
  } catch (problem) {
    console.error(problem)
    const { showStartProblem } = await import('./app/startProblem.tsx')
    showStartProblem(root, problem)
  }
}

const root = document.getElementById('root')
if (root) run(root).catch(() => renderFatalMessage(root))
