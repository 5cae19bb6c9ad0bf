import { useId, useState } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import { TabPanel, Tabs } from '../page/Tabs.tsx'
import type { OpenFile } from './openReader.ts'
import { ReadingNotes } from './ReadingNotes.tsx'
import { RowPages } from './RowPages.tsx'
import type { SheetSize } from './reading.ts'
import { type Rows, useRows } from './useRows.ts'

type Props = { file: OpenFile; sheets: readonly SheetSize[]; notes: readonly string[]; name: string }

/** The sheets of a table, one of them at a time. */
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

const letters = 26
/** A, B … Z, AA: as tables name their columns. */
export const columnName = (at: number): string =>
  (at >= letters ? columnName(Math.floor(at / letters) - 1) : '') + String.fromCharCode(65 + (at % letters))

type TableProps = { rows: Rows; from: number; columns: number; name: string }

/** Cells as they are shown where the table was made, with the letters and numbers by which people name them. */
const SheetTable = ({ rows, from, columns, name }: TableProps) => {
  const places = Array.from({ length: columns }, (_, at) => at)
  return (
    <table className="reading-sheet" aria-label={name}>
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
        {rows.map((row, at) => (
          <tr key={from + at}>
            <th scope="row">{from + at + 1}</th>
            {places.map((place) => (
              <td key={place}>{row[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
