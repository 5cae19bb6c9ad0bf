import { rowsAtOnce } from '../reading.ts'
import { decodeText } from './decodeText.ts'
import { indentXml } from './indentXml.ts'
import type { Opened } from './opened.ts'
import { assertSize } from './unreadable.ts'

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

/** Returns the offsets of the lines instead of a million strings. */
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
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== 10 && code !== 13) continue
    add(from, at)
    if (code === 13 && text.charCodeAt(at + 1) === 10) at += 1
    from = at + 1
  }
  if (from < text.length) add(from, text.length)
  return Uint32Array.from(ends)
}

const opened = (text: string, encoding: string, notes: readonly string[]): Opened => {
  const ends = linesOf(text)
  const lines = ends.length / 2
  return {
    reading: { kind: 'text', lines, encoding, notes },
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

export const readXml = async (file: Blob): Promise<Opened> => {
  const { text, encoding } = decodeText(await textBytes(file))
  const indented = indentXml(text)
  return indented === null ? opened(text, encoding, [asWritten]) : opened(indented, encoding, [])
}
