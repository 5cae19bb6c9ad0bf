import { expect, type Locator, type Page } from 'playwright/test'

/** In key presses: an element that needs more of them counts as unreachable. */
const longestCrawl = 20

/**
 * Returns the next key towards an element, as a user who sees the screen would press it: Home, End and arrows in trees,
 * tabs, menus and radio buttons; F6 between parts of the page; otherwise Tab. Null if the element has the focus, 'gone'
 * if it was replaced. Runs in the page and changes nothing.
 */
const keyTowards = (element: Element): string | null => {
  const at = document.activeElement ?? document.body
  if (at === element) return null
  if (!element.isConnected) return 'gone'
  const isAfter = (one: Element, other: Element) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const isBelow = isAfter(element, at)

  const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio'
  if (isRadio(element) && isRadio(at) && at.name === element.name) return isBelow ? 'ArrowDown' : 'ArrowUp'
  const control = element.closest('[role=tree], [role=tablist], [role=menu]')
  const role = element.getAttribute('role') ?? ''
  if (control?.contains(at)) {
    const all = [...control.querySelectorAll(`[role=${role}]`)]
    const index = all.indexOf(element)
    const straight = Math.abs(index - all.indexOf(at))
    if (1 + index < straight) return 'Home'
    if (all.length - index < straight) return 'End'
    const isRow = role === 'tab'
    return isBelow ? (isRow ? 'ArrowRight' : 'ArrowDown') : isRow ? 'ArrowLeft' : 'ArrowUp'
  }

  const isBetween = (part: Element) =>
    isBelow
      ? !part.contains(at) && isAfter(part, at) && (part.contains(element) || isAfter(element, part))
      : !part.contains(at) && isAfter(at, part) && (part.contains(element) || isAfter(part, element))
  const hasParts = document.querySelector('header[data-part]') && !document.querySelector('[aria-modal=true]')
  const seen = hasParts ? [...document.querySelectorAll('[data-part], main, main aside')] : []
  const parts = seen.filter((part) => part.checkVisibility())
  const jump = parts.some(isBetween) ? 'F6' : 'Tab'
  return isBelow ? jump : `Shift+${jump}`
}

export const goTo = async (page: Page, target: Locator): Promise<number> => {
  await expect(target).toBeVisible()
  let element = await target.elementHandle()
  const pressed: string[] = []
  for (let step = 0; step < longestCrawl; step += 1) {
    const key = await element?.evaluate(keyTowards)
    if (key === null || key === undefined) break
    if (key === 'gone') element = await target.elementHandle()
    else {
      pressed.push(key)
      await page.keyboard.press(key)
    }
  }
  await expect(target, `the keyboard gets there: ${pressed.join(' ')}`).toBeFocused()
  return pressed.length
}
