import { useState } from 'react'
import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { openActions } from '../../../screen-kit/list/openRowActions.ts'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { IconDocument, IconTree } from '../../../widgets/icons.ts'
import { Drawer } from '../../../widgets/overlays/Drawer.tsx'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { LoadingFallback, lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { seenDocumentsAtom } from '../../document-lookups/public.ts'
import type { CaseFileLine } from '../caseFileState.ts'
import { CaseFilesEmpty, CaseFilesFilterCard } from './CaseFilesFilterCard.tsx'
import { caseFilesColumns } from './caseFilesColumns.tsx'
import { caseFilesFilter, caseFilesPage, onlyOpenNote, showsOnlyOpen } from './caseFilesFilter.ts'

const CaseFileCard = lazyPart(() => import(/* webpackChunkName: "case-file" */ '../card/CaseFileCard.tsx'))

const rootOf = ({ rootDocumentGuid }: CaseFileLine) => rootDocumentGuid
const keyOf = ({ guid }: CaseFileLine) => guid
const labelOf = ({ number }: CaseFileLine) => `преписка ${number}`

/**
 * Renders the case files of a module (specification 1, section 2): filter, table, and the contents of the selected case
 * file.
 */
const CaseFilesPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const list = useListPage({
    name: `${module}.case-files`,
    title: 'Преписки',
    filter: caseFilesFilter,
    columns: caseFilesColumns,
    pageOf: caseFilesPage,
  })
  useSeenList(seenDocumentsAtom, list, rootOf)
  const [looked, setLooked] = useState<CaseFileLine | null>(null)
  const at = documentModule(module)
  const hrefOf = ({ guid }: CaseFileLine) => at.caseFile(guid)
  const actionsOf = (row: CaseFileLine): MenuItem[] => [
    { label: 'Съдържание и маршрут', icon: IconTree, run: () => setLooked(row) },
    ...openActions(hrefOf(row), navigate, { label: 'Отвори преписката', separated: true }),
    { label: 'Отвори първия документ', icon: IconDocument, run: () => navigate(at.document(row.rootDocumentGuid)) },
  ]
  return (
    <>
      <ListScreen
        list={list}
        note={showsOnlyOpen(list.filter) ? onlyOpenNote : undefined}
        filterCard={<CaseFilesFilterCard list={list} />}
        rowKey={keyOf}
        rowLabel={labelOf}
        rowHref={hrefOf}
        rowActions={actionsOf}
        empty={<CaseFilesEmpty list={list} />}
      />
      <Drawer open={looked !== null} side="right" title="Съдържание и маршрут" onClose={() => setLooked(null)}>
        {looked && (
          <div className="case-drawer">
            <LoadingFallback show={<Skeleton lines={8} />}>
              <CaseFileCard
                caseFileGuid={looked.guid}
                docGuid={looked.rootDocumentGuid}
                awaited={looked.awaited}
                module={module}
              />
            </LoadingFallback>
          </div>
        )}
      </Drawer>
    </>
  )
}

export default CaseFilesPage
