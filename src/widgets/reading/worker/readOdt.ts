import { neededPart, openedDocument, pictureGatherer, picturePart, xmlPart } from './documentParts.ts'
import { mostXml } from './limits.ts'
import type { Opened } from './opened.ts'
import { escapeText, visitXml } from './xml.ts'
import type { ZipEntry } from './zip.ts'

type Look = readonly string[]

const lookOf = (given: Record<string, string>): Look => [
  ...(/^(bold|[6-9]00)$/.test(given['fo:font-weight'] ?? '') ? ['strong'] : []),
  ...(given['fo:font-style'] === 'italic' ? ['em'] : []),
  ...((given['style:text-underline-style'] ?? 'none') === 'none' ? [] : ['u']),
]

const looksIn = (looks: Map<string, Look>, xml: string): void => {
  let name = ''
  visitXml(xml, {
    open: (tag, given) => {
      if (tag === 'style') name = given['style:family'] === 'text' ? (given['style:name'] ?? '') : ''
      if (tag === 'text-properties' && name !== '') looks.set(name, lookOf(given))
    },
  })
}

/** Maps element names of OpenDocument to HTML tags. */
const shownAs: Readonly<Record<string, string>> = {
  p: 'p',
  list: 'ul',
  'list-item': 'li',
  'list-header': 'li',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
}
/** Elements that are dropped with their content: comments, deleted text, and fields without visible text. */
const leftOut = new Set([
  'annotation',
  'tracked-changes',
  'sequence-decls',
  'forms',
  'note-citation',
  'object',
  'title',
  'desc',
])
const deepestHeading = 6
const mostBlanks = 200

const cellTag = (given: Record<string, string>): string => {
  const columns = escapeText(given['table:number-columns-spanned'] ?? '1')
  const rows = escapeText(given['table:number-rows-spanned'] ?? '1')
  return `<td colspan="${columns}" rowspan="${rows}">`
}

export const readOdt = (entries: readonly ZipEntry[]): Opened => {
  const content = neededPart(entries, 'content.xml')
  const pictures = pictureGatherer()
  const looks = new Map<string, Look>()
  for (const xml of [xmlPart(entries, 'styles.xml', mostXml), content]) looksIn(looks, xml)
  const html: string[] = []
  /** The closing tag of each open element; null if its content is dropped. */
  const ends: (string | null)[] = []
  let outOf = 0
  let isBody = false
  const opened = (tag: string, given: Record<string, string>): string => {
    const shown = shownAs[tag]
    if (tag === 'table-cell') html.push(cellTag(given))
    else if (shown) html.push(`<${shown}>`)
    if (shown) return `</${shown}>`
    if (tag === 'h') {
      const level = Math.min(deepestHeading, Math.max(1, Number(given['text:outline-level']) || 1))
      html.push(`<h${level}>`)
      return `</h${level}>`
    }
    if (tag === 'span') {
      const look = looks.get(given['text:style-name'] ?? '') ?? []
      html.push(...look.map((one) => `<${one}>`))
      return look
        .toReversed()
        .map((one) => `</${one}>`)
        .join('')
    }
    if (tag === 'a') {
      html.push(`<a href="${escapeText(given['xlink:href'] ?? '')}">`)
      return '</a>'
    }
    if (tag === 'note') {
      html.push(' [')
      return ']'
    }
    if (tag === 'line-break') html.push('<br>')
    if (tag === 'tab') html.push(' ')
    if (tag === 's') html.push(' '.repeat(Math.min(mostBlanks, Number(given['text:c']) || 1)))
    if (tag === 'image') {
      const src = pictures.add(pictures.isFull() ? undefined : picturePart(entries, given['xlink:href'] ?? ''))
      if (src !== '') html.push(`<img src="${src}">`)
    }
    return ''
  }
  visitXml(content, {
    open: (tag, given) => {
      if (tag === 'body') isBody = true
      const isOut = outOf > 0 || leftOut.has(tag)
      if (isOut) outOf += 1
      ends.push(isOut ? null : isBody ? opened(tag, given) : '')
    },
    text: (words) => {
      if (isBody && outOf === 0) html.push(escapeText(words))
    },
    close: () => {
      const end = ends.pop()
      if (end === null) outOf -= 1
      else if (end) html.push(end)
    },
  })
  return openedDocument(html.join(''), pictures)
}
