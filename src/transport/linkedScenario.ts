const FRAGMENT = '#scenario='

/**
 * Before an imitated backend only: a scenario leaves the address and waits for the panel, which opens with it. Nothing
 * is unpacked or believed here.
 */
export const keepLinkedScenario = (): void => {
  if (!location.hash.startsWith(FRAGMENT)) return
  sessionStorage.setItem('delovod-training-link', location.hash.slice(FRAGMENT.length))
  sessionStorage.setItem('delovod-training-section', 'scenario')
  sessionStorage.setItem('delovod-training-open', '')
  history.replaceState(history.state, '', location.pathname + location.search)
}
