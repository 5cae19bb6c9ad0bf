import { fetchRoute } from './app/routeScripts.ts'
import type { Start } from './app/start.tsx'
import { pathWithin } from './basePath.ts'
import { storedState } from './state/appearance.ts'
import { takeAccessKey } from './transport/accessKey.ts'
import { type AppConfig, loadConfig } from './transport/config.ts'
import { prefetchFirst } from './transport/prefetch.ts'
import { hasTokens, tokenOf } from './transport/tokens.ts'
import { trainingWorker } from './transport/trainingWorker.ts'
import { framePainted } from './widgets/look/framePainted.ts'
import { allowKnownMarkupOnly } from './widgets/prime/trustedTypes.ts'

allowKnownMarkupOnly()
/** Before anything else is loaded or asked for: the key leaves the address and the history. */
const accessKey = takeAccessKey()

const beginThread = (): Worker =>
  new Worker(/* webpackChunkName: "imitation" */ new URL('../mocks/worker.ts', import.meta.url))
const isLoadedAgain = (): boolean =>
  performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload')

/** A tab that is loaded again has a thread that outlives that, which takes longer to begin; a new one begins its at once. */
const startBackend = async (config: AppConfig) => {
  const { hash, search } = location
  const begun = isLoadedAgain() ? undefined : beginThread()
  const { practise } = await import('./practice.ts')
  return practise(config, begun, beginThread, { hash, search })
}

/** A class practises on one server: its calls are true ones, and beside them stands what the panel „Обучение“ asks. */
const joinClass = async (config: AppConfig) => {
  const [{ startClassroom }, { randomGuid }] = await Promise.all([
    import('../mocks/classroom.ts'),
    import('./transport/randomGuid.ts'),
  ])
  return startClassroom(config, tokenOf, randomGuid)
}

/** What training left in this browser has nothing to do before a real backend: its worker, its world, its unsaved forms. */
const leaveTraining = async (): Promise<void> => {
  const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const own = all.filter(({ active }) => active && new URL(active.scriptURL).pathname === trainingWorker)
  if (own.length > 0) for (const name of ['delovod-world', 'delovod.drafts']) indexedDB.deleteDatabase(name)
  await Promise.all(own.map((registration) => registration.unregister()))
}

/** Not even the page that explains could be fetched: one sentence needs no code. */
const sayPlainly = (root: HTMLElement): void => {
  const sentence = document.createElement('main')
  sentence.setAttribute('role', 'alert')
  sentence.textContent =
    'Системата не можа да се зареди: част от файловете ѝ не дойде. Презаредете страницата. Ако това не помогне, обърнете се към администратора: да провери връзката и дали папката static е качена цяла.'
  root.replaceChildren(sentence)
}

const fetchRouteInside = (): void => {
  if (accessKey !== null || hasTokens()) fetchRoute(pathWithin(location.pathname))
}

/** Asks what the page will ask first. */
const ask = (config: AppConfig): void => {
  if (accessKey === null && hasTokens()) prefetchFirst(config, location, storedState())
}

/** Begins whatever answers here, and asks it, where that was not asked already; `training` where one practises. */
const begin = async (config: AppConfig): Promise<Pick<Start, 'training'>> => {
  if (config.mode === 'mocked') {
    const training = startBackend(config)
    // The application waits for it too, and shows why it did not start.
    training.then(
      () => ask(config),
      () => undefined,
    )
    return { training }
  }
  const training = config.mode === 'class' ? joinClass(config) : null
  // Told by the application, as above.
  if (training) training.catch(() => undefined)
  leaveTraining().catch((problem: unknown) => console.warn(problem))
  return { training }
}

const run = async (root: HTMLElement): Promise<void> => {
  const known = loadConfig()
  // What a backend answers and what the route runs is on its way meanwhile.
  const early = known.then((config) => {
    if (config.mode === 'mocked') return
    fetchRouteInside()
    ask(config)
  })
  // That no configuration came is told below.
  early.catch(() => undefined)
  // The files are on their way already (`preload`); nothing is worked out before the person sees the frame of the page.
  await framePainted()
  const begun = known.then(begin)
  // Awaited and told below; meanwhile it is nobody's.
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
if (root) run(root).catch(() => sayPlainly(root))
