declare global {
  interface Window {
    takeAnnouncements: () => string[]
  }
}

export const installRecorder = (): void => {
  /**
   * In milliseconds without changes until a region counts as rendered, so that a region rendered in several steps is
   * recorded once.
   */
  const REST_MS = 60
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
  /**
   * Matches the regions that are not recorded: the indicator of the connection, which changes independently of the
   * test.
   */
  const apart = '.live, [aria-live=off]'
  const before = new WeakMap<Element, string>()
  let spoken: string[] = []
  const textOf = (region: Element): string => {
    const shown = region.cloneNode(true) as Element
    for (const hidden of shown.querySelectorAll('[aria-hidden=true], button')) hidden.remove()
    return (shown.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const read = () => {
    for (const region of document.querySelectorAll(regions)) {
      if (region.matches(apart) || !region.checkVisibility({ visibilityProperty: true })) continue
      const text = textOf(region)
      if (text !== '' && text !== before.get(region)) {
        const isUrgent = region.matches('[role=alert], [aria-live=assertive]')
        spoken.push(`${isUrgent ? 'at once' : 'politely'}: ${text}`)
      }
      before.set(region, text)
    }
  }
  /**
   * A polite live region is not announced when it is inserted, only when it changes later, so its initial text is
   * remembered.
   */
  const meet = (node: Node) => {
    if (!(node instanceof Element)) return
    for (const region of [node, ...node.querySelectorAll(regions)])
      if (region.matches(regions) && !region.matches('[role=alert]') && !before.has(region))
        before.set(region, textOf(region))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const readNow = () => {
    timer = undefined
    read()
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) meet(node)
    clearTimeout(timer)
    timer = setTimeout(readNow, REST_MS)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  window.takeAnnouncements = () => {
    if (timer !== undefined) {
      clearTimeout(timer)
      readNow()
    }
    const all = spoken
    spoken = []
    return all
  }
}
