import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { trainingAtom } from '../../features/login/public.ts'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { Part } from '../../widgets/page/Part.tsx'
import { trainingOpenAtom } from './trainingOpen.ts'

/** The one way to the panel: its code comes when somebody who practises opens it, and in connected mode never. */
const TrainingPanel = lazyPart(async () => ({
  default: (await import('../../features/training/public.ts')).TrainingPanel,
}))

/** What the trainer of a class says, over any screen. */
const ClassNews = lazyPart(async () => ({ default: (await import('../../features/training/public.ts')).ClassNews }))

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
    if (sessionStorage.getItem('delovod-training-link') !== null) opened()
    const onHash = () => location.hash.startsWith('#scenario=') && location.reload()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [isPractice])
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
      {isOpen && (
        <Part name="Обучение">
          <TrainingPanel practice={practice} people={people} classroom={classroom} onClose={close} />
        </Part>
      )}
      {classroom && (
        <Part name="Съобщения от обучаващия">
          <ClassNews classroom={classroom} />
        </Part>
      )}
    </>
  )
}
