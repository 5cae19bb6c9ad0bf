import { Banner } from '../../widgets/page/Banner.tsx'
import type { MutationState } from './mutationState.ts'
import './writeOutcome.css'

export type OutcomeText = {
  failed?: string
  /** The words after „Не е известно“, for example „дали съобщението е отказано“. */
  unknown?: string
  /** The advice if the result is unknown, for example „Затворете и проверете статуса, преди да опитате отново.“ */
  check: string
}
type Props = OutcomeText & {
  state: MutationState<unknown> | null
  /** True if a refusal is shown elsewhere: at the fields, or as an announcement. */
  withoutRefusal?: boolean
}

export const MutationOutcomeBanner = ({ state, withoutRefusal = false, ...labels }: Props) => {
  const { failed = 'Не е записано', unknown = 'дали е записано', check } = labels
  return (
    <div role="status" className="write-outcome">
      {state?.kind === 'checking' && (
        <Banner kind="info" title="Отговорът на сървъра не пристигна">
          Проверява се какво е записано…
        </Banner>
      )}
      {state?.kind === 'refused' && !withoutRefusal && (
        <Banner kind="error" title={failed}>
          <span className="pre-line">{state.fault.message}</span>
        </Banner>
      )}
      {state?.kind === 'notApplied' && (
        <Banner kind="warning" title={failed}>
          {state.isGarbled
            ? 'Сървърът отговори, но не е направил това, което поискахте. Опитайте отново; ако се повтори, обадете се на администратора.'
            : 'Връзката прекъсна. Опитайте отново.'}
        </Banner>
      )}
      {state?.kind === 'earlierApplied' && (
        <Banner kind="warning" title="Записано е това, което изпратихте първо">
          Отговорът на сървъра тогава не пристигна. Промените Ви след това не са записани, но нищо от въведеното не е
          загубено: копирайте каквото Ви трябва, затворете и вижте какво е записано.
        </Banner>
      )}
      {state?.kind === 'unknown' && (
        <Banner kind="warning" title={`Не е известно ${unknown}`}>
          {state.fault
            ? `Сървърът върна грешка („${state.fault.message}“), а после не каза какво е записано.`
            : 'Сървърът не отговаря.'}{' '}
          {check}
        </Banner>
      )}
    </div>
  )
}
