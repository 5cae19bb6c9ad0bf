declare global {
  interface Window {
    /** One element for each way to be dressed on the page, as `coloured` last found them. */
    coloured?: Map<string, Element>
  }
}

/**
 * Runs in the page: what decides the colours of each visible text and field there, once for each that is dressed alike:
 * its own tag, classes, states and styles, those of everything around it, and where text stands between them.
 */
export const coloured = (): string[] => {
  const dressing =
    /^(class|style|type|disabled|hidden|open|inert|role|data-|aria-(current|selected|checked|pressed|disabled|invalid|expanded|sort|busy))/
  const counting = /^data-(row|label|theme)$/
  const chains = new Map<Element, string>()
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const chainOf = (element: Element): string => {
    const known = chains.get(element)
    if (known !== undefined) return known
    const attributes = [...element.attributes].filter(({ name }) => dressing.test(name) && !counting.test(name))
    const dress = attributes.map(({ name, value }) => `${name}=${value}`).sort()
    const around = element.parentElement ? chainOf(element.parentElement) : ''
    const chain = `${around}>${element.localName}[${dress}]${hasText(element) ? 't' : ''}`
    chains.set(element, chain)
    return chain
  }
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => (hasText(element) || element.matches('input, textarea, select')) && element.checkVisibility(),
  )
  window.coloured = new Map(shown.map((element) => [chainOf(element), element]))
  return [...window.coloured.keys()]
}
