import { type ReactNode, useState } from 'react'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { documentLabel } from '../documentActions.ts'
import type { Failure } from './oneByOne.ts'

/**
 * A list of up to this many items is shown whole. Of a longer one the first `firstItems` are shown, and a button shows
 * the others.
 */
const maxWhole = 6
const firstItems = 5

const Lines = ({ lines }: { lines: readonly { key: string; line: ReactNode }[] }) => {
  const [all, setAll] = useState(false)
  const shown = all || lines.length <= maxWhole ? lines : lines.slice(0, firstItems)
  return (
    <>
      <ul className="bulk-titles">
        {shown.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button kind="text" small onClick={() => setAll(true)}>
          Покажи всички {lines.length}
        </Button>
      )}
    </>
  )
}

export const Titles = ({ rows }: { rows: readonly DocumentRow[] }) => (
  <Lines
    lines={rows.map((row) => ({
      key: row.guid,
      line: (
        <>
          <b>{documentLabel(row)}</b> {row.documentNumber && row.subjectDescription}
        </>
      ),
    }))}
  />
)

const byReason = (items: readonly Failure<DocumentRow>[]): Map<string, DocumentRow[]> => {
  const groups = new Map<string, DocumentRow[]>()
  for (const { item, because } of items) groups.set(because, [...(groups.get(because) ?? []), item])
  return groups
}

export const Refused = ({ items }: { items: readonly Failure<DocumentRow>[] }) => (
  <Lines
    lines={[...byReason(items)].map(([because, ones]) => ({
      key: because,
      line: (
        <>
          <b>{ones.map(documentLabel).join(', ')}</b> – <span className="pre-line">{because}</span>
        </>
      ),
    }))}
  />
)
