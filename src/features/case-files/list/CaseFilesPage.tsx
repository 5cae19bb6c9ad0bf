import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { caseFileRoot, type DocumentModule } from '../../../routes/to.ts'
import { ExportButton } from '../../../screen-kit/list/export/ExportButton.tsx'
import { ListGrid } from '../../../screen-kit/list/ListGrid.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import { IconDocument, IconExternal, IconTree } from '../../../widgets/icons.ts'
import { openAside } from '../../../widgets/openAside.ts'
import { Drawer } from '../../../widgets/overlays/Drawer.tsx'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { CaseFileLine } from '../state.ts'
import { CaseFilesEmpty, CaseFilesFilterCard } from './CaseFilesFilterCard.tsx'
import { caseFilesColumns } from './caseFilesColumns.tsx'
import { caseFilesFilter, caseFilesPage, onlyOpenNote, showsOnlyOpen } from './caseFilesFilter.ts'

const CaseFileCard = lazy(() => import('../card/CaseFileCard.tsx'))

const keyOf = ({ guid }: CaseFileLine) => guid
const labelOf = ({ number }: CaseFileLine) => `преписка ${number}`

/** The case files of a module (document 1, section 2): filter, grid, and what a case file holds, beside the list. */
const CaseFilesPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const list = useListPage({
    name: `${module}.case-files`,
    title: 'Преписки',
    filter: caseFilesFilter,
    columns: caseFilesColumns,
    pageOf: caseFilesPage,
  })
  const [looked, setLooked] = useState<CaseFileLine | null>(null)
  const hrefOf = ({ rootDocumentGuid }: CaseFileLine) => caseFileRoot(rootDocumentGuid)
  const actionsOf = (row: CaseFileLine): MenuItem[] => [
    { label: 'Съдържание и маршрут', icon: IconTree, run: () => setLooked(row) },
    { label: 'Отвори първия документ', icon: IconDocument, separated: true, run: () => navigate(hrefOf(row)) },
    { label: 'Отвори в нов раздел', icon: IconExternal, run: () => openAside(hrefOf(row)) },
  ]
  return (
    <>
      <ListHeader list={list} note={showsOnlyOpen(list.filter) ? onlyOpenNote : undefined}>
        <ExportButton list={list} rowKey={keyOf} />
      </ListHeader>
      <div className="flex flex-column gap-3">
        <ListViews list={list} />
        <CaseFilesFilterCard key={list.opened} list={list} />
        <ListGrid
          list={list}
          rowKey={keyOf}
          rowLabel={labelOf}
          rowHref={hrefOf}
          rowActions={actionsOf}
          empty={<CaseFilesEmpty list={list} />}
        />
      </div>
      <Drawer open={looked !== null} side="right" title="Съдържание и маршрут" onClose={() => setLooked(null)}>
        {looked && (
          <div className="case-drawer">
            <Suspense fallback={<Skeleton lines={8} />}>
              <CaseFileCard caseFileGuid={looked.guid} docGuid={looked.rootDocumentGuid} module={module} />
            </Suspense>
          </div>
        )}
      </Drawer>
    </>
  )
}

export default CaseFilesPage
