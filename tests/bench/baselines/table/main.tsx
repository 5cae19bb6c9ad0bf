import { Column } from 'primereact/column'
import { DataTable } from 'primereact/datatable'
import { type FormEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { DocumentRow } from '../../../../src/contract/shapes/documents.ts'
import { type ListQuery, startBackend } from './backend.ts'
import { useOne, usePage } from './useLoaded.ts'

/**
 * A plain page to compare the documents list with: an unmodified DataTable of PrimeReact with msw, with as many rows
 * and the same page size.
 */
const search = new URLSearchParams(location.search)
const size = Number(search.get('rows') ?? 25)
await startBackend(Number(search.get('documents') ?? 10_000))

const shownDate = (text: string | null) => (text ? text.slice(0, 10).split('-').reverse().join('.') : '')
const open = (guid: string) => history.pushState({ guid }, '')

const Link = ({ row, onOpen }: { row: DocumentRow; onOpen: (guid: string) => void }) => (
  <a
    href={`#${row.guid}`}
    onClick={(event) => {
      event.preventDefault()
      open(row.guid)
      onOpen(row.guid)
    }}
  >
    {row.documentNumber}
  </a>
)

type ListProps = { query: ListQuery; setQuery: (query: ListQuery) => void; onOpen: (guid: string) => void }
const List = ({ query, setQuery, onOpen }: ListProps) => {
  const page = usePage(query)
  const [subject, setSubject] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setQuery({ ...query, skip: 0, subject })
  }
  return (
    <main>
      <form onSubmit={search}>
        <label htmlFor="subject">Относно</label>
        <input id="subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
        <button type="submit">Търси</button>
      </form>
      <DataTable
        value={page.items}
        dataKey="guid"
        lazy
        paginator
        rows={query.take}
        first={query.skip}
        totalRecords={page.totalCount}
        sortField={query.sort && 'subjectDescription'}
        sortOrder={query.sort === 'desc' ? -1 : query.sort === 'asc' ? 1 : null}
        onPage={({ first }) => setQuery({ ...query, skip: first })}
        onSort={({ sortOrder }) => setQuery({ ...query, skip: 0, sort: sortOrder === -1 ? 'desc' : 'asc' })}
      >
        <Column header="Номер" body={(row: DocumentRow) => <Link row={row} onOpen={onOpen} />} />
        <Column header="Дата" body={(row: DocumentRow) => shownDate(row.dateRegistered)} />
        <Column field="documentTypeName" header="Вид" />
        <Column field="subjectDescription" header="Относно" sortable />
        <Column header="Кореспонденти" body={(row: DocumentRow) => row.correspondents.join(', ')} />
        <Column field="addressedTo" header="Адресиран до" />
        <Column field="departmentName" header="Отдел" />
        <Column field="documentStatusName" header="Статус" />
        <Column header="Срок" body={(row: DocumentRow) => shownDate(row.deadline)} />
      </DataTable>
    </main>
  )
}

const Facts = ({ guid }: { guid: string }) => {
  const record = useOne(guid)
  if (!record) return null
  return (
    <main>
      <h1>{record.documentNumber}</h1>
      <dl>
        {Object.entries(record).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}

const App = () => {
  const [query, setQuery] = useState<ListQuery>({ skip: 0, take: size })
  const [guid, setGuid] = useState<string | null>(null)
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setGuid(state?.guid ?? null)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return guid === null ? <List query={query} setQuery={setQuery} onOpen={setGuid} /> : <Facts guid={guid} />
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<App />)
