import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { addDays, type CivilDate, formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import type { DayChoice } from '../../../rules/training/dayChoices.ts'
import { WORKING_HOURS } from '../../../rules/training/workingHours.ts'
import { mayLeave, releaseGuards } from '../../../screen-kit/leaveGuard.ts'
import { userAtom } from '../../../state/session.ts'
import { saveTokens } from '../../../transport/tokens.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { PassedList } from '../calendar/PassedList.tsx'
import { keepPassed, keptPassed } from '../calendar/passedStore.ts'
import { useTraining } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'

const [ARRIVES] = WORKING_HOURS
const noDay = { title: 'Няма ден', because: 'Напишете деня, до който да мине времето.' }

const usePassing = () => {
  const training = useTraining()
  const user = useAtomValue(userAtom)
  const action = useTrainingAction()
  const passTo = async (day: CivilDate, name: string) => {
    if (!user || !(await mayLeave())) return
    await action.run(name, async () => {
      const { userName } = user
      const from = today()
      const { register, shreder } = await training.tokensUntil(userName, day)
      saveTokens({ register: { token: register }, shreder: { token: shreder } })
      keepPassed({ from, to: day, events: await training.passTime(userName, { day, time: ARRIVES }) })
      releaseGuards()
      location.reload()
    })
  }
  return { ...action, passTo }
}

export const CalendarSection = () => {
  const training = useTraining()
  const { busy, problem, passTo } = usePassing()
  const [choices, setChoices] = useState<DayChoice[]>([])
  const [day, setDay] = useState<CivilDate | null>(null)
  useEffect(() => void training.dayChoices().then(setChoices), [training])
  const passed = keptPassed()
  return (
    <>
      <p>
        Днес в учебната среда е <strong>{formatDateYear(today())}</strong> Времето може да мине само напред, до{' '}
        {ARRIVES} ч. на избрания ден. Дотогава колегите работят – регистрират, възлагат, приключват и подписват, – идват
        писма и съобщения, напомня се за сроковете, изтичат срокове и полици.
      </p>
      {problem && <Banner kind="error">{problem}</Banner>}
      <ul className="practice-days">
        {choices.map((choice) => (
          <li key={choice.key}>
            <Button busy={busy === choice.key} onClick={() => passTo(choice.day, choice.key)}>
              {choice.label}
            </Button>
            <span className="muted">{formatDateYear(choice.day)}</span>
          </li>
        ))}
      </ul>
      <form
        className="practice-date"
        onSubmit={(event) => {
          event.preventDefault()
          if (day) void passTo(day, 'date')
        }}
      >
        <DateField label="До дата" value={day} min={addDays(today(), 1)} onChange={setDay} />
        <Button type="submit" busy={busy === 'date'} refusal={day === null ? noDay : undefined}>
          Премини
        </Button>
      </form>
      {passed && <PassedList passed={passed} />}
    </>
  )
}
