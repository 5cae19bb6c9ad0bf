import { dropDeferredErrors } from './deferredErrors.ts'
import type { Fault } from './fault.ts'
import { notify } from './notices.ts'

const unknown =
  'Не е известно дали действието е извършено, защото и проверката не успя. Вижте какво е записано, преди да опитате отново.'

/**
 * Replaces the error message that was held back for a save request whose result is unknown, so that no advice to retry
 * is shown.
 */
export const notifyUnknown = (fault: Fault): void => {
  if (!dropDeferredErrors(fault)) return
  const { status, message, serverText } = fault
  const trace = [...(status === undefined ? [] : [`HTTP ${status}`]), message, ...(serverText ? [serverText] : [])]
  notify({ kind: 'warning', text: unknown, trace })
}
