import { mostText } from './limits.ts'

export const rtfBlocks = () => {
  const done: string[] = []
  let length = 0
  let paragraph = ''
  let cell = ''
  let cells: string[] = []
  let rows: string[] = []
  const put = (html: string) => {
    length += html.length
    done.push(html)
  }
  const endTable = () => {
    if (rows.length > 0) put(`<table>${rows.join('')}</table>`)
    rows = []
  }
  const endCell = () => {
    cells.push(`<td>${cell}${paragraph}</td>`)
    cell = ''
    paragraph = ''
  }
  const endRow = () => {
    if (cell !== '') cells.push(`<td>${cell}</td>`)
    cell = ''
    if (cells.length === 0) return
    const row = `<tr>${cells.join('')}</tr>`
    length += row.length
    rows.push(row)
    cells = []
  }
  return {
    isFull: () => length + paragraph.length > mostText,
    add: (html: string) => {
      paragraph += html
    },
    /**
     * Ends a paragraph. `level`: the level of its heading, counted from 0, undefined if it is no heading; `isInTable`:
     * true inside a cell.
     */
    endParagraph: (level: number | undefined, isInTable: boolean) => {
      if (isInTable) {
        cell += `${paragraph}<br>`
        paragraph = ''
        return
      }
      endRow()
      endTable()
      const tag = level === undefined || paragraph.trim() === '' ? 'p' : `h${Math.min(level + 1, 5)}`
      if (paragraph !== '') put(`<${tag}>${paragraph}</${tag}>`)
      paragraph = ''
    },
    endCell,
    endRow: () => {
      if (paragraph !== '') endCell()
      endRow()
    },
    html: (): string => {
      endRow()
      endTable()
      if (paragraph !== '') put(`<p>${paragraph}</p>`)
      return done.join('')
    },
  }
}
