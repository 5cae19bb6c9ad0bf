/**
 * Runs in the page: what decides the colours of each visible text and field there, once for each that is dressed alike:
 * its own tag, classes, states and styles, those of everything around it, and where text stands between them.
 */
export const colourChains = (): string[] => {
  const quiet = /^(id|href|for|name|value|title|src|d|datetime|download|aria-(label|labelledby|describedby|controls))$/
  const numbered = /^(data-row|aria-(activedescendant|posinset|setsize|level|valuenow|rowindex|colindex))$/
  const chains = new Map<Element, string>()
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const chainOf = (element: Element): string => {
    const known = chains.get(element)
    if (known !== undefined) return known
    const attributes = [...element.attributes].filter(({ name }) => !quiet.test(name) && !numbered.test(name))
    const dress = attributes.map(({ name, value }) => `${name}=${value}`).sort()
    const around = element.parentElement ? chainOf(element.parentElement) : ''
    const parity = element.matches(':nth-child(odd)') ? '1' : '2'
    const chain = `${around}>${element.localName}[${dress}]${parity}${ownText(element) ? 't' : ''}`
    chains.set(element, chain)
    return chain
  }
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => (ownText(element) || element.matches('input, textarea, select')) && element.checkVisibility(),
  )
  return [...new Set(shown.map(chainOf))]
}
