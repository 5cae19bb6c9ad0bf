import { useState } from 'react'
import { readScenario } from '../../../rules/training/readScenario.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { IconDelete, IconStart } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useTrialPeople } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'
import { dropScenario, type KeptScenario } from './keptScenarios.ts'
import { useOpening } from './useOpening.ts'

type Props = { kept: readonly KeptScenario[]; onKept: () => void }

export const OpenScenario = ({ kept, onKept }: Props) => {
  const open = useOpening()
  const { busy, problem, run } = useTrainingAction()
  const { confirm, confirmDialog } = useConfirm()
  const [unread, setUnread] = useState<string | null>(null)
  const people = useTrialPeople()
  const asWhom = (who: string) => {
    const person = people.find(({ userName }) => userName === who)
    return `Ще продължите като ${person?.name ?? `„${who}“`}${person?.isAdministrator ? ' (администратор)' : ''}.`
  }
  const load = async (name: string, text: string) => {
    const read = readScenario(text)
    setUnread('problem' in read ? read.problem : null)
    if ('problem' in read) return
    const sure = await confirm({
      title: `Отваряне на „${read.scenario.title}“`,
      body: `${asWhom(read.scenario.who)} Сценарият заема мястото на сегашните учебни данни. Ако са Ви нужни, първо изнесете състоянието.`,
      yes: 'Отвори сценария',
    })
    if (sure) await run(name, () => open(text))
  }
  const message = problem ?? unread
  return (
    <section className="practice-part" aria-labelledby="practice-open">
      <h3 id="practice-open">Отвори</h3>
      {message && <Banner kind="error">{message}</Banner>}
      {kept.length > 0 && (
        <ul className="practice-exercises">
          {kept.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span className="flex gap-1">
                <Button small icon={IconStart} busy={busy === title} onClick={() => load(title, text)}>
                  Отвори
                  <span className="visually-hidden"> „{title}“</span>
                </Button>
                <IconButton
                  icon={IconDelete}
                  label={`Махни „${title}“ от списъка`}
                  onClick={() => {
                    dropScenario(title)
                    onKept()
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label="Файл със сценарий"
        accept=".json,application/json"
        multiple={false}
        onFiles={([file]) => void file?.text().then((text) => load('file', text))}
      />
      {confirmDialog}
    </section>
  )
}
