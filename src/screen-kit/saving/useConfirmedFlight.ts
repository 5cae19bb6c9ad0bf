import { type Confirmation, useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { useSingleFlight } from './singleFlight.ts'

/**
 * Runs one operation at a time, after the user has confirmed it. `busy` is false during the confirmation. Render
 * `confirmDialog` once.
 */
export const useConfirmedFlight = () => {
  const { confirm, confirmDialog } = useConfirm()
  const { busy, run } = useSingleFlight()
  const runConfirmed = async (query: Confirmation, work: () => Promise<void>): Promise<void> => {
    if (!busy && (await confirm(query))) await run(work)
  }
  return { busy, runConfirmed, confirmDialog }
}
