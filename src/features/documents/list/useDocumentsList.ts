import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ListView, Scope } from '../../../contract/enumerations.ts'
import { type DocumentModule, documentModule } from '../../../rules/to.ts'
import { writeListAddress } from '../../../screen-kit/list/listAddress.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePagedList } from '../../../screen-kit/list/usePagedList.ts'
import { mayEnterAtom } from '../../../state/access.ts'
import { ownDepartmentAtom } from '../../../state/ownDepartment.ts'
import { type DocumentScope, documentsPage } from '../state.ts'
import { appliedFilter, documentsAddress, filterBody, scopeOf } from './documentsFilter.ts'
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
  const address = useListAddress(documentsAddress)
  const [place] = address
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
  const list = usePagedList(documentsAddress, address, documentsPage(scope, { query, body }))
  return {
    ...list,
    /** What a copied link says: the department that is filled in is named, so that others see the same rows. */
    sharedSearch: writeListAddress(documentsAddress, { ...place, page: 1, filter }),
    /** What is applied, the own department included; a saved view keeps only what the address says. */
    filter,
    body,
    scope,
    mayChooseScope,
    /** Where a row opens: in the module its documents belong to, so that the link also opens for others. */
    at: documentModule(moduleOf[scope]),
  }
}
export type DocumentsList = ReturnType<typeof useDocumentsList>
