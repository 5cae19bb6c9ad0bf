import type { Offer, Target } from './actions.ts'

export type PageFault = { kind: 'no focus' | 'two dialogs'; detail: string }

export type Explorer = {
  offer: () => Offer
  press: (target: Target) => boolean
  type: (target: Target & { text: string }) => boolean
  choose: (target: Target & { option: number }) => boolean
  hasFocus: () => boolean
  focus: () => Promise<PageFault[]>
  dialogs: () => PageFault[]
}
declare global {
  interface Window {
    explorer: Explorer
  }
}

export const installExplorer = (): void => {
  const over = '[aria-modal=true], [role=menu]'
  /**
   * Elements that are never pressed: they end the session, simulate faults, or open something outside of the product.
   */
  const leftAlone = /^(Изход|Започни отначало|Печат|Отпечат)/
  const notOurs = '[aria-disabled=true], body > [aria-hidden=true], .user-popover'
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const visible = (selector: string, within: Element = document.body) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
  const nameOf = (element: HTMLElement): string => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent) : []
    const own = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent)
    return (own || element.getAttribute('title') || element.getAttribute('name') || element.id)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
  }
  const isOurs = (element: HTMLElement) => {
    if (element.closest(notOurs) || /^(mailto|tel):/.test(element.getAttribute('href') ?? '')) return false
    if (element instanceof HTMLAnchorElement && (element.target !== '' || element.hasAttribute('download')))
      return false
    return !leftAlone.test(nameOf(element))
  }
  const pressableParts =
    'button:not(:disabled), a[href], [role=tab], [role=menuitem], [role=option], [role=treeitem], summary, input[type=checkbox], input[type=radio]'
  const fieldParts =
    'textarea:not(:disabled, [readonly]), input:not(:disabled, [readonly], [type=checkbox], [type=radio], [type=file], [type=hidden])'
  const listParts = 'select:not(:disabled)'

  const onTop = (): Element => visible(over).at(-1) ?? document.body
  const named = (selector: string): (Target & { element: HTMLElement })[] => {
    const counts = new Map<string, number>()
    return visible(selector, onTop())
      .filter(isOurs)
      .map((element) => {
        const name = nameOf(element)
        const nth = counts.get(name) ?? 0
        counts.set(name, nth + 1)
        return { name, nth, element }
      })
  }
  const find = (selector: string, { name, nth }: Target) =>
    named(selector).find((one) => one.name === name && one.nth === nth)?.element
  const plain = ({ name, nth }: Target): Target => ({ name, nth })
  /**
   * Sets the value by the setter of the prototype, because React ignores a value set through the property of the
   * element itself.
   */
  const setValue = (element: HTMLElement, value: string, kind: 'input' | 'change') => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  const MOMENT_MS = 250
  const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body

  window.explorer = {
    offer: () => ({
      pressable: named(pressableParts).map(({ element, ...target }) => ({
        ...plain(target),
        isInScreen: element.closest(`main, ${over}`) !== null,
      })),
      fields: named(fieldParts).map(plain),
      lists: named(listParts).map((one) => ({
        ...plain(one),
        options: (one.element as HTMLSelectElement).options.length,
      })),
    }),
    press: (target) => {
      const element = find(pressableParts, target)
      element?.focus()
      // An event is dispatched instead of calling `click`, because SVG elements have no such method.
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return element !== undefined
    },
    type: ({ text, ...target }) => {
      const element = find(fieldParts, target)
      element?.focus()
      if (element) setValue(element, text, 'input')
      return element !== undefined
    },
    choose: ({ option, ...target }) => {
      const element = find(listParts, target)
      if (!(element instanceof HTMLSelectElement)) return false
      element.focus()
      setValue(element, element.options[option]?.value ?? '', 'change')
      return true
    },
    hasFocus,
    focus: async () => {
      // On a slow computer the focus may move later, so it is checked a second time.
      if (!hasFocus()) await new Promise((done) => setTimeout(done, MOMENT_MS))
      return hasFocus() ? [] : [{ kind: 'no focus', detail: 'the focus is nowhere' }]
    },
    dialogs: () => {
      // A dialog that opened another dialog must be hidden, so two visible dialogs are reported as an error.
      const usable = visible('[aria-modal=true]').filter((one) => one.closest('body > [aria-hidden=true]') === null)
      const titleOf = (one: Element) => one.querySelector('h1, h2, h3')?.textContent ?? one.getAttribute('aria-label')
      const names = usable.map(titleOf).join(' over ')
      return usable.length > 1 ? [{ kind: 'two dialogs', detail: names }] : []
    },
  }
}
