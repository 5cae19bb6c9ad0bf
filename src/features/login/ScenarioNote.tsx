import { useEffect, useState } from 'react'
import { formatDateYear } from '../../dates/civilDate.ts'
import type { AnnouncedScenario, Training } from '../../rules/training/trainingApi.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { storeText } from '../../storedTexts.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import type { DemoUser } from './trainingLogIn.ts'

type Props = {
  training: Training
  people: readonly DemoUser[]
  busy: boolean
  onChoose: (userName: string) => void
}

export const ScenarioNote = ({ training, people, busy, onChoose }: Props) => {
  const [announced, setAnnounced] = useState<AnnouncedScenario | null>(null)
  useEffect(() => void training.announced().then(setAnnounced), [training])
  const person = people.find(({ userName }) => userName === announced?.who)
  if (announced === null || !person) return null
  const { title, note, isOpen, day, hour, exercises } = announced
  const enter = () => {
    // The training panel reads this value (training/scenario/link.ts) and then starts the scenario in the link without
    // another click.
    if (!isOpen) storeText('tab', 'delovod-training-at-once', '')
    onChoose(person.userName)
  }
  return (
    <section className="login-scenario" aria-label="Сценарий">
      <h3>Сценарий „{title}“</h3>
      {note && <p>{note}</p>}
      <p>
        {formatDateYear(day)}, {hour} ч.
        {exercises > 0 && ` · ${pluralise(exercises, ['упражнение', 'упражнения'])}`}
        {isOpen && ' · отворен в този браузър'}
      </p>
      <Button kind="primary" busy={busy} onClick={enter}>
        {isOpen ? 'Влез' : 'Започни'} като {person.name}
      </Button>
    </section>
  )
}
