import { type ReactNode, useState } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import type { BulkItem } from './bulkItem.ts'
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

export const Titles = ({ rows }: { rows: readonly BulkItem[] }) => (
  <Lines
    lines={rows.map(({ guid, label, about }) => ({
      key: guid,
      line: (
        <>
          <b>
            <Numbered text={label} />
          </b>{' '}
          <Numbered text={about} />
        </>
      ),
    }))}
  />
)

const byReason = (items: readonly Failure<BulkItem>[]): Map<string, BulkItem[]> => {
  const groups = new Map<string, BulkItem[]>()
  for (const { item, because } of items) groups.set(because, [...(groups.get(because) ?? []), item])
  return groups
}

export const Refused = ({ items }: { items: readonly Failure<BulkItem>[] }) => (
  <Lines
    lines={[...byReason(items)].map(([because, ones]) => ({
      key: because,
      line: (
        <>
          <b>
            <Numbered text={ones.map(({ label }) => label).join(', ')} />
          </b>{' '}
          – <span className="pre-line">{because}</span>
        </>
      ),
    }))}
  />
)
