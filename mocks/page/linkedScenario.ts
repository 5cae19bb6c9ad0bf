import { storedText, storeText } from '../../src/storedTexts.ts'

const FRAGMENT = '#scenario='
const LINKED = 'delovod-training-link'

/** Until the training panel opens. `fragment` is from the page load. The scenario is not validated here. */
export const keepLinkedScenario = (fragment: string): void => {
  if (!fragment.startsWith(FRAGMENT)) return
  storeText('tab', LINKED, fragment.slice(FRAGMENT.length))
  storeText('tab', 'delovod-training-section', 'scenario')
  if (location.hash === fragment) history.replaceState(history.state, '', location.pathname + location.search)
}

export const keptLink = (): string | null => storedText('tab', LINKED)
