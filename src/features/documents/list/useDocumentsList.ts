import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ListView, type Role, Scope } from '../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { type ListAddress, readListAddress, writeListAddress } from '../../../screen-kit/list/listAddress.ts'
import { askPageAhead, type PageQuery } from '../../../screen-kit/list/useList.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePagedList } from '../../../screen-kit/list/usePagedList.ts'
import { mayEnterAtom } from '../../../state/access.ts'
import { ownDepartmentAtom } from '../../../state/ownDepartment.ts'
import type { Store } from '../../../state/store.ts'
import { type DocumentScope, documentsPage } from '../../document-lookups/public.ts'
import { appliedFilter, type DocumentsFilter, documentsAddress, filterBody, scopeOf } from './documentsFilter.ts'
import { documentsViews } from './documentsViews.ts'

const homeOf: Record<DocumentModule, DocumentScope> = {
  'administrative-services': Scope.AU,
  'documents-flow': Scope.DMS,
}
const moduleOf: Record<DocumentScope, DocumentModule> = {
  [Scope.AU]: 'administrative-services',
  [Scope.DMS]: 'documents-flow',
}

type Asked = {
  module: DocumentModule
  view: ListView
  /** What the address says. */
  place: ListAddress<DocumentsFilter>
  ownDepartment: number | null
  mayEnter: (roles: readonly Role[]) => boolean
}

/** What a documents list asks for: which documents, by what filter, and the query itself. */
const questionOf = ({ module, view, place, ownDepartment, mayEnter }: Asked) => {
  const filter = appliedFilter(place.filter, view, documentsViews[view].fillsDepartment ? ownDepartment : null)
  const mayChooseScope = view !== ListView.Portal && mayEnter(['DOCUMENTS_EAU']) && mayEnter(['DOCUMENTS_FLOW'])
  const scope = scopeOf(filter, homeOf[module], view, mayChooseScope)
  const { page, size, sort } = place
  const body = {
    ...filterBody(filter),
    ...(sort && { sortColumns: [{ columnName: sort.by, direction: sort.direction }] }),
  }
  const pageOf = (asked: number): PageQuery<DocumentRow> =>
    documentsPage(scope, { query: { indexType: view, skip: (asked - 1) * size, take: size }, body })
  return { filter, mayChooseScope, scope, body, pageOf, query: pageOf(page) }
}

/** Sends a list's question before the list is drawn. */
export const askDocumentsAhead = (store: Store, module: DocumentModule, view: ListView, search: string): void => {
  const [ownDepartment, mayEnter] = [store.get(ownDepartmentAtom), store.get(mayEnterAtom)]
  const place = readListAddress(documentsAddress, search)
  askPageAhead(store, questionOf({ module, view, place, ownDepartment, mayEnter }).query)
}

/** A documents list: what its address says, what is asked for, what came. */
export const useDocumentsList = (module: DocumentModule, view: ListView) => {
  const address = useListAddress(documentsAddress)
  const [place] = address
  const mayEnter = useAtomValue(mayEnterAtom)
  const ownDepartment = useAtomValue(ownDepartmentAtom)
  const { filter, mayChooseScope, scope, body, pageOf, query } = useMemo(
    () => questionOf({ module, view, place, ownDepartment, mayEnter }),
    [module, view, place, ownDepartment, mayEnter],
  )
  const list = usePagedList(documentsAddress, address, query)
  return {
    ...list,
    /** What a copied link says: the department that is filled in is named, so that others see the same rows. */
    sharedSearch: writeListAddress(documentsAddress, { ...place, page: 1, filter }),
    /** What is applied, the own department included; a saved view keeps only what the address says. */
    filter,
    body,
    scope,
    mayChooseScope,
    /** The question for another page of the same list, from 1 on. */
    pageOf,
    /** Where a row opens: in the module its documents belong to, so that the link also opens for others. */
    at: documentModule(moduleOf[scope]),
  }
}
export type DocumentsList = ReturnType<typeof useDocumentsList>
