import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { screenHref } from '../../../basePath.ts'
import { today } from '../../../dates/clock.ts'
import type { Training } from '../../../rules/training/trainingApi.ts'
import { mayLeave, releaseGuards } from '../../../screen-kit/leaveGuard.ts'
import { userAtom } from '../../../state/session.ts'
import { notify } from '../../../transport/notices.ts'
import { saveTokens } from '../../../transport/tokens.ts'
import { useTrainingAction } from '../useTrainingAction.ts'
import { keepTour, keptTour, removeTour, type TourState } from './tourState.ts'
import { tourSteps } from './tourSteps.ts'

const afterTourText =
  'Продължавате от този екран. Подготвените данни остават; „Нулирай данните“ в менюто на потребителя ги връща.'

export const useTour = (training: Training) => {
  const [tour, setTour] = useState(keptTour)
  const [, navigate] = useLocation()
  const user = useAtomValue(userAtom)
  const action = useTrainingAction()

  const logInAs = async (userName: string, day: string) => {
    const { register, shreder } = await training.tokensUntil(userName, day)
    saveTokens({ register: { token: register }, shreder: { token: shreder } })
  }
  /** Begins the tour with the data prepared for it; this reloads the page. */
  const begin = () =>
    action.run('begin', async () => {
      const [first] = tourSteps
      if (!first || !(await mayLeave())) return
      const { state, day, places } = await training.demoDatabase()
      // The login is checked first by the present mock database, then by the new one. The tokens are issued for the
      // later of their two days, so that both accept them.
      const [, later = day] = [day, today()].toSorted()
      await logInAs(first.who, later)
      keepTour({ step: 0, day, places })
      releaseGuards()
      await training.importState(state, screenHref(first.at(places)))
    })
  const goTo = (from: TourState, at: number) =>
    action.run('go', async () => {
      const step = tourSteps[at]
      if (!step || !(await mayLeave())) return
      const next = { ...from, step: at }
      keepTour(next)
      const address = step.at(next.places)
      releaseGuards()
      if (user?.userName === step.who) {
        navigate(address)
        setTour(next)
        return
      }
      await logInAs(step.who, next.day)
      location.assign(screenHref(address))
    })
  const leave = () => {
    removeTour()
    setTour(null)
  }
  const end = () => {
    leave()
    notify({ kind: 'success', text: afterTourText })
  }
  return { ...action, tour, begin, goTo, leave, end }
}
