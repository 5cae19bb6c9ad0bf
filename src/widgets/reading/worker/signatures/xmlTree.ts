import { Parser } from 'htmlparser2'
import { damagedError } from '../unreadable.ts'

/** A parsed XML element. `namespaces` are the declarations on the element itself, by prefix. */
export type XmlElement = {
  prefix: string
  local: string
  namespace: string
  attributes: readonly { prefix: string; local: string; namespace: string; value: string }[]
  namespaces: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
  parent: XmlElement | null
}

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const [deepest, mostElements] = [256, 200_000]

const splitName = (name: string): readonly [prefix: string, local: string] => {
  const colon = name.indexOf(':')
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}

/** Returns the namespace URI of a prefix, as declared on the element or its nearest ancestor. */
export const namespaceOf = (prefix: string, from: XmlElement | null): string => {
  if (prefix === 'xml') return xmlNamespace
  for (let at = from; at; at = at.parent) {
    const found = at.namespaces.get(prefix)
    if (found !== undefined) return found
  }
  if (prefix === '') return ''
  throw damagedError()
}

const elementOf = (name: string, given: Record<string, string>, parent: XmlElement | null): XmlElement => {
  const [prefix, local] = splitName(name)
  const namespaces = new Map<string, string>()
  const own: [string, string][] = []
  for (const [key, value] of Object.entries(given)) {
    if (key === 'xmlns') namespaces.set('', value)
    else if (key.startsWith('xmlns:')) namespaces.set(key.slice(6), value)
    else own.push([key, value])
  }
  const bare: XmlElement = { prefix, local, namespace: '', attributes: [], namespaces, children: [], parent }
  const attributes = own.map(([key, value]) => {
    const [before, after] = splitName(key)
    const plain = value.replace(/[\t\n]/g, ' ')
    return { prefix: before, local: after, namespace: before === '' ? '' : namespaceOf(before, bare), value: plain }
  })
  return Object.assign(bare, { namespace: namespaceOf(prefix, bare), attributes })
}

/** Parses XML without comments. A DOCTYPE is refused. */
export const readXmlTree = (bytes: Uint8Array): XmlElement => {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  let root: XmlElement | null = null
  let at: XmlElement | null = null
  let [depth, count] = [0, 0]
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        depth += 1
        count += 1
        if (depth > deepest || count > mostElements || (root && !at)) throw damagedError()
        const element = elementOf(name, given, at)
        at?.children.push(element)
        root ??= element
        at = element
      },
      ontext: (words) => at?.children.push(words),
      onclosetag: () => {
        depth -= 1
        at = at?.parent ?? null
      },
      onprocessinginstruction: (name) => {
        if (at || name.startsWith('!')) throw damagedError()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const piece = 256 * 1024
  for (let from = 0; from < text.length; from += piece) parser.write(text.slice(from, from + piece))
  parser.end()
  if (!root) throw damagedError()
  return root
}

export const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string'

export function* elementsOf(root: XmlElement): Generator<XmlElement> {
  yield root
  for (const child of root.children) if (isElement(child)) yield* elementsOf(child)
}

type Name = readonly [namespace: string, local: string]
const isNamed = (element: XmlElement, [namespace, local]: Name) =>
  element.local === local && element.namespace === namespace
export const childrenNamed = (element: XmlElement | undefined, name: Name): XmlElement[] =>
  (element?.children ?? []).filter(isElement).filter((child) => isNamed(child, name))
export const childAt = (element: XmlElement | undefined, ...names: readonly Name[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((at, name) => childrenNamed(at, name)[0], element)
export const elementsNamed = (root: XmlElement, name: Name): XmlElement[] =>
  [...elementsOf(root)].filter((element) => isNamed(element, name))
export const attributeOf = (element: XmlElement | undefined, local: string): string | undefined =>
  element?.attributes.find((one) => one.local === local && one.namespace === '')?.value
export const textIn = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (isElement(child) ? textIn(child) : child)).join('')
