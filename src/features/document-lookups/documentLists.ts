import type { QueryClient } from '@tanstack/query-core'
import { documents } from '../../contract/documents.ts'
import type { RequestParams } from '../../contract/endpoint.ts'
import { Scope } from '../../contract/enumerations.ts'
import type { DocumentFilter, DocumentRow } from '../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { type OpenedRecord, seenListAtom } from '../../screen-kit/list/useListContext.ts'
import { queryOf } from '../../transport/query.ts'

export type DocumentScope = typeof Scope.AU | typeof Scope.DMS

export const listCallOf = {
  [Scope.AU]: documents.getAllDocumentsForAU,
  [Scope.DMS]: documents.getAllDocumentsForDMS,
} as const
export const exportCallOf = {
  [Scope.AU]: documents.exportAUDocumentsToExcel,
  [Scope.DMS]: documents.exportDMSDocumentsToExcel,
} as const

export type DocumentsRequest = RequestParams<typeof documents.getAllDocumentsForAU>

/** Returns the query for one page of a list of documents (specification 2, section 7). */
export const documentsPage = (scope: DocumentScope, request: DocumentsRequest, options: { quiet?: true } = {}) =>
  scope === Scope.AU
    ? queryOf(listCallOf[Scope.AU], request, options)
    : queryOf(listCallOf[Scope.DMS], request, options)

export const listedDocument = (client: QueryClient, guid: string): DocumentRow | undefined =>
  Object.values(listCallOf)
    .flatMap(({ path }) => client.getQueriesData<{ items: DocumentRow[] }>({ queryKey: [path] }))
    .flatMap(([, page]) => page?.items ?? [])
    .find((row) => row.guid === guid)

export const seenDocumentsAtom = seenListAtom<string>()

export const documentRecord = (module: DocumentModule, key: string | null): OpenedRecord<string> => {
  const at = documentModule(module)
  return { key, root: at.root(), list: { href: at.documents(), label: 'Документи' }, hrefOf: at.document }
}

export type { DocumentFilter }
