import { useAtomValue } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import { ListView } from '../../../contract/enumerations.ts'
import type { KeptData, KeptRecord } from '../../../contract/shapes/keptData.ts'
import { civilDateOf } from '../../../dates/civilDate.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { documentsCallOf } from './recentDocuments.ts'

/** The most documents of a module in a report that is made without the proposed call. */
export const mostDocuments = 200

const keptAtom = queryAtomFamily(
  (id: number) => queryOf(documents.getKeptPersonalData, { query: { id } }),
  (get) => get(mayCallAtom)(documents.getKeptPersonalData),
)

/** The documents by the specified calls, requested only if the proposed call gives no records. */
const documentsOf = (one: DocumentModule) =>
  queryAtomFamily(
    (correspondentID: number) => {
      const query = { indexType: ListView.Documents, skip: 0, take: mostDocuments }
      return queryOf(documentsCallOf[one], { query, body: { correspondentID } })
    },
    (get, id) => {
      const mayCall = get(mayCallAtom)
      const isGiven = mayCall(documents.getKeptPersonalData) && get(keptAtom(id)).data?.records !== null
      return !isGiven && mayCall(documentsCallOf[one])
    },
  )
const documentsFlowAtom = documentsOf('documents-flow')
const servicesAtom = documentsOf('administrative-services')

type Row = {
  guid: string
  documentNumber: string | null
  dateRegistered: string | null
  subjectDescription: string | null
}
const asKeptRecord = (row: Row): KeptRecord => ({
  key: row.guid,
  kind: 'document',
  date: row.dateRegistered === null ? null : civilDateOf(row.dateRegistered),
  number: row.documentNumber ?? '',
  about: row.subjectDescription ?? '',
  roleId: null,
  storedFor: '',
  isReadable: true,
})

type Found = { items: readonly Row[]; totalCount: number }
const hasMore = (found: Found | undefined): boolean => found !== undefined && found.totalCount > found.items.length

export type Kept = {
  /** Null if the backend does not have the proposed call. */
  data: KeptData | null
  records: readonly KeptRecord[]
  /** True if the records are only the documents that the specified calls list. */
  areOnlyDocuments: boolean
  hasMoreDocuments: boolean
}
type KeptQuery = { kept: Kept | undefined; error: Error | null; refetch: () => void }

/** Reads all that is kept about a person: from the proposed call or, without it, the documents by the specified ones. */
export const useKept = (id: number): KeptQuery => {
  const mayCall = useAtomValue(mayCallAtom)
  const given = useAtomValue(keptAtom(id))
  const ofFlow = useAtomValue(documentsFlowAtom(id))
  const ofServices = useAtomValue(servicesAtom(id))
  const data = mayCall(documents.getKeptPersonalData) ? given.data : null
  if (data === undefined) return { kept: undefined, error: given.error, refetch: () => void given.refetch() }
  if (data?.records) {
    const kept = { data, records: data.records, areOnlyDocuments: false, hasMoreDocuments: false }
    return { kept, error: null, refetch: () => void given.refetch() }
  }
  const lists = [
    ...(mayCall(documentsCallOf['documents-flow']) ? [ofFlow] : []),
    ...(mayCall(documentsCallOf['administrative-services']) ? [ofServices] : []),
  ]
  const refetch = () => {
    for (const list of lists) void list.refetch()
  }
  const failed = lists.find(({ error, data: found }) => error !== null && found === undefined)
  if (failed) return { kept: undefined, error: failed.error, refetch }
  if (lists.some(({ data: found }) => found === undefined)) return { kept: undefined, error: null, refetch }
  const records = lists.flatMap(({ data: found }) => found?.items.map(asKeptRecord) ?? [])
  const hasMoreDocuments = lists.some(({ data: found }) => hasMore(found))
  return { kept: { data, records, areOnlyDocuments: true, hasMoreDocuments }, error: null, refetch }
}
