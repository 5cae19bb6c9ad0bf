import type { SheetCell } from './sheetCell.ts'

const trainingMark: SheetCell[] = [{ value: 'УЧЕБЕН ДОКУМЕНТ', type: String, fontWeight: 'bold', color: '#c00000' }]

type File = {
  title: string
  /** True if the rows are training data; the first row of the sheet then says so. */
  isTraining: boolean
  widths: readonly number[]
  headers: number
  /** The number of table rows that the filter arrows cover; absent if the sheet has no filter arrows. */
  filtered?: number
  /** Returns the rows. `rowsAbove` is the number of rows before them, which formulas need for their references. */
  cells: (rowsAbove: number) => SheetCell[][]
}

/** Returns the letters of a column: „A“ for 0, „AA“ for 26. */
export const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** Adds filter arrows directly after the rows, where the file format requires their element. */
const withFilter = (range: string) => (xml: string) =>
  xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`)

/** Adds the results of formulas, which `write-excel-file` does not write. `results` is by cell name. */
const withResults = (results: ReadonlyMap<string, number | ''>) => (xml: string) =>
  xml.replace(
    /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g,
    (cell, name: string, cellStyle: string, formula: string) => {
      const result = results.get(name)
      if (result === undefined) return cell
      return `<c r="${name}"${cellStyle}${result === '' ? ' t="str"' : ''}>${formula}<v>${result}</v></c>`
    },
  )

const resultsIn = (rows: readonly (readonly SheetCell[])[]): Map<string, number | ''> =>
  new Map(
    rows.flatMap((row, line) =>
      row.flatMap(({ result }, at): [string, number | ''][] =>
        result === undefined ? [] : [[`${columnName(at)}${line + 1}`, result]],
      ),
    ),
  )

export const xlsxOf = async ({ title, isTraining, widths, headers, filtered = 0, cells }: File): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal')
  const marks = isTraining ? [trainingMark] : []
  const top = marks.length + headers
  const range = `A${top}:${columnName(widths.length - 1)}${top + filtered}`
  const sheet = {
    sheet: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: top,
  }
  const rows = [...marks, ...cells(marks.length)]
  const completed = withResults(resultsIn(rows))
  const transform = (xml: string) => (filtered > 0 ? withFilter(range)(completed(xml)) : completed(xml))
  return write(rows, sheet, {
    features: [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }],
  }).toBlob()
}
