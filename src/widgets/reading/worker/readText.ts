import { rowsAtOnce } from '../reading.ts'
import { decodeText } from './decodeText.ts'
import { indentXml } from './indentXml.ts'
import type { Opened } from './opened.ts'
import { assertSize, cutText } from './unreadable.ts'

const mostBytes = 25 * 1024 * 1024
/**
 * The maximum length of a line in characters. A longer line is broken, because a line of millions of characters would
 * block the page.
 */
export const longestLine = 2000

export const textBytes = async (file: Blob): Promise<Uint8Array> => {
  assertSize(file.size, mostBytes, 'текстове')
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * The maximum number of lines. Only hostile files have more: the offsets of 25 million line ends would fill the memory.
 */
const mostLines = 1_000_000

/** Returns the offsets of the lines, up to `mostLines`, instead of a million strings. */
const linesOf = (text: string): Uint32Array => {
  const ends: number[] = []
  const add = (from: number, to: number) => {
    let begin = from
    while (to - begin > longestLine) {
      ends.push(begin, begin + longestLine)
      begin += longestLine
    }
    ends.push(begin, to)
  }
  let from = 0
  for (let at = 0; at < text.length && ends.length < mostLines * 2; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== 10 && code !== 13) continue
    add(from, at)
    if (code === 13 && text.charCodeAt(at + 1) === 10) at += 1
    from = at + 1
  }
  if (from < text.length && ends.length < mostLines * 2) add(from, text.length)
  return Uint32Array.from(ends)
}

const opened = (text: string, encoding: string, notes: readonly string[]): Opened => {
  const ends = linesOf(text)
  const lines = ends.length / 2
  return {
    reading: { kind: 'text', lines, encoding, notes: lines < mostLines ? notes : [...notes, cutText] },
    rows: (_sheet, from) => {
      const count = Math.max(0, Math.min(rowsAtOnce, lines - from))
      return Array.from({ length: count }, (_, at) => [text.slice(ends[(from + at) * 2], ends[(from + at) * 2 + 1])])
    },
  }
}

export const readText = async (file: Blob): Promise<Opened> => {
  const { text, encoding } = decodeText(await textBytes(file))
  return opened(text, encoding, [])
}

const asWritten = 'Файлът не е правилен XML и е показан така, както е записан.'
const tooManyElements = 'Файлът има твърде много елементи и е показан така, както е записан.'
/** The maximum number of tags of an XML file that is indented. Indenting more takes longer than a file may. */
const mostTags = 500_000
const hasManyTags = (text: string): boolean => {
  let tags = 0
  for (let at = text.indexOf('<'); at >= 0 && tags <= mostTags; at = text.indexOf('<', at + 1)) tags += 1
  return tags > mostTags
}

export const readXml = async (file: Blob): Promise<Opened> => {
  const { text, encoding } = decodeText(await textBytes(file))
  if (hasManyTags(text)) return opened(text, encoding, [tooManyElements])
  const indented = indentXml(text)
  return indented === null ? opened(text, encoding, [asWritten]) : opened(indented, encoding, [])
}
