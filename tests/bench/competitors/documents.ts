import type { DocumentRow } from '../../../src/contract/shapes/documents.ts'
import { type ListQuery, listPath, onePath } from '../baselines/table/backend.ts'

/** The URL contains the numbers of rows and documents, as in the page of the plain table. */
const params = new URLSearchParams(location.search)
export const sizeOf = () => Number(params.get('rows') ?? 25)
export const countOf = () => Number(params.get('documents') ?? 10_000)

type Record = DocumentRow & { id: string }
const withId = (row: DocumentRow): Record => ({ ...row, id: row.guid })

export const loadPage = async (query: ListQuery) => {
  const reply = await fetch(listPath, { method: 'POST', body: JSON.stringify(query) })
  const { items, totalCount }: { items: DocumentRow[]; totalCount: number } = await reply.json()
  return { items: items.map(withId), totalCount }
}
export const loadOne = async (guid: string): Promise<Record> =>
  withId(await (await fetch(`${onePath}?guid=${guid}`)).json())

const shownDate = (text: string | null) => (text ? text.slice(0, 10).split('-').reverse().join('.') : '')

export const columns: { name: keyof DocumentRow; title: string; textOf: (row: DocumentRow) => string }[] = [
  { name: 'dateRegistered', title: 'Дата', textOf: (row) => shownDate(row.dateRegistered) },
  { name: 'documentTypeName', title: 'Вид', textOf: (row) => row.documentTypeName ?? '' },
  { name: 'subjectDescription', title: 'Относно', textOf: (row) => row.subjectDescription ?? '' },
  { name: 'correspondents', title: 'Кореспонденти', textOf: (row) => row.correspondents.join(', ') },
  { name: 'addressedTo', title: 'Адресиран до', textOf: (row) => row.addressedTo ?? '' },
  { name: 'departmentName', title: 'Отдел', textOf: (row) => row.departmentName ?? '' },
  { name: 'documentStatusName', title: 'Статус', textOf: (row) => row.documentStatusName ?? '' },
  { name: 'deadline', title: 'Срок', textOf: (row) => shownDate(row.deadline) },
]
