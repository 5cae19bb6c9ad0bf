import { storedText, storeText } from '../../src/storedTexts.ts'

const FRAGMENT = '#scenario='
const LINKED = 'delovod-training-link'

/**
 * Keeps the scenario of the URL's fragment until the training panel opens, and removes it from the URL. The scenario is
 * not validated here. `fragment` is the one with which the page was loaded.
 */
export const keepLinkedScenario = (fragment: string): void => {
  if (!fragment.startsWith(FRAGMENT)) return
  storeText('tab', LINKED, fragment.slice(FRAGMENT.length))
  storeText('tab', 'delovod-training-section', 'scenario')
  if (location.hash === fragment) history.replaceState(history.state, '', location.pathname + location.search)
}

export const keptLink = (): string | null => storedText('tab', LINKED)
