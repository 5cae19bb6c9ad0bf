import { type FormEvent, useState } from 'react'
import {
  Admin,
  type DataProvider,
  DataTable,
  Edit,
  List,
  Pagination,
  Resource,
  SimpleForm,
  TextInput,
  useListContext,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { startBackend } from '../baselines/table/backend.ts'
import { columns, countOf, loadOne, loadPage, sizeOf } from './documents.ts'

const size = sizeOf()
await startBackend(countOf())

const dataProvider = {
  getList: async (_resource, { pagination, sort, filter }) => {
    const { page = 1, perPage = size } = pagination ?? {}
    const { items, totalCount } = await loadPage({
      skip: (page - 1) * perPage,
      take: perPage,
      ...(sort?.field === 'subjectDescription' ? { sort: sort.order === 'DESC' ? 'desc' : 'asc' } : {}),
      subject: filter?.subject,
    })
    return { data: items, total: totalCount }
  },
  getOne: async (_resource, { id }) => ({ data: await loadOne(String(id)) }),
  getMany: async (_resource, { ids }) => ({ data: await Promise.all(ids.map((id) => loadOne(String(id)))) }),
  update: async (_resource, { data }) => ({ data }),
} as DataProvider

const Search = () => {
  const { setFilters } = useListContext()
  const [subject, setSubject] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFilters({ subject })
  }
  return (
    <form onSubmit={search}>
      <label htmlFor="subject">Относно</label>
      <input id="subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
      <button type="submit">Търси</button>
    </form>
  )
}

const Documents = () => (
  <List
    actions={false}
    disableSyncWithLocation
    perPage={size}
    pagination={<Pagination rowsPerPageOptions={[size, 50]} />}
  >
    <Search />
    <DataTable rowClick={false}>
      <DataTable.Col
        label="Номер"
        disableSort
        render={(row) => <a href={`#/documents/${row.id}`}>{row.documentNumber}</a>}
      />
      {columns.map(({ name, title, textOf }) => (
        <DataTable.Col
          key={name}
          source={name}
          label={title}
          disableSort={name !== 'subjectDescription'}
          render={(row) => textOf(row as never)}
        />
      ))}
    </DataTable>
  </List>
)

const DocumentForm = () => (
  <Edit>
    <SimpleForm>
      {columns.map(({ name, title }) => (
        <TextInput key={name} source={name} label={title} />
      ))}
    </SimpleForm>
  </Edit>
)

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="documents" list={Documents} edit={DocumentForm} />
  </Admin>,
)
