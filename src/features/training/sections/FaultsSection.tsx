import { useCallback, useEffect, useState } from 'react'
import { type AwaitedStep, awaitedSteps } from '../../../contract/training/timeline.ts'
import { type DrillState, type FaultDrill, faultDrills, verdictOf } from '../../../rules/training/faultDrills.ts'
import { writeWords } from '../../../rules/training/others.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconResult } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { usePractice } from '../practiceContext.ts'
import { useDeed } from '../useDeed.ts'

const titleOf = (state: DrillState): string => faultDrills.find(({ name }) => name === state.name)?.title ?? ''

/** What the last drill left behind, counted in the data and told in words. */
const Verdict = ({ state }: { state: DrillState }) => {
  const { isGood, sentences } = verdictOf(state)
  const kind = state.hits === 0 ? 'info' : isGood ? 'success' : 'warning'
  return (
    <Banner kind={kind} title={`Проверка: ${titleOf(state)}`}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  )
}

/** Faults that happen on purpose, to one kind of work or to all, once or until switched off; and what they left behind. */
export const FaultsSection = () => {
  const practice = usePractice()
  const { busy, problem, run } = useDeed()
  const [only, setOnly] = useState<AwaitedStep | null>(null)
  const [state, setState] = useState<DrillState | null>(null)
  const check = useCallback(async () => setState(await practice.drillState()), [practice])
  useEffect(() => void check(), [check])
  const begin = ({ name, title }: FaultDrill, once: boolean) =>
    run(once ? name : `${name} all`, async () => {
      await practice.beginDrill({ name, only, once })
      await check()
      const what = only === null ? '' : `: ${writeWords[only].toLowerCase()}`
      notify(
        once
          ? { kind: 'success', text: `„${title}“ ще се случи следващия път${what}.` }
          : { kind: 'warning', text: `„${title}“ се случва всеки път${what}, докато не спрете аварията.` },
      )
    })
  const stop = () =>
    run('off', async () => {
      await practice.endDrill()
      await check()
    })
  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      <p>Изберете авария и работете, сякаш нищо не знаете. После проверете дали нещо е загубено или удвоено.</p>
      <SelectField
        label="При какво"
        value={only ?? ''}
        empty="При всичко"
        options={awaitedSteps.map((step) => ({ value: step, label: writeWords[step] }))}
        onChange={(value) => setOnly(value === '' ? null : (value as AwaitedStep))}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={IconResult} kind="primary" busy={busy === 'check'} onClick={() => run('check', check)}>
          Провери данните
        </Button>
        <Button busy={busy === 'off'} onClick={stop}>
          Спри аварията
        </Button>
      </div>
      <div role="status">
        {state ? <Verdict state={state} /> : <p className="muted">Още не сте започнали авария.</p>}
      </div>
      {faultDrills.map((drill) => (
        <section key={drill.name} className="practice-part" aria-label={drill.title}>
          <h3>{drill.title}</h3>
          <p>
            {drill.sees} {drill.todo}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button small busy={busy === drill.name} onClick={() => begin(drill, true)}>
              Веднъж
            </Button>
            <Button small busy={busy === `${drill.name} all`} onClick={() => begin(drill, false)}>
              Докато я спрете
            </Button>
          </div>
        </section>
      ))}
    </>
  )
}
