import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../rules/to.ts'
import { pageInstead, pageSizes } from '../../../screen-kit/list/listAddress.ts'
import { useColumns } from '../../../screen-kit/list/useColumns.ts'
import { useList } from '../../../screen-kit/list/useList.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePageThatExists } from '../../../screen-kit/list/usePageThatExists.ts'
import { ColumnChooser } from '../../../widgets/grid/ColumnChooser.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import { Paginator } from '../../../widgets/grid/Paginator.tsx'
import { Drawer } from '../../../widgets/overlays/Drawer.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { CaseFileLine } from '../state.ts'
import { CaseFilesEmpty, onlyOpenNote } from './CaseFilesEmpty.tsx'
import { CaseFilesFilterCard } from './CaseFilesFilterCard.tsx'
import { caseFileActions } from './caseFileActions.ts'
import { caseFilesColumns } from './caseFilesColumns.tsx'
import { type CaseFilesFilter, caseFilesAddress, showsOnlyOpen } from './caseFilesFilter.ts'
import { caseFilesPage } from './caseFilesPage.ts'

const CaseFileCard = lazy(() => import('../card/CaseFileCard.tsx'))

const title = 'Преписки'
const keyOf = ({ guid }: CaseFileLine) => guid
const labelOf = ({ number }: CaseFileLine) => `преписка ${number}`

/** The case files of a module (document 1, section 2): filter, grid, and what a case file holds, beside the list. */
const CaseFilesPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const [place, go] = useListAddress(caseFilesAddress)
  const { filter, page, size, sort } = place
  const { grid, fetching, forget, refetch } = useList(caseFilesPage(place))
  usePageThatExists(pageInstead(page, size, grid.total), grid.stale, go)
  const { columns, chooser } = useColumns(`${module}.case-files`, caseFilesColumns)
  const [looked, setLooked] = useState<CaseFileLine | null>(null)
  const hrefOf = ({ rootDocumentGuid }: CaseFileLine) => documentModule(module).document(rootDocumentGuid)
  /** Shows the first page of a filter; what was answered before is old, so that it is really asked. */
  const show = (next: Partial<CaseFilesFilter>) => {
    forget()
    go({ filter: next, page: 1 })
  }
  return (
    <>
      <PageHeader
        title={title}
        count={grid.total}
        note={showsOnlyOpen(filter) ? onlyOpenNote : undefined}
        actions={<ColumnChooser {...chooser} />}
      />
      <div className="stack">
        <CaseFilesFilterCard
          filter={filter}
          busy={fetching}
          onFilter={show}
          onRefresh={() => {
            forget()
            if (page === 1) refetch()
            else go({ page: 1 })
          }}
        />
        <Grid
          {...grid}
          label={title}
          columns={columns}
          rowKey={keyOf}
          rowLabel={labelOf}
          rowHref={hrefOf}
          rowActions={caseFileActions({ hrefOf, open: navigate, look: setLooked })}
          sort={sort}
          onSort={(next) => go({ sort: next, page: 1 })}
          skeletonRows={size}
          empty={<CaseFilesEmpty filter={filter} onClear={() => show({})} />}
          footer={
            grid.total !== undefined && grid.total > 0 ? (
              <Paginator
                skip={(page - 1) * size}
                take={size}
                total={grid.total}
                sizes={pageSizes}
                onChange={({ skip, take }) => go({ page: Math.floor(skip / take) + 1, size: take })}
              />
            ) : undefined
          }
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
