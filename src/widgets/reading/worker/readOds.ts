import { neededPart } from './documentParts.ts'
import type { Opened } from './opened.ts'
import { sheetGatherer } from './sheetGatherer.ts'
import { mostColumns, openedSheets } from './sheets.ts'
import { visitXml } from './xml.ts'
import type { ZipEntry } from './zip.ts'

const repeated = (given: Record<string, string>, name: string): number => Math.max(1, Number(given[name]) || 1)

/** Reads a spreadsheet. OpenDocument stores each value also as displayed text, so no formatting is needed. */
export const readOds = (entries: readonly ZipEntry[]): Opened => {
  const sheets = sheetGatherer()
  let row: string[] = []
  let rowTimes = 1
  let cellTimes = 1
  let cell: string[] | null = null
  let blanks = 0
  let remarks = 0
  visitXml(neededPart(entries, 'content.xml'), {
    open: (tag, given) => {
      if (tag === 'annotation') remarks += 1
      if (tag === 'table') sheets.begin(given['table:name'] ?? '')
      if (tag === 'table-row') {
        row = []
        blanks = 0
        rowTimes = repeated(given, 'table:number-rows-repeated')
      }
      if (tag === 'table-cell' || tag === 'covered-table-cell') {
        cell = []
        cellTimes = repeated(given, 'table:number-columns-repeated')
      }
      if (tag === 'p' && remarks === 0) cell?.push('')
      if (tag === 's' && cell?.length) cell[cell.length - 1] += ' '
    },
    text: (words) => {
      if (remarks === 0 && cell?.length) cell[cell.length - 1] += words
    },
    close: (tag) => {
      if (tag === 'annotation') remarks -= 1
      if ((tag === 'table-cell' || tag === 'covered-table-cell') && cell) {
        const shown = cell.join('\n')
        cell = null
        // Empty cells are only counted, and added when a cell with text follows. At the end of a row one empty cell may
        // be repeated up to the edge of the sheet.
        if (shown === '') blanks += cellTimes
        else {
          const times = Math.min(cellTimes, mostColumns + 1)
          row.push(...Array<string>(Math.min(blanks, mostColumns + 1)).fill(''), ...Array<string>(times).fill(shown))
          blanks = 0
        }
      }
      if (tag === 'table-row') sheets.add(row, rowTimes)
    },
  })
  return openedSheets(sheets.all(), sheets.notes())
}
