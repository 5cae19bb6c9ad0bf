export type Finding =
  | { kind: 'stopped'; detail: string }
  | { kind: 'refused'; detail: string }
  | { kind: 'blank'; detail: string }
  | { kind: 'nonsense'; detail: string }
  | { kind: 'endless'; detail: string }
  | { kind: 'sideways'; detail: string }

export type Crawl = {
  /** Navigates to a path without a page load, waits until the page is idle, and checks it. */
  go: (path: string) => Promise<Finding[]>
  /** Navigates like `go`, but fetches all data again, as after the log-in of another user in another tab. */
  goAnew: (path: string) => Promise<Finding[]>
  /**
   * Presses the elements with these names, in order. Null if an element does not appear within `timeoutMs`
   * milliseconds.
   */
  press: (names: readonly string[], timeoutMs?: number) => Promise<Finding[] | null>
  names: (selector: string) => string[]
  close: () => Promise<void>
  look: () => Promise<Finding[]>
}
declare global {
  interface Window {
    crawl: Crawl
  }
}

export const installCrawler = (): void => {
  const quiet = 40
  const longest = 20_000
  let underWay = 0
  let calls = 0
  let changed = performance.now()
  const sendRequest = window.fetch
  const ended = () => {
    underWay -= 1
    changed = performance.now()
  }
  window.fetch = async (...call) => {
    underWay += 1
    calls += 1
    try {
      const reply = await sendRequest(...call)
      // A request counts as finished when its body has arrived, which may be later than its headers.
      void reply.clone().arrayBuffer().then(ended, ended)
      return reply
    } catch (failure) {
      ended()
      throw failure
    }
  }
  const isFetched = (node: Node): node is HTMLScriptElement | HTMLLinkElement =>
    (node instanceof HTMLScriptElement && node.src !== '') ||
    (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
  const followPart = (part: HTMLElement) => {
    underWay += 1
    part.addEventListener('load', ended, { once: true })
    part.addEventListener('error', ended, { once: true })
  }
  const observe = () =>
    new MutationObserver((changes) => {
      changed = performance.now()
      if (document.readyState !== 'complete') return
      for (const part of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFetched)) followPart(part)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  observe()

  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const visible = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
  const textsIn = function* (place: Element, isWanted = (text: string) => text.trim() !== ''): Generator<string> {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text
      if (isWanted(data) && parentElement && isVisible(parentElement)) yield data
    }
  }
  const textIn = (place: Element): string => [...textsIn(place)].join(' ')
  const saysSomething = (place: Element): boolean => textsIn(place).next().done === false
  const busy = (): string | undefined => {
    const part = visible('[aria-busy=true]')[0]
    if (part) return part.outerHTML.slice(0, 120)
    for (const text of textsIn(document.body, (one) => one.includes('Зареждане…'))) return text.slice(0, 80)
    return undefined
  }

  /**
   * Waits until no request is pending, nothing has changed for a moment, and no loading indicator is visible. Returns
   * false on a timeout.
   */
  const rest = async (): Promise<boolean> => {
    const until = performance.now() + longest
    changed = performance.now()
    while (performance.now() < until) {
      await wait(15)
      if (underWay === 0 && performance.now() - changed > quiet && !busy()) return true
    }
    return false
  }

  const nonsense = /\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]|\bnull\b/
  /**
   * Returns a technical text (for example `undefined`) on the screen, with the text around it; undefined if there is
   * none.
   */
  const nonsenseIn = (text: string): string | undefined => {
    const found = nonsense.exec(text)
    return found ? text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40) : undefined
  }
  const textShown = (): string => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(isVisible)
    const named = visible('[aria-label], [title]').flatMap((one) => [one.getAttribute('aria-label') ?? '', one.title])
    return [textIn(document.body), ...fields.map(({ value }) => value), ...named, document.title].join('\n')
  }
  const look = async (): Promise<Finding[]> => {
    const isAtRest = await rest()
    const failed = document.querySelector('.screen-failed')
    // Without access to any screen the user sees a message, which has no role `alert`. It counts as „refused“, not as
    // an error.
    const kind = failed?.matches('[role=alert]') ? 'stopped' : 'refused'
    if (failed) return [{ kind, detail: failed.querySelector('pre')?.textContent ?? failed.textContent }]
    const main = document.querySelector('main')
    if (!main || !saysSomething(main)) return [{ kind: 'blank', detail: textIn(document.body).slice(0, 80) }]
    const broken = nonsenseIn(textShown())
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(isAtRest ? [] : [{ kind: 'endless' as const, detail: busy() ?? `${underWay} under way` }]),
      ...(broken ? [{ kind: 'nonsense' as const, detail: broken }] : []),
      ...(scrollWidth > clientWidth + 1 ? [{ kind: 'sideways' as const, detail: `${scrollWidth}` }] : []),
    ]
  }

  const nameOf = (element: HTMLElement): string =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
  const pressable = 'button, [role=tab], [role=menuitem], a.btn, summary'
  const over = '[aria-modal=true], [role=menu]'
  const onTop = (): Element => visible(over).at(-1) ?? document.body
  const inside = (place: Element, selector: string) =>
    [...place.querySelectorAll<HTMLElement>(selector)].filter(isVisible)

  /**
   * Simulates the message of another tab that a different user logged in: the page then drops all responses and
   * requests them again.
   */
  const clearReplies = async () => {
    const [channel, before] = [new BroadcastChannel('delovod.session'), calls]
    channel.postMessage({ kind: 'loggedIn', userName: crypto.randomUUID(), from: '' })
    for (let waited = 0; calls === before && waited < longest; waited += 5) await wait(5)
    channel.close()
  }
  const lead = (path: string) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }

  const pressEscape = async () => {
    const at = document.activeElement ?? document.body
    for (const type of ['keydown', 'keyup'])
      at.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))
    await rest()
  }
  const openMore = async (name: string): Promise<'line' | 'group' | 'no'> => {
    const more = visible('.commands [aria-haspopup=menu]').find((one) => nameOf(one) === 'Още действия')
    if (!more || onTop() !== document.body) return 'no'
    more.click()
    await rest()
    const holds = (selector: string) => inside(onTop(), selector).some((one) => nameOf(one).startsWith(name))
    if (holds('[role=menuitem]')) return 'line'
    if (holds('[role=group]')) return 'group'
    await pressEscape()
    return 'no'
  }

  window.crawl = {
    look,
    go: async (path) => {
      lead(path)
      return look()
    },
    goAnew: async (path) => {
      await clearReplies()
      lead(path)
      return look()
    },
    names: (selector) => inside(onTop(), selector).map(nameOf).filter(Boolean),
    press: async (names, timeoutMs = 0) => {
      for (const [at, name] of names.entries()) {
        if (at > 0) await rest()
        const find = () => inside(onTop(), pressable).find((one) => nameOf(one).startsWith(name))
        if (!find() && (await openMore(name)) === 'group') continue
        const until = performance.now() + timeoutMs
        while (!find() && performance.now() < until) await wait(15)
        const found = find()
        if (!found) return null
        found.focus()
        found.click()
      }
      return look()
    },
    close: async () => {
      for (let level = 0; level < 3 && visible(over).length > 0; level += 1) {
        await pressEscape()
        // A form with an open row asks before it closes, and Escape keeps it open.
        const discard = inside(onTop(), 'button').find((one) => nameOf(one) === 'Затвори без запис')
        if (!discard) continue
        discard.click()
        await rest()
      }
    },
  }
}
