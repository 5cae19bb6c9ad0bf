import { isDateFormat } from 'numfmt'
import { neededPart, xmlPart } from './documentParts.ts'
import type { Opened } from './opened.ts'
import { sheetGatherer } from './sheetGatherer.ts'
import { mostColumns, openedSheets } from './sheets.ts'
import { shownNumber } from './shownNumber.ts'
import { visitXml } from './xml.ts'
import { entryOf, type ZipEntry } from './zip.ts'

/** Returns the shared texts of a workbook; cells refer to them by index. */
const textsOf = (xml: string): string[] => {
  const texts: string[] = []
  let words: string | null = null
  let phonetic = 0
  let isText = false
  visitXml(xml, {
    open: (tag) => {
      if (tag === 'si') words = ''
      if (tag === 'rPh') phonetic += 1
      isText = tag === 't' && phonetic === 0
    },
    text: (more) => {
      if (isText && words !== null) words += more
    },
    close: (tag) => {
      isText = false
      if (tag === 'rPh') phonetic -= 1
      if (tag !== 'si') return
      texts.push(words ?? '')
      words = null
    },
  })
  return texts
}

const formatsOf = (xml: string): string[] => {
  const own = new Map<number, string>()
  const formats: string[] = []
  let isCells = false
  visitXml(xml, {
    open: (tag, given) => {
      if (tag === 'numFmt') own.set(Number(given.numFmtId), given.formatCode ?? '')
      if (tag === 'cellXfs') isCells = true
      if (tag !== 'xf' || !isCells) return
      const id = Number(given.numFmtId ?? 0)
      formats.push(own.get(id) ?? builtIn[id] ?? 'General')
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCells = false
    },
  })
  return formats
}

/**
 * Built-in number formats, which have no format code in the file (ECMA-376, 18.8.30), as in a Bulgarian installation of
 * Excel.
 */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'd.m.yyyy" г."',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd.m.yyyy h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

/** Returns the id of the relation of a sheet. Its attribute may have any prefix: `r:id`, `d3p1:id`. */
const relationOf = (given: Record<string, string>): string =>
  Object.entries(given).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

type Named = { name: string; path: string }
/** Returns all sheets, also hidden ones, because the user must see the whole document. */
const sheetsOf = (entries: readonly ZipEntry[], workbook: string): { sheets: Named[]; from1904: boolean } => {
  const targets = new Map<string, string>()
  visitXml(xmlPart(entries, 'xl/_rels/workbook.xml.rels'), {
    open: (tag, given) => {
      if (tag === 'Relationship' && given.Id) targets.set(given.Id, given.Target ?? '')
    },
  })
  const sheets: Named[] = []
  let from1904 = false
  visitXml(workbook, {
    open: (tag, given) => {
      if (tag === 'workbookPr') from1904 = given.date1904 === '1' || given.date1904 === 'true'
      if (tag !== 'sheet') return
      const target = (targets.get(relationOf(given)) ?? '').replaceAll('\\', '/')
      const hidden = (given.state ?? 'visible') === 'visible' ? '' : ' (скрит)'
      sheets.push({
        name: `${given.name ?? ''}${hidden}`,
        path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      })
    },
  })
  return { sheets, from1904 }
}

/** Returns the column index of a cell reference: `C5` → 2. */
const columnOf = (place: string): number => {
  let column = 0
  for (const letter of place) {
    const code = letter.charCodeAt(0)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}

const farthest = 16_384
const daysFrom1904 = 1462

type Cell = { column: number; type: string; format: string; value: string; hasFormula: boolean; hasValue: boolean }

export const readXlsx = (entries: readonly ZipEntry[]): Opened => {
  const { sheets, from1904 } = sheetsOf(entries, neededPart(entries, 'xl/workbook.xml'))
  const texts = textsOf(xmlPart(entries, 'xl/sharedStrings.xml'))
  const formats = formatsOf(xmlPart(entries, 'xl/styles.xml'))
  const gatherer = sheetGatherer()
  let withoutResult = 0
  const shown = ({ type, value, format, hasFormula, hasValue }: Cell): string => {
    if (hasFormula && !hasValue) withoutResult += 1
    if (!hasValue) return ''
    if (type === 's') return texts[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    if (type === 'str' || type === 'inlineStr' || type === 'e' || type === 'd') return value
    const number = Number(value)
    if (value.trim() === '' || Number.isNaN(number)) return value
    return shownNumber(from1904 && isDateFormat(format) ? number + daysFrom1904 : number, format)
  }
  const missing = sheets.filter(({ path }) => !entryOf(entries, path)).map(({ name }) => name)
  for (const { name, path } of sheets) {
    gatherer.begin(name)
    let row: string[] = []
    let rowAt = 0
    let cell: Cell | null = null
    let reads = false
    let phonetic = 0
    visitXml(xmlPart(entries, path), {
      open: (tag, given) => {
        if (tag === 'row') {
          const at = Math.max(rowAt, (Number(given.r) || rowAt + 1) - 1)
          if (at > rowAt) gatherer.add([], at - rowAt)
          rowAt = at + 1
          row = []
        }
        if (tag === 'c') {
          const named = given.r === undefined ? row.length : columnOf(given.r)
          const format = formats[Number(given.s ?? 0)] ?? 'General'
          cell = { column: named, type: given.t ?? 'n', format, value: '', hasFormula: false, hasValue: false }
        }
        if (tag === 'f' && cell) cell.hasFormula = true
        if (tag === 'rPh') phonetic += 1
        reads = cell !== null && phonetic === 0 && (tag === 'v' || tag === 't')
        if (reads && cell) cell.hasValue = true
      },
      text: (words) => {
        if (reads && cell) cell.value += words
      },
      close: (tag) => {
        reads = false
        if (tag === 'rPh') phonetic -= 1
        if (tag === 'c' && cell) {
          const words = shown(cell)
          // Cells in columns beyond the limit are not shown. They are put into one column after it, which tells that
          // the sheet has more.
          const column = Math.min(cell.column, mostColumns)
          if (words !== '' && column >= row.length && cell.column < farthest) {
            while (row.length < column) row.push('')
            row.push(words)
          }
          cell = null
        }
        if (tag === 'row') gatherer.add(row)
      },
    })
  }
  const withoutText =
    withoutResult === 0
      ? []
      : [`Клетки с формула без записан резултат: ${withoutResult}. Те са празни, докато файлът не се отвори с Excel.`]
  const damaged =
    missing.length === 0
      ? []
      : [`Файлът е повреден: липсва съдържанието на ${missing.map((name) => `„${name}“`).join(', ')}.`]
  return openedSheets(gatherer.all(), [...damaged, ...gatherer.notes(), ...withoutText])
}
