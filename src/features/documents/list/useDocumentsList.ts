import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { ListView, Scope } from '../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { firstQueryOf, useListPage } from '../../../screen-kit/list/useListPage.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { mayCallAtom } from '../../../state/access.ts'
import type { Store } from '../../../state/store.ts'
import { type DocumentScope, documentsPage, listCallOf, seenDocumentsAtom } from '../../document-lookups/public.ts'
import { appliedFilter, type DocumentsFilter, documentsFilter, filterBody, scopeOf } from './documentsFilter.ts'
import { type DocumentsView, filterOfView, indexTypeOf } from './documentsView.ts'
import { documentsViews } from './documentsViews.ts'
import { ownDepartmentAtom } from './ownDepartment.ts'

const homeOf: Record<DocumentModule, DocumentScope> = {
  'administrative-services': Scope.AU,
  'documents-flow': Scope.DMS,
}
const moduleOf: Record<DocumentScope, DocumentModule> = {
  [Scope.AU]: 'administrative-services',
  [Scope.DMS]: 'documents-flow',
}
type DocumentsAddress = ListAddress<DocumentsFilter>

export const documentsBody = (view: DocumentsView, place: DocumentsAddress) => ({
  ...filterBody(place.filter),
  ...filterOfView(view),
  ...sortOfPage(place),
})

type ViewInUrl = { module: DocumentModule; view: DocumentsView; scope: DocumentScope; ownDepartment: number | null }

const partsOf = ({ module, view, scope, ownDepartment }: ViewInUrl) => {
  const { name, title, columns, hidden } = documentsViews[view]
  return {
    name: `${module}.${name}`,
    title,
    columns,
    hiddenAtFirst: hidden,
    filter: documentsFilter[scope],
    filledIn: (inAddress: Partial<DocumentsFilter>) => appliedFilter(inAddress, view, ownDepartment),
    pageOf: (place: DocumentsAddress) =>
      documentsPage(scope, {
        query: { indexType: indexTypeOf(view), ...rowsOfPage(place) },
        body: documentsBody(view, place),
      }),
  }
}

const mayChoose = (view: DocumentsView, mayCall: (call: Endpoint) => boolean): boolean =>
  view !== ListView.Portal && Object.values(listCallOf).every(mayCall)

export const firstDocumentsQuery = (store: Store, module: DocumentModule, view: DocumentsView, search: string) => {
  const scope = scopeOf(search, homeOf[module], view, mayChoose(view, store.get(mayCallAtom)))
  return firstQueryOf(store, partsOf({ module, view, scope, ownDepartment: store.get(ownDepartmentAtom) }), search)
}

const keyOf = ({ guid }: DocumentRow) => guid

export const useDocumentsList = (module: DocumentModule, view: DocumentsView) => {
  const mayCall = useAtomValue(mayCallAtom)
  const ownDepartment = useAtomValue(ownDepartmentAtom)
  const mayChooseScope = mayChoose(view, mayCall)
  const scope = scopeOf(useSearch(), homeOf[module], view, mayChooseScope)
  const parts = useMemo(() => partsOf({ module, view, scope, ownDepartment }), [module, view, scope, ownDepartment])
  const list = useListPage(parts)
  useSeenList(seenDocumentsAtom, list, keyOf)
  return {
    ...list,
    scope,
    mayChooseScope,
    /** The pages of the module to which the documents belong. Links to them, when copied, work for other users too. */
    at: documentModule(moduleOf[scope]),
  }
}
export type DocumentsList = ReturnType<typeof useDocumentsList>
