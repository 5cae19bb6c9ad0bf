declare global {
  interface Window {
    /**
     * Returns a sentence for each element that a screen reader user cannot distinguish or find by its name. Empty if
     * there are none.
     */
    named: () => string[]
  }
}

export const installNamed = (): void => {
  const MOST = 8
  /**
   * The maximum number of tab stops in one table row: one each to select, to open and to act. With more, a long list is
   * too slow by keyboard.
   */
  const STOPS_OF_A_ROW = 3
  /** The maximum number of live regions that may announce a loaded screen: one for its list and one for its record. */
  const VOICES = 2
  const pressed = 'a[href], button, summary, [role=button], [role=link], [role=tab], [role=menuitem]'
  const filled = 'input:not([type=hidden]), select, textarea'
  const groups = 'fieldset, [role=group], [role=radiogroup], tr, [role=row]'

  const isAnnounced = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true], [inert]') === null
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isAnnounced)
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
    return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(wordsOf).join(' ')
  }
  const labelledBy = (element: Element): string =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const labels = (element: Element): string =>
    'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])].map(wordsOf).join(' ') : ''
  const nameOf = (element: HTMLElement): string => {
    const given =
      plain(labelledBy(element)) || plain(element.getAttribute('aria-label') ?? '') || plain(labels(element))
    return given || (element.matches(filled) ? '' : plain(wordsOf(element))) || plain(element.title)
  }
  const place = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`

  /** Returns the name of the group of a field; screen readers announce it before the name of the field. */
  const groupOf = (element: HTMLElement): string => {
    const group = element.parentElement?.closest<HTMLElement>(groups)
    return group?.matches('fieldset')
      ? plain(group.querySelector('legend')?.textContent ?? '')
      : group
        ? nameOf(group)
        : ''
  }
  const kindOf = (element: HTMLElement): string =>
    element.getAttribute('role') ?? (element.matches('a') ? 'link' : element.matches(filled) ? 'field' : 'button')

  /**
   * Returns the different URLs to which links with the same name lead; undefined if all lead to one screen. A link to
   * the last state of that screen counts as the same.
   */
  const actionsOf = (controls: readonly HTMLElement[]): string[] | undefined => {
    const places = new Set(controls.map((one) => one.getAttribute('href') ?? ''))
    if (places.has('')) return controls.length > 1 ? [] : undefined
    const parts = [...places].map((place) => place.split(/[?#]/))
    const isOne = new Set(parts.map(([path]) => path)).size === 1 && parts.filter(([, search]) => search).length < 2
    return isOne ? undefined : [...places]
  }
  const alike = (controls: readonly HTMLElement[], names: ReadonlyMap<HTMLElement, string>): string[] => {
    const groups = new Map<string, HTMLElement[]>()
    for (const one of controls) {
      const name = names.get(one)
      if (!name) continue
      const inGroup = one.matches(filled) ? groupOf(one) : ''
      const key = `${kindOf(one)} „${name}“${inGroup && ` in „${inGroup}“`}`
      groups.set(key, [...(groups.get(key) ?? []), one])
    }
    return [...groups].flatMap(([key, ofName]) => {
      const places = actionsOf(ofName)
      return places ? [`${ofName.length} times the ${key}${places.length > 0 ? `: ${places.join(' ')}` : ''}`] : []
    })
  }
  const doubledIds = (): string[] => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `the id ${id} is there twice`)
  }
  const headings = (): string[] => {
    const found = all('h1')
    return found.length === 1 ? [] : [`${found.length} headings of the first level: ${found.map(wordsOf).join(', ')}`]
  }
  const longRows = (controls: readonly HTMLElement[]): string[] => {
    const stops = new Map<Element, Set<string | HTMLElement>>()
    for (const one of controls) {
      const row = one.tabIndex >= 0 && one.closest('tbody > tr')
      // The radio buttons of one group count as one tab stop.
      const stop = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : one
      if (row) stops.set(row, (stops.get(row) ?? new Set()).add(stop))
    }
    const most = Math.max(0, ...[...stops.values()].map(({ size }) => size))
    return most > STOPS_OF_A_ROW ? [`a row with ${most} stops of the Tab key`] : []
  }
  const voices = (): string[] => {
    const announcements = all('main :is([role=status], output, [aria-live]:not([aria-live=off]))')
      .map(wordsOf)
      .map(plain)
    const found = announcements.filter((words) => words !== '')
    return found.length > VOICES ? [`${found.length} places speak at arrival: ${found.join(' | ')}`] : []
  }

  window.named = () => {
    const controls = all(`${pressed}, ${filled}`)
    const names = new Map(controls.map((one) => [one, nameOf(one)]))
    const unnamed = controls.filter((one) => !names.get(one)).map((one) => `${place(one)} has no name`)
    return [
      ...headings(),
      ...doubledIds().slice(0, MOST),
      ...unnamed.slice(0, MOST),
      ...alike(controls, names).slice(0, MOST),
      ...longRows(controls),
      ...voices(),
    ]
  }
}
