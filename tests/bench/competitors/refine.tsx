import '@refinedev/antd/dist/reset.css'
import { Edit, List, ThemedLayout, useForm, useTable } from '@refinedev/antd'
import { type DataProvider, Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { App as Antd, ConfigProvider, Form, Input, Table } from 'antd'
import { type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router'
import { startBackend } from '../baselines/table/backend.ts'
import { columns, countOf, loadOne, loadPage, sizeOf } from './documents.ts'

await startBackend(countOf())

const dataProvider = {
  getApiUrl: () => '/shreder/api',
  getList: async ({ pagination, sorters, filters }) => {
    const { currentPage = 1, pageSize = 10 } = pagination ?? {}
    const { items, totalCount } = await loadPage({
      skip: (currentPage - 1) * pageSize,
      take: pageSize,
      sort: sorters?.[0]?.order,
      subject: filters?.[0]?.value,
    })
    return { data: items, total: totalCount }
  },
  getOne: async ({ id }) => ({ data: await loadOne(String(id)) }),
  create: async ({ variables }) => ({ data: variables }),
  update: async ({ variables }) => ({ data: variables }),
  deleteOne: async ({ variables }) => ({ data: variables }),
} as DataProvider

const Documents = () => {
  const { tableProps, setFilters } = useTable({ pagination: { pageSize: sizeOf() } })
  const [subject, setSubject] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFilters([{ field: 'subject', operator: 'contains', value: subject }])
  }
  return (
    <List title="Документи" canCreate={false}>
      <form onSubmit={search}>
        <label htmlFor="subject">Относно</label>
        <input id="subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
        <button type="submit">Търси</button>
      </form>
      <Table {...tableProps} rowKey="id">
        <Table.Column
          title="Номер"
          render={(_, row) => <Link to={`/documents/edit/${row.id}`}>{row.documentNumber}</Link>}
        />
        {columns.map(({ name, title, textOf }) => (
          <Table.Column
            key={name}
            dataIndex={name}
            title={title}
            sorter={name === 'subjectDescription'}
            render={(_, row) => textOf(row)}
          />
        ))}
      </Table>
    </List>
  )
}

const DocumentForm = () => {
  const { formProps, saveButtonProps, query } = useForm()
  if (query?.isLoading) return null
  return (
    <Edit saveButtonProps={saveButtonProps} title="Документ">
      <Form {...formProps} layout="vertical">
        {columns.map(({ name, title }) => (
          <Form.Item key={name} label={title} name={name}>
            <Input />
          </Form.Item>
        ))}
      </Form>
    </Edit>
  )
}

const App = () => (
  <BrowserRouter>
    <ConfigProvider>
      <Antd>
        <Refine
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          resources={[{ name: 'documents', list: '/', edit: '/documents/edit/:id' }]}
          options={{ disableTelemetry: true, syncWithLocation: false }}
        >
          <Routes>
            <Route
              element={
                <ThemedLayout>
                  <Outlet />
                </ThemedLayout>
              }
            >
              <Route index element={<Documents />} />
              <Route path="/documents/edit/:id" element={<DocumentForm />} />
            </Route>
          </Routes>
        </Refine>
      </Antd>
    </ConfigProvider>
  </BrowserRouter>
)

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<App />)
