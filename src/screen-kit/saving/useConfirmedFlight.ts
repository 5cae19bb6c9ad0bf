import { type Question, useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { useSingleFlight } from './singleFlight.ts'

/**
 * Work that a question comes before, one piece at a time: `busy` is only said while the work runs, so that nothing looks
 * as if it were being sent while the person still decides. Draw `confirmDialog` once in the component.
 */
export const useConfirmedFlight = () => {
  const { confirm, confirmDialog } = useConfirm()
  const { busy, run } = useSingleFlight()
  /** Answers when the work has ended, or at once where the person declines or other work still runs. */
  const runConfirmed = async (question: Question, work: () => Promise<void>): Promise<void> => {
    if (!busy && (await confirm(question))) await run(work)
  }
  return { busy, runConfirmed, confirmDialog }
}
