import { createStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { fileAddress } from '../basePath.ts'
import { type DemoUser, trainingAtom, trainingTroubleAtom } from '../features/login/public.ts'
import type { Classroom } from '../rules/training/classroom.ts'
import type { Practice } from '../rules/training/practice.ts'
import { endingLoses } from '../screen-kit/leaveGuard.ts'
import { forgetRoutesAtom } from '../state/lastRoutes.ts'
import { askAnewAtom } from '../state/queryClient.ts'
import { startSessionAtom } from '../state/session.ts'
import { closeStartGate } from '../state/startGate.ts'
import { wireState } from '../state/wire.ts'
import { hasTokens } from '../transport/tokens.ts'
import { refuseStrayFiles } from '../widgets/files/strayFiles.ts'
import { App } from './App.tsx'
import { askAhead, expectInside } from './gate/AccessGate.tsx'
import { watchLeaving } from './screens/reloadOnce.ts'
import { reportPart } from './screens/reportPart.ts'
import { StartProblem } from './screens/StartProblem.tsx'
import '../widgets/look/look.ts'

/** What the in-browser backend, or the class on a practice server, gives when it is ready to answer. */
export type TrainingWorld = {
  demoUsers: readonly DemoUser[]
  /** All that the panel „Обучение“ does. */
  byHand: Practice
  /** The class, where one practises on a server with others. */
  classroom?: Classroom
  /** Lets a message of another body arrive now. */
  receiveMessage?: (system: 'edelivery' | 'docexchange') => Promise<void>
  /** The browser keeps no more of what is done here: the person must know. */
  onStorageTrouble?: (tell: (message: string) => void) => void
  /** Time was made to pass here or in another tab. */
  onTimePassed?: (tell: () => void) => void
  /** Another world takes the place of this one: what was visited is not there. */
  onReplaced?: (tell: () => void) => void
}
export type Start = {
  root: HTMLElement
  /** The access key that was taken out of the address, or null. */
  accessKey: string | null
  /** Where one practises: resolves when the in-browser backend answers, or the practice server has said that it is one. */
  training: Promise<TrainingWorld> | null
}

const notReady =
  'Учебната среда не се стартира в този браузър. Презаредете страницата; частен прозорец или забранено съхранение пречат.'

/**
 * Draws the application. The login page is drawn at once, also while the in-browser backend is still starting;
 * a session to restore or an access key waits for it.
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
    // Paper and files say so too (look/print.css).
    document.documentElement.dataset.training = ''
    // Among many tabs too it is told from the real one.
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = fileAddress('icons/favicon-practice.svg')
  }
  page.render(<App store={store} />)
  if (!returning) await store.set(startSessionAtom, null)
  if (training) {
    try {
      const { demoUsers, byHand, classroom = null, receiveMessage, ...on } = await training
      on.onTimePassed?.(() => store.set(askAnewAtom))
      on.onReplaced?.(() => store.set(forgetRoutesAtom))
      on.onStorageTrouble?.((text) => store.set(trainingTroubleAtom, text))
      const alone = receiveMessage && { resetWorld: byHand.resetWorld, receiveMessage }
      store.set(trainingAtom, { state: 'ready', people: demoUsers, practice: byHand, classroom, ...alone })
    } catch (problem) {
      console.error(problem)
      const { reason = notReady } = problem as { reason?: string }
      store.set(trainingAtom, { state: 'failed', reason })
      if (returning) return page.render(<StartProblem title="Учебната среда не се стартира" reasons={[reason]} />)
    }
  }
  if (!returning) return
  await store.set(startSessionAtom, accessKey)
  askAhead(store)
}
