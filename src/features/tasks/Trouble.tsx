import { EndingBanner } from '../../screen-kit/writes/EndingBanner.tsx'
import type { Ending } from '../../screen-kit/writes/settled.ts'

type Props = { ending: Ending<unknown> | null; what: { done: string; check: string } }

/** Why a write of a task did not end well, in the dialog that sent it. */
export const Trouble = ({ ending, what }: Props) => (
  <EndingBanner
    state={ending}
    notDone={`Задачата не е ${what.done}`}
    unknown={`дали задачата е ${what.done}`}
    check={what.check}
  />
)
