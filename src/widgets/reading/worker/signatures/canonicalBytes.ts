import { isElement, namespaceOf, type XmlElement, xmlNamespace } from './xmlTree.ts'

/**
 * How XML is canonicalised. With `isExclusive`, only namespaces used by the element are kept, and those in `prefixes`.
 */
export type Canonical = { isExclusive: boolean; prefixes: readonly string[]; without?: XmlElement | undefined }

const inText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;')
const inAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')

const compareNames = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const nameOf = ({ prefix, local }: { prefix: string; local: string }) => (prefix === '' ? local : `${prefix}:${local}`)

/** Returns the namespace prefixes that are declared on the element or its ancestors. */
const prefixesAround = (element: XmlElement): Set<string> => {
  const prefixes = new Set<string>()
  for (let at: XmlElement | null = element; at; at = at.parent)
    for (const prefix of at.namespaces.keys()) prefixes.add(prefix)
  return prefixes
}

const wantedPrefixes = (element: XmlElement, { isExclusive, prefixes }: Canonical): Set<string> => {
  const around = prefixesAround(element)
  if (!isExclusive) return around
  const used = [element.prefix, ...element.attributes.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')]
  return new Set([...used, ...prefixes.filter((prefix) => around.has(prefix))])
}

type Written = ReadonlyMap<string, string>

const writeElement = (
  element: XmlElement,
  how: Canonical,
  before: Written,
  isApex: boolean,
  pieces: string[],
): void => {
  const own = new Map<string, string>()
  for (const prefix of wantedPrefixes(element, how)) {
    if (prefix === 'xml') continue
    const address = namespaceOf(prefix, element)
    if ((before.get(prefix) ?? '') !== address) own.set(prefix, address)
  }
  const names = [...own].toSorted(([one], [other]) => compareNames(one, other))
  const attributes = [
    ...element.attributes,
    ...(isApex && !how.isExclusive ? inheritedAttributes(element) : []),
  ].toSorted((one, other) => compareNames(one.namespace, other.namespace) || compareNames(one.local, other.local))
  pieces.push(
    `<${nameOf(element)}`,
    ...names.map(([prefix, address]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${inAttribute(address)}"`),
    ...attributes.map((one) => ` ${nameOf(one)}="${inAttribute(one.value)}"`),
    '>',
  )
  const after = new Map([...before, ...own])
  for (const child of element.children) {
    if (!isElement(child)) pieces.push(inText(child))
    else if (child !== how.without) writeElement(child, how, after, false, pieces)
  }
  pieces.push(`</${nameOf(element)}>`)
}

const inheritedAttributes = (element: XmlElement): XmlElement['attributes'] => {
  const found = new Map<string, XmlElement['attributes'][number]>()
  for (let at = element.parent; at; at = at.parent)
    for (const one of at.attributes)
      if (one.namespace === xmlNamespace && one.local !== 'id' && !found.has(one.local)) found.set(one.local, one)
  for (const { namespace, local } of element.attributes) if (namespace === xmlNamespace) found.delete(local)
  return [...found.values()]
}

/**
 * Returns the canonical bytes of an element (Canonical XML 1.0 and 1.1 without comments, or Exclusive XML
 * Canonicalization).
 */
export const canonicalBytes = (element: XmlElement, how: Canonical): Uint8Array<ArrayBuffer> => {
  const pieces: string[] = []
  writeElement(element, how, new Map(), true, pieces)
  return new TextEncoder().encode(pieces.join(''))
}
