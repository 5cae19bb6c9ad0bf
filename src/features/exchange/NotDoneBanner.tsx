import { Banner } from '../../widgets/page/Banner.tsx'
import type { Ending } from './settled.ts'

type Props = {
  ending: Ending<unknown> | null
  /** „Съобщението не е отказано.“ */
  notDone: string
  /** After „Не е известно“: „дали съобщението е отказано“. */
  unknown: string
}

/** Why a write did not end well, in the form that asked for it; nothing typed is lost. */
export const NotDoneBanner = ({ ending, notDone, unknown }: Props) => {
  if (!ending || ending.kind === 'done') return null
  if (ending.kind === 'refused')
    return (
      <Banner kind="error" title={notDone}>
        <span className="pre-line">{ending.fault.message}</span>
      </Banner>
    )
  if (ending.kind === 'notDone')
    return (
      <Banner kind="warning" title={notDone}>
        Връзката прекъсна, преди сървърът да получи заявката. Опитайте отново.
      </Banner>
    )
  return (
    <Banner kind="warning" title={`Не е известно ${unknown}.`}>
      Връзката прекъсна и сървърът не отговаря. Опитът отново е безопасен: едно съобщение се обработва само веднъж.
    </Banner>
  )
}
