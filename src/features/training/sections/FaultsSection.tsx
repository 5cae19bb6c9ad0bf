import { useCallback, useEffect, useRef, useState } from 'react'
import { awaitedSteps } from '../../../contract/training/timeline.ts'
import {
  type DrillScope,
  type DrillState,
  type FaultDrill,
  faultDrills,
  fieldOfDrill,
  ruleResultOf,
  scopeOf,
} from '../../../rules/training/faultDrills.ts'
import { mutationText } from '../../../rules/training/simulatedActors.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconResult } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useTraining } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'

/**
 * The interval at which the state of the drill is refetched, in milliseconds, because it changes while the user works
 * beside the panel.
 */
const AGAIN = 1500
const EVERY_MUTATION = ''

const titleOf = (state: DrillState): string => faultDrills.find(({ name }) => name === state.name)?.title ?? ''
const scopeText = (scope: DrillScope): string =>
  scope === null ? 'всеки запис' : scope === 'all' ? 'всичко, и четене' : mutationText[scope].toLowerCase()

/** Renders the effects of the last drill (a simulated failure) on the data. */
const DrillResultNote = ({ state }: { state: DrillState }) => {
  const { isGood, sentences } = ruleResultOf(state)
  const kind = state.hits === 0 ? 'info' : isGood ? 'success' : 'warning'
  return (
    <Banner kind={kind} title={`Проверка: ${titleOf(state)}`}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  )
}

const useDrillState = () => {
  const training = useTraining()
  const [state, setState] = useState<DrillState | null>(null)
  const check = useCallback(async () => {
    const now = await training.drillState()
    setState((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now))
  }, [training])
  useEffect(() => {
    void check()
    const timer = setInterval(() => void check(), AGAIN)
    return () => clearInterval(timer)
  }, [check])
  return { state, check }
}

export const FaultsSection = () => {
  const training = useTraining()
  const { busy, problem, run } = useTrainingAction()
  const [chosen, setChosen] = useState<DrillScope>('register')
  const { state, check } = useDrillState()
  const result = useRef<HTMLDivElement>(null)
  // The result is scrolled into view, because it appears below the button.
  useEffect(() => {
    if (state) result.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  /** Scrolls the result into view and focuses it, so that it is read aloud even if it is unchanged. */
  const show = () => {
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'nearest' })
  }
  const lookAtData = () =>
    run('check', async () => {
      await check()
      show()
    })
  const begin = (drill: FaultDrill, once: boolean) =>
    run(once ? drill.name : `${drill.name} all`, async () => {
      const { name, title } = drill
      const only = scopeOf(drill, chosen)
      await training.beginDrill({ name, only, once })
      await check()
      notify(
        once
          ? { kind: 'success', text: `„${title}“ ще се случи следващия път: ${scopeText(only)}.` }
          : {
              kind: 'warning',
              text: `„${title}“ се случва всеки път (${scopeText(only)}), докато не спрете аварията.`,
            },
      )
    })
  const stop = () =>
    run('off', async () => {
      await training.endDrill()
      await check()
      show()
    })
  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      <p>Изберете авария и работете, сякаш нищо не знаете. После проверете дали нещо е загубено или удвоено.</p>
      <SelectField
        label="При какво"
        value={chosen ?? EVERY_MUTATION}
        empty="При всеки запис"
        options={[
          ...awaitedSteps.map((step) => ({ value: step, label: mutationText[step] })),
          { value: 'all', label: 'При всичко, и при отваряне на екран' },
        ]}
        onChange={(value) => setChosen(value === EVERY_MUTATION ? null : (value as DrillScope))}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={IconResult} kind="primary" busy={busy === 'check'} onClick={lookAtData}>
          Провери данните
        </Button>
        <Button busy={busy === 'off'} onClick={stop}>
          Спри аварията
        </Button>
      </div>
      <div ref={result} role="status" aria-label="Резултат от аварията" tabIndex={-1}>
        {state ? <DrillResultNote state={state} /> : <p className="muted">Още не сте започнали авария.</p>}
      </div>
      {faultDrills.map((drill) => {
        const only = scopeOf(drill, chosen)
        return (
          <section key={drill.name} className="practice-part" aria-label={drill.title}>
            <h3>{drill.title}</h3>
            {only !== chosen && <p className="muted">Случва се само при: {scopeText(only)}.</p>}
            <p>
              {drill.sees} {fieldOfDrill(drill, only)} {drill.todo}
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
        )
      })}
    </>
  )
}
