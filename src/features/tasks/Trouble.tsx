import { WriteOutcomeBanner } from '../../screen-kit/writes/WriteOutcomeBanner.tsx'
import type { WriteOutcome } from '../../screen-kit/writes/writeState.ts'

type Props = { outcome: WriteOutcome<unknown> | null; what: { done: string; check: string } }

/** Why a write of a task did not end well, in the dialog that sent it. */
export const Trouble = ({ outcome, what }: Props) => (
  <WriteOutcomeBanner
    state={outcome}
    notDone={`Задачата не е ${what.done}`}
    unknown={`дали задачата е ${what.done}`}
    check={what.check}
  />
)
