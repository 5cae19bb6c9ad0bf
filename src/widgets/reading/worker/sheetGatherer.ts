import { mostCells, mostRows } from './limits.ts'
import { cutTable, type Sheet } from './sheets.ts'

export const sheetGatherer = () => {
  const sheets: { name: string; rows: string[][] }[] = []
  let cells = 0
  let empty = 0
  let isCut = false
  return {
    begin: (name: string) => {
      empty = 0
      sheets.push({ name, rows: [] })
    },
    /** Empty rows are added only when another row follows, because a sheet may end with a million empty rows. */
    add: (row: string[], times = 1) => {
      const rows = sheets.at(-1)?.rows
      if (!rows) return
      if (row.length === 0) {
        empty += times
        return
      }
      if (rows.length + empty + times > mostRows || cells + row.length * times > mostCells) {
        isCut = true
        return
      }
      for (let at = 0; at < empty; at += 1) rows.push([])
      for (let at = 0; at < times; at += 1) rows.push(row)
      cells += row.length * times
      empty = 0
    },
    all: (): readonly Sheet[] => sheets,
    notes: (): string[] => (isCut ? [cutTable] : []),
  }
}
