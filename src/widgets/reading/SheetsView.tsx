import { memo, useId, useMemo, useState } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import { TabPanel, Tabs } from '../page/Tabs.tsx'
import type { OpenFile } from './openReader.ts'
import { ReadingNotes } from './ReadingNotes.tsx'
import { RowPages } from './RowPages.tsx'
import type { SheetSize } from './reading.ts'
import { useGradually } from './useGradually.ts'
import { type Rows, useRows } from './useRows.ts'

type Props = { file: OpenFile; sheets: readonly SheetSize[]; notes: readonly string[]; name: string }

export const SheetsView = ({ file, sheets, notes, name }: Props) => {
  const id = useId()
  const [at, setAt] = useState(0)
  const sheet = sheets[at]
  if (!sheet) return <EmptyState title="Файлът е празен">В него няма таблици.</EmptyState>
  const shown = <ShownSheet key={at} file={file} at={at} sheet={sheet} notes={notes} name={sheet.name || name} />
  if (sheets.length === 1) return shown
  const tabs = sheets.map(({ name: label }, place) => ({ key: String(place), label }))
  return (
    <>
      <Tabs label="Листове" id={id} tabs={tabs} current={String(at)} onChange={(key) => setAt(Number(key))} />
      <TabPanel id={id} of={String(at)} className="reading-panel">
        {shown}
      </TabPanel>
    </>
  )
}

type ShownProps = { file: OpenFile; at: number; sheet: SheetSize; notes: readonly string[]; name: string }

const ShownSheet = ({ file, at, sheet: { rows: total, columns }, notes, name }: ShownProps) => {
  const [from, setFrom] = useState(0)
  const rows = useRows(file, at, from)
  if (total === 0) return <EmptyState title="Няма редове">В тази таблица няма попълнени клетки.</EmptyState>
  if (rows && 'kind' in rows) return <EmptyState title={rows.title}>{rows.sentence}</EmptyState>
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Таблицата ${name}` }
  return (
    <>
      <ReadingNotes notes={notes}>
        <RowPages from={from} total={total} what="Редове" onGo={setFrom} />
      </ReadingNotes>
      <div {...scrolled} key={from} className="reading-place">
        {rows ? <SheetTable rows={rows} from={from} columns={columns} name={name} /> : <Skeleton lines={8} />}
      </div>
    </>
  )
}

const [fewestLetters, mostLetters] = [5, 34]
/**
 * Returns the width of a column, based on its longest line. Fixed widths keep rows from moving while more rows are
 * rendered.
 */
export const columnWidth = (rows: Rows, place: number): string => {
  let longest = fewestLetters
  for (const row of rows) {
    const cell = row[place] ?? ''
    if (cell.length <= longest) continue
    for (const line of cell.split('\n')) longest = Math.max(longest, line.length)
  }
  // `ch` is the width of a digit; capital and Cyrillic letters are wider, hence the factor.
  return `calc(${Math.min(longest, mostLetters) * 1.12}ch + 1.4rem)`
}

const letters = 26
/** Returns the name of a column as in spreadsheets: A, B … Z, AA. */
export const columnName = (at: number): string =>
  (at >= letters ? columnName(Math.floor(at / letters) - 1) : '') + String.fromCharCode(65 + (at % letters))

type TableProps = { rows: Rows; from: number; columns: number; name: string }

/** Cells rendered per frame. */
const cellsPerFrame = 200

const SheetTable = ({ rows, from, columns, name }: TableProps) => {
  const places = useMemo(() => Array.from({ length: columns }, (_, at) => at), [columns])
  const widths = useMemo(() => places.map((place) => columnWidth(rows, place)), [rows, places])
  const drawn = useGradually(rows.length, Math.max(1, Math.floor(cellsPerFrame / (columns + 1))))
  return (
    <table className="reading-sheet" aria-label={name} aria-rowcount={rows.length + 1}>
      <colgroup>
        <col className="reading-sheet-number" />
        {places.map((at) => (
          <col key={at} style={{ width: widths[at] }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {places.map((at) => (
            <th key={at} scope="col">
              {columnName(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, drawn).map((row, at) => (
          <SheetRow key={from + at} row={row} number={from + at + 1} places={places} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: Rows[number]; number: number; places: readonly number[] }

const SheetRow = memo(({ row, number, places }: RowProps) => (
  <tr>
    <th scope="row">{number}</th>
    {places.map((place) => (
      <td key={place}>{row[place]}</td>
    ))}
  </tr>
))
