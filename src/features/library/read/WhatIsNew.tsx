import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { formatDate } from '../../../dates/civilDate.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { documentHref } from '../libraryAddress.ts'
import { latestOf, newestAtom } from '../libraryState.ts'

/** „Какво е ново“: what was added or changed last. Without an answer the list beside it says why. */
export const WhatIsNew = () => {
  const { data } = useAtomValue(newestAtom)
  if (!data || data.items.length === 0) return null
  return (
    <Card title="Какво е ново">
      <ul className="library-news flex flex-column gap-2 p-0 list-none">
        {data.items.map((document) => {
          const { id, title, versions } = document
          const latest = latestOf(document)
          const change = latest && (versions.length === 1 ? 'Нов' : `Версия ${latest.number}`)
          return (
            <li key={id}>
              <Link href={documentHref(id)}>{title}</Link>
              <small className="muted">{[change, formatDate(latest?.dateUploaded)].filter(Boolean).join(', ')}</small>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
