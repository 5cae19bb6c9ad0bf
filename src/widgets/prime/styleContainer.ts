/**
 * PrimeReact 10 appends a <style> element per component, which `style-src 'self'` forbids. It is given a detached element
 * instead, and the text of each style in it is mirrored into document.adoptedStyleSheets, which the policy allows.
 */
export const detachedStyleContainer = (): HTMLElement => {
  const container = document.createElement('div')
  const sheets = new Map<Element, { sheet: CSSStyleSheet; text: string }>()
  const mirror = () => {
    const live = new Set<Element>(container.querySelectorAll('style'))
    for (const [element, { sheet }] of sheets) {
      if (live.has(element)) continue
      sheets.delete(element)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
    for (const element of live) {
      const known = sheets.get(element) ?? { sheet: new CSSStyleSheet(), text: '' }
      if (!sheets.has(element)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, known.sheet]
      const text = element.textContent ?? ''
      if (text !== known.text) known.sheet.replaceSync(text)
      sheets.set(element, { sheet: known.sheet, text })
    }
  }
  new MutationObserver(mirror).observe(container, { childList: true, subtree: true, characterData: true })
  return container
}
