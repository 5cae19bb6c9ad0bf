import { type Confirmation, useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { useSingleFlight } from './singleFlight.ts'

/**
 * Runs an operation after a confirmation, one at a time. `busy` is true only while the operation runs, not during the
 * confirmation. Render `confirmDialog` once.
 */
export const useConfirmedFlight = () => {
  const { confirm, confirmDialog } = useConfirm()
  const { busy, run } = useSingleFlight()
  /** Resolves when the operation has ended; at once if the user declines or another operation is running. */
  const runConfirmed = async (query: Confirmation, work: () => Promise<void>): Promise<void> => {
    if (!busy && (await confirm(query))) await run(work)
  }
  return { busy, runConfirmed, confirmDialog }
}
