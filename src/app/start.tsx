import { createStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { fileAddress } from '../basePath.ts'
import { type DemoUser, trainingAtom, trainingTroubleAtom } from '../features/login/public.ts'
import type { Classroom } from '../rules/training/classroom.ts'
import type { Training } from '../rules/training/trainingApi.ts'
import { endingLoses } from '../screen-kit/leaveGuard.ts'
import { wireState } from '../state/connectStore.ts'
import { clearRoutesAtom } from '../state/lastRoutes.ts'
import { refetchAtom } from '../state/queryClient.ts'
import { startSessionAtom } from '../state/session.ts'
import { closeStartGate } from '../state/startGate.ts'
import { hasTokens } from '../transport/tokens.ts'
import { refuseStrayFiles } from '../widgets/files/strayFiles.ts'
import { App, expectInside, loadFirstPage } from './App.tsx'
import { watchLeaving } from './screens/reloadOnce.ts'
import { reportPart } from './screens/reportPart.ts'
import { StartProblem } from './screens/StartProblem.tsx'
import '../widgets/look/look.ts'

export type TrainingDatabase = {
  demoUsers: readonly DemoUser[]
  adminApi: Training
  classroom?: Classroom
  receiveMessage?: (system: 'edelivery' | 'docexchange') => Promise<void>
  onStorageTrouble?: (notify: (message: string) => void) => void
  onTimePassed?: (notify: () => void) => void
  /** Calls `notify` when another database replaces this one, in which the recently visited pages do not exist. */
  onReplaced?: (notify: () => void) => void
}
export type Start = {
  root: HTMLElement
  /** The access key that was removed from the URL, or null. */
  accessKey: string | null
  /** Only in training: resolves when the mock backend or the training server is ready. */
  training: Promise<TrainingDatabase> | null
}

const notReady =
  'Учебната среда не се стартира в този браузър. Презаредете страницата; частен прозорец или забранено съхранение пречат.'

/**
 * Starts the application: renders the login page at once. With a session nothing but the frame is shown until the mock
 * backend is ready and the session is restored.
 */
export const start = async ({ root, accessKey, training }: Start): Promise<void> => {
  refuseStrayFiles()
  watchLeaving()
  const store = createStore()
  wireState(store, () => endingLoses() !== undefined)
  const page = createRoot(root, { onCaughtError: reportPart })
  const returning = hasTokens() || accessKey !== null
  if (returning) {
    closeStartGate(store)
    expectInside()
  }
  if (training) {
    store.set(trainingAtom, { state: 'starting' })
    document.documentElement.dataset.training = ''
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = fileAddress('icons/favicon-practice.svg')
  }
  page.render(<App store={store} />)
  if (!returning) await store.set(startSessionAtom, null)
  if (training) {
    try {
      const { demoUsers, adminApi, classroom = null, receiveMessage, ...on } = await training
      on.onTimePassed?.(() => store.set(refetchAtom))
      on.onReplaced?.(() => store.set(clearRoutesAtom))
      on.onStorageTrouble?.((text) => store.set(trainingTroubleAtom, text))
      const alone = receiveMessage && { resetDatabase: adminApi.resetDatabase, receiveMessage }
      store.set(trainingAtom, { state: 'ready', people: demoUsers, training: adminApi, classroom, ...alone })
    } catch (problem) {
      console.error(problem)
      const { reason = notReady } = problem as { reason?: string }
      store.set(trainingAtom, { state: 'failed', reason })
      if (returning) return page.render(<StartProblem title="Учебната среда не се стартира" reasons={[reason]} />)
    }
  }
  if (!returning) return
  await store.set(startSessionAtom, accessKey)
  loadFirstPage(store)
}
