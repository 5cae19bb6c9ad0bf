import { Banner } from '../../widgets/page/Banner.tsx'
import type { Ending } from './settle.ts'

type Props = { ending: Ending<unknown> | null; what: { done: string; check: string } }

/** Why a write did not end well, in the dialog that sent it. Nothing when it did, or when nothing was sent yet. */
export const Trouble = ({ ending, what }: Props) => {
  if (ending === null || ending.kind === 'done') return null
  if (ending.kind === 'refused')
    return (
      <Banner kind="error" title={`Задачата не е ${what.done}`}>
        <span className="pre-line">{ending.fault.message}</span>
      </Banner>
    )
  return ending.kind === 'notDone' ? (
    <Banner kind="warning" title={`Задачата не е ${what.done}`}>
      Връзката прекъсна. Опитайте отново.
    </Banner>
  ) : (
    <Banner kind="warning" title={`Не е известно дали задачата е ${what.done}`}>
      Сървърът не отговаря. {what.check}
    </Banner>
  )
}
