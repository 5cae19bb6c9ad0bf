import { useState } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import type { OpenFile } from './openReader.ts'
import { ReadingNotes } from './ReadingNotes.tsx'
import { RowPages } from './RowPages.tsx'
import type { Reading } from './reading.ts'
import { useRows } from './useRows.ts'

type Props = { file: OpenFile; text: Extract<Reading, { kind: 'text' }>; name: string }

export const TextView = ({ file, text: { lines, encoding, notes }, name }: Props) => {
  const [from, setFrom] = useState(0)
  const rows = useRows(file, 0, from)
  if (lines === 0) return <EmptyState title="Файлът е празен">В него няма текст.</EmptyState>
  if (rows && 'kind' in rows) return <EmptyState title={rows.title}>{rows.sentence}</EmptyState>
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Текстът на ${name}` }
  return (
    <>
      <ReadingNotes notes={[...notes, `Кодиране: ${encoding}.`]}>
        <RowPages from={from} total={lines} what="Редове" onGo={setFrom} />
      </ReadingNotes>
      <div {...scrolled} key={from} className="reading-place">
        {rows ? <pre className="reading-text">{rows.map(([line]) => line).join('\n')}</pre> : <Skeleton lines={8} />}
      </div>
    </>
  )
}
