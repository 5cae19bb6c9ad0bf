import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ListView, Scope } from '../../../contract/enumerations.ts'
import { type DocumentModule, documentModule } from '../../../rules/to.ts'
import { pageInstead, readListAddress, writeListAddress } from '../../../screen-kit/list/listAddress.ts'
import { useList } from '../../../screen-kit/list/useList.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePageThatExists } from '../../../screen-kit/list/usePageThatExists.ts'
import { mayEnterAtom } from '../../../state/access.ts'
import { ownDepartmentAtom } from '../../../state/ownDepartment.ts'
import { type DocumentScope, documentsPage } from '../state.ts'
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

/** A documents list: what its address says, what is asked for, what came. */
export const useDocumentsList = (module: DocumentModule, view: ListView) => {
  const [place, go] = useListAddress(documentsAddress)
  const mayEnter = useAtomValue(mayEnterAtom)
  const ownDepartment = useAtomValue(ownDepartmentAtom)
  const own = documentsViews[view].fillsDepartment ? ownDepartment : null
  const filter = useMemo(() => appliedFilter(place.filter, view, own), [place.filter, view, own])
  const mayChooseScope = view !== ListView.Portal && mayEnter(['DOCUMENTS_EAU']) && mayEnter(['DOCUMENTS_FLOW'])
  const scope = scopeOf(filter, homeOf[module], view, mayChooseScope)
  const { page, size, sort } = place
  const body = {
    ...filterBody(filter),
    ...(sort && { sortColumns: [{ columnName: sort.by, direction: sort.direction }] }),
  }
  const query = { indexType: view, skip: (page - 1) * size, take: size }
  const list = useList(documentsPage(scope, { query, body }))
  usePageThatExists(pageInstead(page, size, list.grid.total), list.grid.stale, go)
  /** Shows the first page of a filter; what was answered before is old, so that it is really asked. */
  const show = (next: Partial<DocumentsFilter>) => {
    list.forget()
    go({ filter: next, page: 1 })
  }
  const first = { ...place, page: 1 }
  return {
    ...list,
    /** What a saved view keeps: the address as it is, so that the own department stays the own one of whoever looks. */
    search: writeListAddress(documentsAddress, first),
    /** What a copied link says: the department that is filled in is named, so that others see the same rows. */
    sharedSearch: writeListAddress(documentsAddress, { ...first, filter }),
    /** Shows what another search part says, from its first page. */
    showSearch: (search: string) => {
      list.forget()
      go({ ...readListAddress(documentsAddress, search), page: 1 })
    },
    filter,
    body,
    scope,
    mayChooseScope,
    place,
    go,
    show,
    /** Where a row opens: in the module its documents belong to, so that the link also opens for others. */
    at: documentModule(moduleOf[scope]),
  }
}
export type DocumentsList = ReturnType<typeof useDocumentsList>
