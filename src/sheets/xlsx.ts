import type { SheetCell } from './sheetCell.ts'

const trainingMark: SheetCell[] = [{ value: 'УЧЕБЕН ДОКУМЕНТ', type: String, fontWeight: 'bold', color: '#c00000' }]

type File = {
  title: string
  /** It is made of training data, and says so over its first row. */
  isTraining: boolean
  /** How wide each column is, in letters. */
  widths: readonly number[]
  /** Up to which of its rows the headers reach, which stay in sight. */
  headers: number
  /** How many rows under the headers a filter chooses from; absent of what is no list. */
  filtered?: number
  /** The rows; formulas in them are told how many rows stand over the first. */
  cells: (rowsAbove: number) => SheetCell[][]
}

/** „A“ of 0, „AA“ of 26. */
export const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** The arrows of a filter over a table: the file format wants them right after the rows. */
const withFilter = (range: string) => (xml: string) =>
  xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`)

/** Each formula with its result beside it, which `write-excel-file` leaves out. `results`: by the name of the cell. */
const withResults = (results: ReadonlyMap<string, number | ''>) => (xml: string) =>
  xml.replace(
    /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g,
    (cell, name: string, dress: string, formula: string) => {
      const result = results.get(name)
      if (result === undefined) return cell
      return `<c r="${name}"${dress}${result === '' ? ' t="str"' : ''}>${formula}<v>${result}</v></c>`
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

/** Cells as a real .xlsx, for the exports of the client and of the mock backend alike. */
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
