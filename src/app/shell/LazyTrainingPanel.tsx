import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { demoPassword, trainingAtom } from '../../features/login/public.ts'
import type { Classroom } from '../../rules/training/classroom.ts'
import { storedText, storeText } from '../../storedTexts.ts'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { Part } from '../../widgets/page/Part.tsx'
import { trainingOpenAtom } from './trainingOpen.ts'

const TrainingPanel = lazyPart(async () => ({
  default: (await import('../../features/training/public.ts')).TrainingPanel,
}))

/** Renders messages of the trainer and the guided tour over the page. */
const OverScreens = lazyPart(async () => ({
  default: (await import('../../features/training/public.ts')).OverScreens,
}))

const isTouring = (): boolean => storedText('tab', 'delovod-tour') !== null

/**
 * Calls `press` on Ctrl+Alt+T, which opens, focuses or closes the training panel. The key is matched by its physical
 * position, because layouts differ.
 */
const useTrainingKey = (press: () => void): void => {
  const pressed = useEffectEvent(press)
  // The listener is added in a layout effect, so that the shortcut works as soon as the page is visible, also on a slow
  // computer.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyT' || !event.ctrlKey || !event.altKey || event.metaKey || event.repeat) return
      event.preventDefault()
      pressed()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/**
 * Opens the panel if the page was opened by a link to a scenario; reloads the page if such a link is followed later.
 */
const useScenarioLinks = (isTraining: boolean, open: () => void): void => {
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (!isTraining) return
    if (storedText('tab', 'delovod-training-link') !== null) opened()
    const onHash = () => location.hash.startsWith('#scenario=') && location.reload()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [isTraining])
}

const noChange = () => () => undefined
const SHOWN = 'delovod-class-shown'
const useFirstInClass = (classroom: Classroom | null, open: () => void): void => {
  const isIn = useSyncExternalStore(
    classroom?.onChange ?? noChange,
    () => classroom !== null && classroom.state().isTrainer !== null,
  )
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (!isIn || storedText('browser', SHOWN) !== null) return
    storeText('browser', SHOWN, '')
    opened()
  }, [isIn])
}

const focusMain = () => document.getElementById('main')?.focus()

export const LazyTrainingPanel = () => {
  const training = useAtomValue(trainingAtom)
  const [isOpen, setOpen] = useAtom(trainingOpenAtom)
  const close = () => {
    setOpen(false)
    focusMain()
  }
  useScenarioLinks(training.state === 'ready' && training.classroom === null, () => setOpen(true))
  useFirstInClass(training.state === 'ready' ? training.classroom : null, () => setOpen(true))
  useTrainingKey(() => {
    const panel = document.getElementById('practice')
    if (!isOpen) setOpen(true)
    else if (panel?.contains(document.activeElement)) close()
    else panel?.querySelector('h2')?.focus()
  })
  if (training.state !== 'ready') return null
  const { training: trainingApi, people, classroom } = training
  return (
    <>
      {isOpen &&
        createPortal(
          <div data-outside-dialogs="panel">
            <Part name="Обучение">
              <TrainingPanel
                training={trainingApi}
                people={people}
                classroom={classroom}
                password={demoPassword}
                onClose={close}
              />
            </Part>
          </div>,
          document.body,
        )}
      {(classroom || isTouring()) &&
        createPortal(
          <div data-outside-dialogs="panel">
            <Part name={classroom ? 'Съобщения от обучаващия' : 'Разглеждане'}>
              <OverScreens training={trainingApi} classroom={classroom} />
            </Part>
          </div>,
          document.body,
        )}
    </>
  )
}
