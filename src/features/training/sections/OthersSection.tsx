import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { otherActions, type SimulatedAction } from '../../../contract/training/timeline.ts'
import { actionText, paces } from '../../../rules/training/simulatedActors.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { userAtom } from '../../../state/session.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { PlayedList } from '../others/PlayedList.tsx'
import { usePlayedActions } from '../others/usePlayedActions.ts'
import { useTraining } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'

type ActionsProps = {
  title: string
  by: 'colleague' | 'partner'
  busy: string | null
  onPlay: (action: SimulatedAction) => void
}

const ActionButtons = ({ title, by, busy, onPlay }: ActionsProps) => (
  <section className="practice-part" aria-label={title}>
    <h3>{title}</h3>
    <ul className="practice-deeds">
      {otherActions
        .filter((action) => actionText[action].by === by)
        .map((action) => (
          <li key={action}>
            <Button small busy={busy === action} onClick={() => onPlay(action)}>
              {actionText[action].title}
            </Button>
            <small className="muted">{actionText[action].about}</small>
          </li>
        ))}
    </ul>
  </section>
)

export const OthersSection = () => {
  const training = useTraining()
  const user = useAtomValue(userAtom)
  const { busy, problem, run } = useTrainingAction()
  const { played, refresh } = usePlayedActions()
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => void training.othersPace().then(setMinutes), [training])
  const userName = user?.userName ?? ''
  const play = (action: SimulatedAction) =>
    void run(action, async () => {
      const { text } = await training.runSimulatedAction(action, userName)
      notify({ kind: 'success', text })
    }).then(refresh)
  const setPace = (chosen: number | null) =>
    void run('pace', async () => {
      await training.setOthersPace(chosen, userName)
      setMinutes(chosen)
    })
  return (
    <>
      <p>
        Друг човек прави това със собствените си права, както от друг компютър: документите се променят, задачи и
        известия идват. В проверката на упражнение не се брои за Ваша работа.
      </p>
      {problem && <Banner kind="error">{problem}</Banner>}
      <SelectField
        label="Случайно, докато работите"
        value={minutes === null ? '' : String(minutes)}
        empty="Не, само с бутоните"
        options={paces.map((one) => ({ value: String(one), label: `По нещо на ${pluralise(one, 'minute')}` }))}
        onChange={(value) => setPace(value === '' ? null : Number(value))}
      />
      <ActionButtons title="Колега" by="colleague" busy={busy} onPlay={play} />
      <ActionButtons title="Партньори" by="partner" busy={busy} onPlay={play} />
      <PlayedList played={played} />
    </>
  )
}
