declare global {
  interface Window {
    /**
     * What can be pressed and may be too small (WCAG 2.2, 2.5.8): once for each that is made alike, as large, and whose
     * neighbours lie alike. What has the room that it needs to itself is not among them.
     */
    closeTargets: () => Map<string, Element>
  }
}

/** Runs once in each page: gives `window.closeTargets`, so that axe, which takes long over targets, need look at few. */
export const installCloseTargets = (): void => {
  /** What axe takes for a target when it can have the focus; what only contains such things is none. */
  const widgets = [
    ...[
      'button',
      'checkbox',
      'combobox',
      'gridcell',
      'link',
      'listbox',
      'menuitem',
      'menuitemcheckbox',
      'menuitemradio',
    ],
    ...['option', 'progressbar', 'radio', 'scrollbar', 'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox'],
    'treeitem',
  ]
  const pressed = [
    'a, button, input, select, textarea, summary, td[tabindex], th[tabindex]',
    ...widgets.map((role) => `[role=${role}]`),
  ].join()
  /** From this width and height on a target is large enough wherever it stands. */
  const enough = 24
  const madeAs = (element: Element | null, depth: number): string =>
    element === null || depth === 0
      ? ''
      : `${madeAs(element.parentElement, depth - 1)} ${element.localName}.${element.className}`
  /** A target with the room that it needs around its middle. */
  const withRoom = ({ left, top, width, height }: DOMRect): DOMRect => {
    const [wide, high] = [Math.max(width, enough), Math.max(height, enough)]
    return new DOMRect(left + (width - wide) / 2, top + (height - high) / 2, wide, high)
  }
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  /** How large a target is, and how its neighbours lie to it: what decides whether it can be pressed. */
  const layOf = (rect: DOMRect, near: readonly DOMRect[]): string =>
    [
      [rect.width, rect.height],
      ...near.map(({ left, top, width, height }) => [left - rect.left, top - rect.top, width, height]),
    ]
      .map((sides) => sides.map(Math.round).join(' '))
      .join(', ')

  window.closeTargets = () => {
    const all = [...document.body.querySelectorAll(pressed)].filter((element) => element.checkVisibility())
    const rects = all.map((element) => element.getBoundingClientRect())
    const rooms = rects.map(withRoom)
    return new Map(
      all.flatMap((element, at) => {
        const [rect, room] = [rects[at], rooms[at]]
        if (!rect || !room) return []
        const near = rects.filter((_, other) => other !== at && overlap(room, rooms[other] ?? room))
        return near.length > 0 ? [[`${madeAs(element, 4)} ${layOf(rect, near)}`, element] as const] : []
      }),
    )
  }
}
