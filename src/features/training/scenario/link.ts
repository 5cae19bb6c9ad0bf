import { screenHref } from '../../../basePath.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
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
  const fragment = sessionStorage.getItem(LINKED)
  return fragment === null ? null : unpacked(fragment)
}
export const forgetLinked = (): void => sessionStorage.removeItem(LINKED)
