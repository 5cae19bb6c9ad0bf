import { useId, useState } from 'react'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { useList } from '../../../screen-kit/list/useList.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import { Paginator } from '../../../widgets/grid/Paginator.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { CaseFilesEmpty, onlyOpenNote } from '../list/CaseFilesEmpty.tsx'
import { CaseFilesFilterCard } from '../list/CaseFilesFilterCard.tsx'
import { type CaseFilesFilter, showsOnlyOpen } from '../list/caseFilesFilter.ts'
import { caseFilesPage } from '../list/caseFilesPage.ts'
import type { CaseFileLine } from '../state.ts'
import { searchColumns } from './searchColumns.tsx'

type Props = { onPick: (row: CaseFileLine) => void; onClose: () => void }
type Place = ListAddress<CaseFilesFilter>

/** Twenty rows and the sizes of document 2, section 9. */
const sizes = [5, 10, 20, 50, 100]
const start: Place = { filter: {}, page: 1, size: 20, sort: undefined }
const keyOf = ({ guid }: CaseFileLine) => guid

/** „Търсене на преписка“ (document 2, section 2): a filter above a paged grid to pick from. */
const CaseFileSearchDialog = ({ onPick, onClose }: Props) => {
  const id = useId()
  const [place, setPlace] = useState<Place>(start)
  const { filter, page, size, sort } = place
  const { grid, fetching, forget, refetch } = useList(caseFilesPage(place))
  const go = (change: Partial<Place>) => setPlace((before) => ({ ...before, ...change }))
  const show = (next: Partial<CaseFilesFilter>) => {
    forget()
    go({ filter: next, page: 1 })
  }
  return (
    // A dialog over a form is its child for React's events: its own filter must not send that form.
    <div className="case-search" onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        open
        size="xl"
        title="Търсене на преписка"
        onClose={onClose}
        footer={<Button onClick={onClose}>Затвори</Button>}
      >
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
          <section className="case-search-found" aria-labelledby={id}>
            <h3 id={id}>Преписки</h3>
            {showsOnlyOpen(filter) && <p className="muted small">{onlyOpenNote}</p>}
            <Grid
              {...grid}
              label="Преписки"
              columns={searchColumns(onPick)}
              rowKey={keyOf}
              onOpen={onPick}
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
                    sizes={sizes}
                    label="Страници с преписки"
                    onChange={({ skip, take }) => go({ page: Math.floor(skip / take) + 1, size: take })}
                  />
                ) : undefined
              }
            />
          </section>
        </div>
      </Dialog>
    </div>
  )
}

export default CaseFileSearchDialog
