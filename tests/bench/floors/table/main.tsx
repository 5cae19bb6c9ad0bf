import { Column } from 'primereact/column'
import { DataTable } from 'primereact/datatable'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { DocumentRow } from '../../../../src/contract/shapes/documents.ts'
import type { ListQuery } from './backend.ts'

/** The floor of the documents list: PrimeReact's DataTable as it comes, over msw, with the same rows and page size. */
const search = new URLSearchParams(location.search)
const size = Number(search.get('rows') ?? 25)

const { startBackend } = await import('./backend.ts')
await startBackend(Number(search.get('documents') ?? 10_000))

const shownDate = (text: string | null) => (text ? text.slice(0, 10).split('-').reverse().join('.') : '')

const Page = () => {
  const [query, setQuery] = useState<ListQuery>({ skip: 0, take: size })
  const [page, setPage] = useState<{ items: DocumentRow[]; totalCount: number }>({ items: [], totalCount: 0 })
  const [subject, setSubject] = useState('')
  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      const body = JSON.stringify(query)
      const answer = await fetch('/shreder/api/Documents/List', { method: 'POST', body, signal: abort.signal })
      setPage(await answer.json())
    }
    load().catch((problem: unknown) => {
      if (!abort.signal.aborted) throw problem
    })
    return () => abort.abort()
  }, [query])
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setQuery({ ...query, skip: 0, subject })
        }}
      >
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
        <Column field="documentNumber" header="Номер" />
        <Column field="dateRegistered" header="Дата" body={(row: DocumentRow) => shownDate(row.dateRegistered)} />
        <Column field="documentTypeName" header="Вид" />
        <Column field="subjectDescription" header="Относно" sortable />
        <Column
          field="correspondents"
          header="Кореспонденти"
          body={(row: DocumentRow) => row.correspondents.join(', ')}
        />
        <Column field="addressedTo" header="Адресиран до" />
        <Column field="departmentName" header="Отдел" />
        <Column field="documentStatusName" header="Статус" />
        <Column field="deadline" header="Срок" body={(row: DocumentRow) => shownDate(row.deadline)} />
      </DataTable>
    </main>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<Page />)
