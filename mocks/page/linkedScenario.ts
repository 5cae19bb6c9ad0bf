import { storedText, storeText } from '../../src/storedTexts.ts'

const FRAGMENT = '#scenario='
const LINKED = 'delovod-training-link'

/**
 * Removes a scenario from the address and stores it until the panel opens; `fragment` is the initial fragment of the
 * page. The scenario is neither unpacked nor validated here.
 */
export const keepLinkedScenario = (fragment: string): void => {
  if (!fragment.startsWith(FRAGMENT)) return
  storeText('tab', LINKED, fragment.slice(FRAGMENT.length))
  storeText('tab', 'delovod-training-section', 'scenario')
  if (location.hash === fragment) history.replaceState(history.state, '', location.pathname + location.search)
}

/** The scenario from the link of this tab, until it is opened or refused; null if there is none. */
export const keptLink = (): string | null => storedText('tab', LINKED)
