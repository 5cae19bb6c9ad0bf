import { screenHref } from '../../../basePath.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { forgetText, keptText } from '../../../keptTexts.ts'
import { packed, unpacked } from '../../../rules/training/packedScenario.ts'

/** A longer link some programs cut off: a scenario that needs more is a file. In characters. */
export const LONGEST_LINK = 8 * 1024
const LINKED = 'delovod-training-link'

/** The link that opens a scenario; null where it would be too long. The fragment is never sent to a server. */
export const scenarioLink = (scenario: Scenario): string | null => {
  const fragment = packed(JSON.stringify(scenario))
  const href = new URL(`${screenHref('/')}#scenario=${fragment}`, location.origin).href
  return href.length > LONGEST_LINK ? null : href
}

/** The scenario by whose link the page was opened, kept by `keepLinkedScenario`; null when there is none. */
export const linkedScenario = (): string | null => {
  const fragment = keptText('tab', LINKED)
  return fragment === null ? null : unpacked(fragment)
}
export const forgetLinked = (): void => forgetText('tab', LINKED)

/** Set by the log-in page, where whoever came by a link pressed „Влез като …“. */
const AT_ONCE = 'delovod-training-at-once'
/** Whether the scenario of the link begins without another press; true once. */
export const startsAtOnce = (): boolean => {
  const isSet = keptText('tab', AT_ONCE) !== null
  forgetText('tab', AT_ONCE)
  return isSet
}
