import { decodeText } from './decodeText.ts'
import { mostCells, mostRows } from './limits.ts'
import type { Opened } from './opened.ts'
import { textBytes } from './readText.ts'
import { cutTable, openedSheets, type Sheet } from './sheets.ts'

const separators = [';', ',', '\t', '|'] as const
/** The number of characters that are examined to detect the separator. */
const sample = 20_000

/** Returns the separator that occurs outside quotes most evenly in the first lines. */
export const separatorOf = (text: string): string => {
  const bare = text.slice(0, sample).replaceAll(/"[^"]*"/g, '')
  const lines = bare.split(/\r?\n|\r/).filter((line) => line !== '')
  const counts = separators.map((one) => {
    const each = lines.slice(0, 50).map((line) => line.split(one).length - 1)
    const [first = 0] = each
    return first === 0 ? 0 : first * each.filter((count) => count === first).length
  })
  const best = Math.max(...counts)
  return best === 0 ? ';' : (separators[counts.indexOf(best)] ?? ';')
}

const quote = '"'

type Cells = Pick<Sheet, 'rows'> & { isCut: boolean }

/**
 * Splits the text into cells, up to the limits of a table. If `isQuoted` is false, quotes are ordinary characters.
 * Returns null if a closing quote is missing.
 */
const cellsOf = (text: string, separator: string, isQuoted: boolean): Cells | null => {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  let cells = 0
  while (at < text.length) {
    if (rows.length === mostRows || cells === mostCells) {
      if (row.length > 0) rows.push(row)
      return { rows, isCut: true }
    }
    cells += 1
    let cell = ''
    if (isQuoted && text[at] === quote) {
      let from = at + 1
      for (;;) {
        const end = text.indexOf(quote, from)
        if (end < 0) return null
        cell += text.slice(from, end)
        at = end + 1
        if (text[at] !== quote) break
        cell += quote
        from = at + 1
      }
    }
    const from = at
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
    row.push(cell + text.slice(from, at))
    if (text[at] === separator) {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    rows.push(row)
    row = []
  }
  return { rows, isCut: false }
}

/** A first line that Excel adds to name the separator. */
const excelLine = /^sep=(.)\r?\n/i

export const readCsv = async (file: Blob): Promise<Opened> => {
  const { text, encoding } = decodeText(await textBytes(file))
  const named = excelLine.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const separator = named?.[1] ?? separatorOf(body)
  const { rows, isCut } = cellsOf(body, separator, true) ??
    cellsOf(body, separator, false) ?? { rows: [], isCut: false }
  return openedSheets([{ name: '', rows }], [`Кодиране: ${encoding}.`, ...(isCut ? [cutTable] : [])])
}
