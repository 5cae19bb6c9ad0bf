import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { caseFileRoot, type DocumentModule } from '../../../routes/to.ts'
import { listGrid } from '../../../screen-kit/list/listGrid.tsx'
import { useColumns } from '../../../screen-kit/list/useColumns.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePagedList } from '../../../screen-kit/list/usePagedList.ts'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import { ColumnChooser } from '../../../widgets/grid/ColumnChooser.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import { Drawer } from '../../../widgets/overlays/Drawer.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { CaseFileLine } from '../state.ts'
import { CaseFilesEmpty, onlyOpenNote } from './CaseFilesEmpty.tsx'
import { CaseFilesFilterCard } from './CaseFilesFilterCard.tsx'
import { caseFileActions } from './caseFileActions.ts'
import { caseFilesColumns } from './caseFilesColumns.tsx'
import { caseFilesAddress, showsOnlyOpen } from './caseFilesFilter.ts'
import { caseFilesPage } from './caseFilesPage.ts'

const CaseFileCard = lazy(() => import('../card/CaseFileCard.tsx'))

const title = 'Преписки'
const keyOf = ({ guid }: CaseFileLine) => guid
const labelOf = ({ number }: CaseFileLine) => `преписка ${number}`

/** The case files of a module (document 1, section 2): filter, grid, and what a case file holds, beside the list. */
const CaseFilesPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const address = useListAddress(caseFilesAddress)
  const list = usePagedList(caseFilesAddress, address, caseFilesPage(address[0]))
  const { filter, grid, show } = list
  const gridName = `${module}.case-files`
  const { columns, chooser } = useColumns(gridName, caseFilesColumns)
  const [looked, setLooked] = useState<CaseFileLine | null>(null)
  const hrefOf = ({ rootDocumentGuid }: CaseFileLine) => caseFileRoot(rootDocumentGuid)
  return (
    <>
      <PageHeader
        title={title}
        count={grid.total}
        note={showsOnlyOpen(filter) ? onlyOpenNote : undefined}
        actions={<ColumnChooser {...chooser} />}
      />
      <div className="stack">
        <ListViews name={gridName} list={list} />
        <CaseFilesFilterCard
          key={list.opened}
          filter={filter}
          busy={list.fetching}
          onFilter={show}
          onRefresh={list.refresh}
        />
        <Grid
          {...listGrid(list)}
          label={title}
          columns={columns}
          rowKey={keyOf}
          rowLabel={labelOf}
          rowHref={hrefOf}
          rowActions={caseFileActions({ hrefOf, open: navigate, look: setLooked })}
          empty={<CaseFilesEmpty filter={filter} onClear={() => show({})} />}
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
