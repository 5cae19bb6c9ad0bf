declare global {
  interface Window {
    measure: () => Promise<string[]>
  }
}

export const installMeasure = (): void => {
  const SLACK_PX = 2
  /**
   * The share of overlap from which two lines count as overlapping. Boxes of lines may overlap a little, because their
   * edges are empty.
   */
  const OVERLAP = 0.4
  const MOST = 5
  const MOST_ROUNDS = 20

  type Piece = { text: string; box: DOMRect; parent: Element; layer: Element }

  /** Properties of an element that decide whether its text is cut; cached for speed. */
  type Frame = {
    overflowX: string
    overflowY: string
    box: DOMRect
    isClamped: boolean
    floats: boolean
  }
  const floats = new Set(['fixed', 'sticky', 'absolute'])
  let frames = new Map<Element, Frame>()
  const frameOf = (element: Element): Frame => {
    const known = frames.get(element)
    if (known) return known
    const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(element)
    const frame = {
      overflowX,
      overflowY,
      box: element.getBoundingClientRect(),
      isClamped: webkitLineClamp !== 'none',
      floats: floats.has(position),
    }
    frames.set(element, frame)
    return frame
  }
  const ancestors = function* (from: Element): Generator<Element> {
    for (let one: Element | null = from; one && one !== document.documentElement; one = one.parentElement) yield one
  }
  const place = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`

  /**
   * True if a text is cut intentionally, because the full text is available elsewhere: in a title, on focus, or for
   * screen readers.
   */
  const isReadElsewhere = (element: Element) =>
    element.closest('[title], .visually-hidden, [aria-hidden=true]') !== null
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  const cutter = ({ box, parent }: Piece): Element | undefined => {
    if (isReadElsewhere(parent)) return undefined
    for (const one of ancestors(parent)) {
      const { overflowX, overflowY, isClamped, box: frame } = frameOf(one)
      if (isClamped) return undefined
      if (frame.width <= SLACK_PX) return undefined
      if (hides(overflowX) && (box.right > frame.right + SLACK_PX || box.left < frame.left - SLACK_PX)) return one
      if (hides(overflowY) && (box.bottom > frame.bottom + SLACK_PX || box.top < frame.top - SLACK_PX)) return one
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined
    }
    return undefined
  }
  const layerOf = (element: Element): Element =>
    [...ancestors(element)].find((one) => frameOf(one).floats) ?? document.body

  const pieces = (): Piece[] => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: Piece[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, data } = texts.currentNode as Text
      const text = data.trim()
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (parent.closest('.visually-hidden, option, body > [aria-hidden=true]')) continue
      range.selectNodeContents(texts.currentNode)
      const layer = layerOf(parent)
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) found.push({ text, box, parent, layer })
    }
    return found
  }

  const share = (one: DOMRect, other: DOMRect): number => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > SLACK_PX && height > 0 ? height / Math.min(one.height, other.height) : 0
  }
  const inSight = ({ box, parent }: Piece): DOMRect => {
    let { left, top, right, bottom } = box
    for (const one of ancestors(parent)) {
      const { overflowX, overflowY, box: frame } = frameOf(one)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const isShown = ({ parent }: Piece) =>
    !isReadElsewhere(parent) && ![...ancestors(parent)].some((one) => frameOf(one).isClamped)
  const overlaps = (all: readonly Piece[]): string[] => {
    const sorted = all
      .filter(isShown)
      .map((one) => ({ ...one, box: inSight(one) }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .sort((one, other) => one.box.top - other.box.top)
    return sorted.flatMap((one, at) => {
      const found: string[] = []
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (!other || other.box.top >= one.box.bottom) break
        if (other.parent === one.parent || other.layer !== one.layer || share(one.box, other.box) < OVERLAP) continue
        found.push(`„${one.text.slice(0, 30)}“ (${place(one.parent)}) and „${other.text.slice(0, 30)}“ overlap`)
      }
      return found
    })
  }
  const sideways = (): string[] => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth + 1) return []
    const sticksOut = (one: Element) => one.getBoundingClientRect().right > clientWidth + 1
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) =>
        sticksOut(one) && !(one.parentElement && sticksOut(one.parentElement)) && !one.closest('.visually-hidden'),
    )
    return [`the page is ${scrollWidth} wide in ${clientWidth}: ${wide.slice(-2).map(place).join(', ')}`]
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const task = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        done(undefined)
      }
      port2.postMessage(undefined)
    })
  /** Waits for two frames and a task without changes. If the page never becomes idle, it is measured anyway. */
  const atRest = async () => {
    let hasChanged = true
    const changes = new MutationObserver(() => {
      hasChanged = true
    })
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    for (let round = 0; hasChanged && round < MOST_ROUNDS; round += 1) {
      hasChanged = false
      await frame()
      await frame()
      await task()
    }
    changes.disconnect()
  }

  window.measure = async () => {
    await atRest()
    frames = new Map()
    const all = pieces()
    const cut = all.flatMap((piece) => {
      const by = cutter(piece)
      return by ? [`„${piece.text.slice(0, 30)}“ is cut by ${place(by)}`] : []
    })
    return [...sideways(), ...new Set([...cut.slice(0, MOST), ...overlaps(all).slice(0, MOST)])]
  }
}
