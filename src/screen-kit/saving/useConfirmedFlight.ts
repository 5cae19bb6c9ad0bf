import { type Confirmation, useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { useSingleFlight } from './singleFlight.ts'

/**
 * An operation with a confirmation, one at a time: `busy` is true only while it runs, so that the page does not look
 * busy during the confirmation. Render `confirmDialog` once in the component.
 */
export const useConfirmedFlight = () => {
  const { confirm, confirmDialog } = useConfirm()
  const { busy, run } = useSingleFlight()
  /** Resolves when the operation has ended, or at once if the user declines or another operation runs. */
  const runConfirmed = async (query: Confirmation, work: () => Promise<void>): Promise<void> => {
    if (!busy && (await confirm(query))) await run(work)
  }
  return { busy, runConfirmed, confirmDialog }
}
