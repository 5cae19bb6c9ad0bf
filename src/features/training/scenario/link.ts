import { screenHref } from '../../../basePath.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { packScenario, unpackScenario } from '../../../rules/training/packedScenario.ts'
import { removeText, storedText } from '../../../storedTexts.ts'

/**
 * The maximum length of a link, in characters. Some programs truncate longer links, so a larger scenario must be sent
 * as a file.
 */
export const LONGEST_LINK = 8 * 1024
const LINKED = 'delovod-training-link'

/**
 * Returns a link that contains the scenario; null if the link is too long. The scenario is in the URL fragment, which
 * is never sent to a server.
 */
export const scenarioLink = (scenario: Scenario): string | null => {
  const fragment = packScenario(JSON.stringify(scenario))
  const href = new URL(`${screenHref('/')}#scenario=${fragment}`, location.origin).href
  return href.length > LONGEST_LINK ? null : href
}

/** Returns the scenario of the link that opened the page, as `keepLinkedScenario` stored it; null if there is none. */
export const linkedScenario = (): string | null => {
  const fragment = storedText('tab', LINKED)
  return fragment === null ? null : unpackScenario(fragment)
}
export const removeLinked = (): void => removeText('tab', LINKED)

/**
 * The storage key by which the login page learns that the scenario of the link is to begin without another click. The
 * button „Започни като …“ sets it.
 */
const AT_ONCE = 'delovod-training-at-once'
/** True if the scenario in the link begins without another click. Only the first call returns true. */
export const startsAtOnce = (): boolean => {
  const isSet = storedText('tab', AT_ONCE) !== null
  removeText('tab', AT_ONCE)
  return isSet
}
