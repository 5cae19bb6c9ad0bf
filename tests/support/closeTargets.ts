declare global {
  interface Window {
    /**
     * Returns the targets that may be too small (WCAG 2.2, 2.5.8): one target for each combination of markup, size and
     * distance of neighbours.
     */
    closeTargets: () => Map<string, Element>
  }
}

/**
 * Runs once in each page. Adds `window.closeTargets`, which selects the targets that axe must check, because axe is
 * slow for targets.
 */
export const installCloseTargets = (): void => {
  /**
   * The roles of elements that axe treats as targets if they are focusable. An element that only contains targets is
   * not a target.
   */
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
  /** In pixels: a target with at least this width and height is always large enough. */
  const enough = 24
  const madeAs = (element: Element | null, depth: number): string =>
    element === null || depth === 0
      ? ''
      : `${madeAs(element.parentElement, depth - 1)} ${element.localName}.${element.className}`
  /** Returns the square of the minimum size, centred on a target. */
  const targetArea = ({ left, top, width, height }: DOMRect): DOMRect => {
    const [wide, high] = [Math.max(width, enough), Math.max(height, enough)]
    return new DOMRect(left + (width - wide) / 2, top + (height - high) / 2, wide, high)
  }
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
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
    const areas = rects.map(targetArea)
    return new Map(
      all.flatMap((element, at) => {
        const [rect, area] = [rects[at], areas[at]]
        if (!rect || !area) return []
        const near = rects.filter((_, other) => other !== at && overlap(area, areas[other] ?? area))
        return near.length > 0 ? [[`${madeAs(element, 4)} ${layOf(rect, near)}`, element] as const] : []
      }),
    )
  }
}
