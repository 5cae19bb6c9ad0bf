import { keepText, keptText } from '../../src/keptTexts.ts'

const FRAGMENT = '#scenario='
const LINKED = 'delovod-training-link'

/**
 * A scenario leaves the address and waits for the panel, which opens with it; `fragment` is what the page began with.
 * Nothing is unpacked or believed here.
 */
export const keepLinkedScenario = (fragment: string): void => {
  if (!fragment.startsWith(FRAGMENT)) return
  keepText('tab', LINKED, fragment.slice(FRAGMENT.length))
  keepText('tab', 'delovod-training-section', 'scenario')
  if (location.hash === fragment) history.replaceState(history.state, '', location.pathname + location.search)
}

/** What the link of this tab holds, until it is opened or refused; null where it came by none. */
export const keptLink = (): string | null => keptText('tab', LINKED)
