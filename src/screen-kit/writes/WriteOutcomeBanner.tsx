import { Banner } from '../../widgets/page/Banner.tsx'
import type { WriteState } from './writeState.ts'

/** The same words wherever it happens: the server got what was sent first, and it cannot be changed any more. */
export const earlierTitle = 'Записано е това, което изпратихте първо'
export const earlierText =
  'Отговорът на сървъра тогава не пристигна. Промените Ви след това не са записани, но нищо от въведеното не е ' +
  'загубено: копирайте каквото Ви трябва, затворете и вижте какво е записано.'

type Props = {
  /** Where the write stands; null when nothing was sent yet. */
  state: WriteState<unknown> | null
  /** „Съобщението не е отказано“. */
  notDone: string
  /** After „Не е известно“: „дали съобщението е отказано“. */
  unknown: string
  /** What to do when nobody knows: „Затворете и проверете статуса, преди да опитате отново.“ */
  check: string
}

/** Why a write did not end well, in the form that asked for it; nothing typed is lost. Empty while all is well. */
export const WriteOutcomeBanner = ({ state, notDone, unknown, check }: Props) => {
  if (state?.kind === 'refused')
    return (
      <Banner kind="error" title={notDone}>
        <span className="pre-line">{state.fault.message}</span>
      </Banner>
    )
  if (state?.kind === 'notDone')
    return (
      <Banner kind="warning" title={notDone}>
        Връзката прекъсна. Опитайте отново.
      </Banner>
    )
  if (state?.kind === 'earlier')
    return (
      <Banner kind="warning" title={earlierTitle}>
        {earlierText}
      </Banner>
    )
  return state?.kind === 'unknown' ? (
    <Banner kind="warning" title={`Не е известно ${unknown}`}>
      Сървърът не отговаря. {check}
    </Banner>
  ) : null
}
