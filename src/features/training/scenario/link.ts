import { screenHref } from '../../../basePath.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { packed, unpacked } from '../../../rules/training/packedScenario.ts'
import { removeText, storedText } from '../../../storedTexts.ts'

/** In characters. Some programs truncate longer links, so a larger scenario must be sent as a file. */
export const LONGEST_LINK = 8 * 1024
const LINKED = 'delovod-training-link'

/** Null if too long. The scenario is in the URL fragment, which is never sent to a server. */
export const scenarioLink = (scenario: Scenario): string | null => {
  const fragment = packed(JSON.stringify(scenario))
  const href = new URL(`${screenHref('/')}#scenario=${fragment}`, location.origin).href
  return href.length > LONGEST_LINK ? null : href
}

/** Stored by `keepLinkedScenario`; null if there is none. */
export const linkedScenario = (): string | null => {
  const fragment = storedText('tab', LINKED)
  return fragment === null ? null : unpacked(fragment)
}
export const removeLinked = (): void => removeText('tab', LINKED)

/** Set by the login page after „Влез като …“. */
const AT_ONCE = 'delovod-training-at-once'
/** True if the scenario of the link begins without another click. Returns true only once. */
export const startsAtOnce = (): boolean => {
  const isSet = storedText('tab', AT_ONCE) !== null
  removeText('tab', AT_ONCE)
  return isSet
}
