const FRAGMENT = '#scenario='

/**
 * A scenario leaves the address and waits for the panel, which opens with it; `fragment` is what the page began with.
 * Nothing is unpacked or believed here.
 */
export const keepLinkedScenario = (fragment: string): void => {
  if (!fragment.startsWith(FRAGMENT)) return
  sessionStorage.setItem('delovod-training-link', fragment.slice(FRAGMENT.length))
  sessionStorage.setItem('delovod-training-section', 'scenario')
  if (location.hash === fragment) history.replaceState(history.state, '', location.pathname + location.search)
}
