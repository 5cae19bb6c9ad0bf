import { Banner } from '../../widgets/page/Banner.tsx'
import type { WriteState } from './writeState.ts'
import './writeOutcome.css'

export type OutcomeWords = {
  /** „Съобщението не е отказано“. */
  failed?: string
  /** After „Не е известно“: „дали съобщението е отказано“. */
  unknown?: string
  /** What to do when nobody knows: „Затворете и проверете статуса, преди да опитате отново.“ */
  check: string
}
type Props = OutcomeWords & {
  /** Where the write stands; null when nothing was sent yet. */
  state: WriteState<unknown> | null
  /** A refusal is told elsewhere: at the fields, or aloud only. */
  withoutRefusal?: boolean
}

/** Why a write did not end well, in the form that asked for it; nothing typed is lost. Empty while all is well. */
export const WriteOutcomeBanner = ({ state, withoutRefusal = false, ...words }: Props) => {
  const { failed = 'Не е записано', unknown = 'дали е записано', check } = words
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
