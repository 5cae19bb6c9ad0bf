import { useEffect, useState } from 'react'
import type { AnnouncedScenario, Practice } from '../../rules/training/practice.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import type { DemoUser } from './training.ts'

type Props = {
  practice: Practice
  people: readonly DemoUser[]
  busy: boolean
  onChoose: (userName: string) => void
}

/** Says which prepared world waits or is open here, and as whom to log in; nothing where there is none. */
export const ScenarioNote = ({ practice, people, busy, onChoose }: Props) => {
  const [told, setTold] = useState<AnnouncedScenario | null>(null)
  useEffect(() => void practice.announced().then(setTold), [practice])
  const person = people.find(({ userName }) => userName === told?.who)
  if (told === null || !person) return null
  const { title, note, isOpen } = told
  return (
    <section className="login-scenario" aria-label="Сценарий">
      <h3>Сценарий „{title}“</h3>
      {note && <p>{note}</p>}
      <p>
        {isOpen
          ? 'Отворен е в този браузър.'
          : 'Идвате по връзка към него. След входа го отворете от панела „Обучение“.'}{' '}
        Започва се като {person.name}.
      </p>
      <Button kind="primary" busy={busy} onClick={() => onChoose(person.userName)}>
        Влез като {person.name}
      </Button>
    </section>
  )
}
