import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { demoPassword, trainingAtom } from '../../features/login/public.ts'
import { keepText, keptText } from '../../keptTexts.ts'
import type { Classroom } from '../../rules/training/classroom.ts'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { Part } from '../../widgets/page/Part.tsx'
import { trainingOpenAtom } from './trainingOpen.ts'

/** The one way to the panel: its code comes when somebody who practises opens it, and in connected mode never. */
const TrainingPanel = lazyPart(async () => ({
  default: (await import('../../features/training/public.ts')).TrainingPanel,
}))

/** What stands over any screen: what the trainer of a class says, or the guided tour. */
const OverScreens = lazyPart(async () => ({
  default: (await import('../../features/training/public.ts')).OverScreens,
}))

/** Whether the guided tour was asked for, by the address or on the log-in page, or is on its way. */
const isTouring = (): boolean => keptText('tab', 'delovod-tour') !== null

/** Ctrl+Alt+T: opens the panel, goes into it while it stands open, and closes it from inside. By the place of the key. */
const useTrainingKey = (press: () => void): void => {
  const pressed = useEffectEvent(press)
  // As soon as the page can be seen its keys work, also on a busy computer.
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

/** A scenario that came by its link opens the panel; in a page that stands open already, the page begins with it. */
const useScenarioLinks = (isPractice: boolean, open: () => void): void => {
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (!isPractice) return
    if (keptText('tab', 'delovod-training-link') !== null) opened()
    const onHash = () => location.hash.startsWith('#scenario=') && location.reload()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [isPractice])
}

const noChange = () => () => undefined
const SHOWN = 'delovod-class-shown'
/** In a class the panel opens by itself at the first log-in: nobody has to look for it. */
const useFirstInClass = (classroom: Classroom | null, open: () => void): void => {
  const isIn = useSyncExternalStore(
    classroom?.onChange ?? noChange,
    () => classroom !== null && classroom.state().isTrainer !== null,
  )
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (!isIn || keptText('browser', SHOWN) !== null) return
    keepText('browser', SHOWN, '')
    opened()
  }, [isIn])
}

const toMain = () => document.getElementById('main')?.focus()

/** The panel „Обучение“ beside the page, only where one practises. */
export const TrainingDoor = () => {
  const training = useAtomValue(trainingAtom)
  const [isOpen, setOpen] = useAtom(trainingOpenAtom)
  const close = () => {
    setOpen(false)
    toMain()
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
  const { practice, people, classroom } = training
  return (
    <>
      {isOpen &&
        createPortal(
          <div data-outside-dialogs="panel">
            <Part name="Обучение">
              <TrainingPanel
                practice={practice}
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
              <OverScreens practice={practice} classroom={classroom} />
            </Part>
          </div>,
          document.body,
        )}
    </>
  )
}
