import { Parser } from 'htmlparser2'
import type { RichNode, RichTag } from '../reading.ts'

/** Maps each supported HTML tag to the tag that is rendered. Other tags are dropped, but their content is kept. */
const shownAs: Readonly<Record<string, RichTag>> = {
  address: 'div',
  article: 'div',
  aside: 'div',
  b: 'strong',
  blockquote: 'blockquote',
  br: 'br',
  center: 'div',
  code: 'code',
  dd: 'div',
  del: 's',
  div: 'div',
  dl: 'div',
  dt: 'div',
  em: 'em',
  figure: 'div',
  footer: 'div',
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
  header: 'div',
  hr: 'hr',
  i: 'em',
  ins: 'u',
  li: 'li',
  main: 'div',
  ol: 'ol',
  p: 'p',
  pre: 'pre',
  s: 's',
  section: 'div',
  strike: 's',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
  table: 'table',
  td: 'td',
  th: 'th',
  tr: 'tr',
  tt: 'code',
  u: 'u',
  ul: 'ul',
}
/** Tags that are dropped with their content: scripts, forms, embedded documents, drawings. */
const leftOut = new Set(
  'script style head title template iframe frame frameset object embed applet noscript svg math select textarea option button input video audio canvas map datalist meter progress dialog'.split(
    ' ',
  ),
)
/**
 * For a tag that may have only some children: their tags. Any other content is wrapped in the first of them, because
 * e-mails often contain invalid HTML.
 */
const holds: Partial<Record<RichTag, readonly [first: RichTag, ...others: RichTag[]]>> = {
  table: ['tr'],
  tr: ['td', 'th'],
  ul: ['li'],
  ol: ['li'],
}
const parts = new Set<RichTag>(['tr', 'td', 'th', 'li'])
const headings = new Set<RichTag>(['h3', 'h4', 'h5', 'h6'])

/**
 * The maximum depth of elements; of deeper ones only the text is kept. The number of nodes is limited too, because a
 * hostile e-mail may have millions.
 */
const deepest = 64
const mostNodes = 40_000
const mostSpan = 50

type Element = { tag: RichTag; children: RichNode[]; span?: readonly [number, number] }
/**
 * Returns what a picture's URL refers to: a part of the file by its number, or „outside“ for a picture on a server.
 * Undefined if there is no such picture.
 */
export type PictureOf = (address: string) => number | 'outside' | undefined
export type Cleaned = {
  body: readonly RichNode[]
  /**
   * The number of remote pictures. They are not loaded, because the sender would learn that the e-mail was read.
   */
  blocked: number
  isCut: boolean
}

const isHidden = ({ style = '', hidden }: Record<string, string>): boolean =>
  hidden !== undefined || /display\s*:\s*none/i.test(style)

const spanOf = ({ colspan, rowspan }: Record<string, string>): readonly [number, number] | undefined => {
  const [columns = 1, rows = 1] = [colspan, rowspan].map((one) => Math.min(mostSpan, Math.max(1, Number(one) || 1)))
  return columns > 1 || rows > 1 ? [columns, rows] : undefined
}

/** Adds the link's URL after a link text that differs from it, because the text may be misleading. */
const linkNoteOf = (address: string, words: string): string => {
  const shown = address.trim().slice(0, 300)
  if (!/^(https?|mailto|tel):/i.test(shown)) return ''
  const bare = shown.replace(/^(mailto|tel):/i, '').replace(/^https?:\/\/|\/$/gi, '')
  return bare !== '' && words.includes(bare) ? '' : ` (${shown.replace(/^(mailto|tel):/i, '')})`
}

const wordsIn = (node: RichNode): string => {
  if (typeof node === 'string') return node
  return node.tag === 'img' ? '' : node.children.map(wordsIn).join('')
}

export const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : node.tag !== 'img' && node.children.every(isBlank)

/** Converts a node so that it is a valid child of its parent. Returns undefined for white space that may be dropped. */
const fitToParent = (node: RichNode, tag: RichTag | undefined): RichNode | undefined => {
  const held = tag && holds[tag]
  if (!held) return node
  if (typeof node === 'string' && node.trim() === '') return undefined
  if (typeof node !== 'string' && held.some((one) => one === node.tag)) return node
  const inside = fitToParent(node, held[0])
  return inside === undefined ? undefined : { tag: held[0], children: [inside] }
}

type Open = { element?: Element; link?: { address: string; from: number } }

/** Converts HTML to a tree of permitted elements. No HTML text is inserted into the page. */
export const cleanHtml = (html: string, pictureOf: PictureOf): Cleaned => {
  const body: RichNode[] = []
  /** The open source tags with their elements. For a tag without an element only the content is kept. */
  const open: Open[] = []
  const elements: Element[] = []
  let [outOf, nodes, blocked, links] = [0, 0, 0, 0]
  const place = () => elements.at(-1)?.children ?? body
  const isFull = () => nodes >= mostNodes
  const put = (node: RichNode) => {
    const shown = fitToParent(node, elements.at(-1)?.tag)
    const last = place().at(-1)
    if (typeof shown === 'string' && typeof last === 'string') place()[place().length - 1] = last + shown
    else if (shown !== undefined) place().push(shown)
  }
  const putPicture = ({ src = '', alt = '' }: Record<string, string>) => {
    const part = pictureOf(src.trim())
    if (part === 'outside') blocked += 1
    else if (part !== undefined) put({ tag: 'img', part, says: alt.slice(0, 200) })
    else if (alt !== '') put(alt)
  }
  const elementFor = (name: string, given: Record<string, string>): Element | undefined => {
    const tag = shownAs[name]
    const parent = elements.at(-1)
    if (tag === undefined || elements.length >= deepest) return undefined
    // A row or cell outside a table, or an item outside a list, is dropped; its content is kept.
    if (parts.has(tag) && !(parent && holds[parent.tag]?.some((one) => one === tag))) return undefined
    const span = tag === 'td' || tag === 'th' ? spanOf(given) : undefined
    return { tag, children: [], ...(span && { span }) }
  }
  const opened = (name: string, given: Record<string, string>): Open => {
    if (name === 'img') putPicture(given)
    const element = elementFor(name, given)
    if (element) {
      put(element)
      elements.push(element)
    }
    if (name !== 'a' || !given.href || links > 0) return element ? { element } : {}
    links += 1
    return { link: { address: given.href, from: place().length } }
  }
  const closed = ({ element, link }: Open) => {
    if (link) {
      links -= 1
      const linkNote = linkNoteOf(link.address, place().slice(link.from).map(wordsIn).join(''))
      if (linkNote !== '') put(linkNote)
    }
    if (!element) return
    elements.pop()
    if (headings.has(element.tag) && isBlank(element) && place().at(-1) === element) place().pop()
  }
  const parser = new Parser({
    onopentag: (name, given) => {
      nodes += 1
      if (isFull()) return
      const isOut = outOf > 0 || leftOut.has(name) || isHidden(given)
      if (isOut) outOf += 1
      open.push(isOut ? {} : opened(name, given))
    },
    ontext: (text) => {
      if (outOf > 0 || isFull()) return
      nodes += 1
      put(text)
    },
    onclosetag: () => {
      const last = isFull() ? undefined : open.pop()
      if (!last) return
      if (outOf > 0) outOf -= 1
      else closed(last)
    },
  })
  const piece = 64 * 1024
  for (let at = 0; at < html.length && !isFull(); at += piece) parser.write(html.slice(at, at + piece))
  if (!isFull()) parser.end()
  return { body, blocked, isCut: isFull() }
}
