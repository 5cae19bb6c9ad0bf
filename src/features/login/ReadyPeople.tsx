import { useEffect, useEffectEvent } from 'react'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Training } from '../../rules/training/trainingApi.ts'
import { storedText, storeText } from '../../storedTexts.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconStart } from '../../widgets/icons.ts'
import { ScenarioNote } from './ScenarioNote.tsx'
import type { DemoUser } from './trainingLogIn.ts'

type Choose = { onChoose: (userName: string) => void; busy: boolean }

const TOUR_BEGINS_AS = 'mpetrova'
const TOUR = 'delovod-tour'
const REQUESTED = 'asked'

/**
 * Renders a button that logs in and starts the guided tour. If the URL requests the tour, it starts without the button.
 */
const TourButton = ({ onChoose, busy }: Choose) => {
  const begin = () => {
    storeText('tab', TOUR, REQUESTED)
    onChoose(TOUR_BEGINS_AS)
  }
  const beginOnce = useEffectEvent(begin)
  useEffect(() => {
    if (storedText('tab', TOUR) === REQUESTED) beginOnce()
  }, [])
  return (
    <Button icon={IconStart} busy={busy} onClick={begin}>
      Разгледайте за пет минути
    </Button>
  )
}

type Ready = Choose & { people: readonly DemoUser[]; training: Training; classroom: Classroom | null }

const ReadyPeople = ({ people, training, classroom, ...choose }: Ready) => {
  const ofOneRole = people.filter((one) => one.ofOneRole)
  return (
    <>
      <p>
        Данните са измислени и остават в учебната среда. Тук всеки може да влезе като всеки, затова не въвеждайте
        истински лични данни.
      </p>
      {classroom === null && <TourButton {...choose} />}
      <ScenarioNote training={training} people={people} {...choose} />
      <p>Изберете като кого да влезете:</p>
      <People people={people.filter((one) => !one.ofOneRole)} label="Служители" {...choose} />
      {ofOneRole.length > 0 && (
        <details>
          <summary>По един потребител за всяка роля</summary>
          <People people={ofOneRole} label="Роли" {...choose} />
        </details>
      )}
      <p>
        Паролата на всички е <b>demo</b>. Упражненията са в „Обучение“ от менюто на потребителя.
      </p>
    </>
  )
}

const People = ({ people, label, onChoose, busy }: Choose & { people: readonly DemoUser[]; label: string }) => (
  <ul className="login-people" aria-label={label}>
    {people.map(({ userName, name, title }) => (
      <li key={userName}>
        <button type="button" aria-disabled={busy || undefined} onClick={() => busy || onChoose(userName)}>
          <b>{name}</b>
          <span>{title}</span>
        </button>
      </li>
    ))}
  </ul>
)

export default ReadyPeople
