import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useHeldBack } from './useHeldBack.ts'

/**
 * Guards a form: while `loses` is given, links, „back“ and closing the tab ask first. Returns `release`, to be called
 * after a successful save.
 */
export const useUnsavedGuard = (loses: string | undefined): (() => void) => {
  useHeldBack()
  return useLeaveGuard(loses)
}
