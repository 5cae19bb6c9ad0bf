import { useEffect, useState } from 'react'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { addDays, formatDateYear } from '../../../dates/civilDate.ts'
import { mostPoints } from '../../../rules/training/checkExercise.ts'
import { readScenario } from '../../../rules/training/readScenario.ts'
import { listed, pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconStart } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useTraining, useTrialPeople } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'
import { removeLinked, startsAtOnce } from './link.ts'
import { scenarioExercises } from './scenarioExercises.ts'
import { useOpening } from './useOpening.ts'

type OfferProps = { scenario: Scenario; text: string; onRefuse: () => void }

const Offer = ({ scenario, text, onRefuse }: OfferProps) => {
  const training = useTraining()
  const people = useTrialPeople()
  const open = useOpening()
  const { busy, problem, run } = useTrainingAction()
  const { confirm, confirmDialog } = useConfirm()
  const nameOf = (userName: string) => people.find((one) => one.userName === userName)?.name ?? userName
  const begin = async () => {
    const sure =
      (await training.isUntouched()) ||
      (await confirm({
        title: `Започване на „${scenario.title}“`,
        body: 'Сценарият заема мястото на всичко, направено в тази учебна среда досега. Ако то Ви е нужно, първо изнесете състоянието.',
        yes: 'Започни',
      }))
    if (sure) await run('open', () => open(text))
  }
  useEffect(() => {
    // The scenario begins without a click if the user has already confirmed on the login page with „Започни като …“.
    if (startsAtOnce()) void begin()
  }, [])
  const { title, note, day, daysLater, hour, who } = scenario
  return (
    <>
      <h3>{title}</h3>
      <p>
        {formatDateYear(addDays(day, daysLater))}, {hour} ч. Работи се като {nameOf(who)}.
      </p>
      {note && <p>{note}</p>}
      {problem && <Banner kind="error">{problem}</Banner>}
      <ol className="practice-exercises" aria-label="Упражнения">
        {scenarioExercises(scenario).map((exercise) => (
          <li key={exercise.id}>
            <div>
              <strong>{exercise.title}</strong>
              <small>
                {[
                  exercise.minutes && `около ${pluralise(exercise.minutes, 'minute')}`,
                  pluralise(mostPoints(exercise), ['точка', 'точки']),
                  listed([exercise.who ?? who, ...(exercise.alsoBy ?? [])].map(nameOf)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" icon={IconStart} busy={busy === 'open'} onClick={begin}>
          Започни
        </Button>
        <Button kind="text" onClick={onRefuse}>
          Не сега
        </Button>
      </div>
      {confirmDialog}
    </>
  )
}

export const ScenarioOffer = ({ text, onRefuse }: { text: string; onRefuse: () => void }) => {
  const [reading] = useState(() => readScenario(text))
  const refuse = () => {
    removeLinked()
    onRefuse()
  }
  if ('scenario' in reading) return <Offer scenario={reading.scenario} text={text} onRefuse={refuse} />
  return (
    <Banner kind="error" title="Връзката не отваря сценарий" action={<Button onClick={refuse}>Добре</Button>}>
      {reading.problem}
    </Banner>
  )
}
