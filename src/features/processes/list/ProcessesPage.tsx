import { useLocation } from 'wouter'
import type { BusinessProcessRow } from '../../../contract/businessProcesses.ts'
import { processStatusLabels } from '../../../contract/enumerations.ts'
import { to } from '../../../routes/to.ts'
import { ExportButton } from '../../../screen-kit/list/export/ExportButton.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { ListGrid } from '../../../screen-kit/list/ListGrid.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconExternal, IconRoute } from '../../../widgets/icons.ts'
import { openAside } from '../../../widgets/openAside.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { type ProcessesFilter, processesColumns, processesFilter, processesPage } from './processList.tsx'

const keyOf = ({ id }: BusinessProcessRow) => id
const nameOf = ({ name }: BusinessProcessRow) => name
const hrefOf = ({ id }: BusinessProcessRow) => to.businessProcesses.one(id)
const statuses = Object.entries(processStatusLabels).map(([value, label]) => ({ value, label }))

const ProcessesFilterCard = ({ list }: { list: Filtering<ProcessesFilter> }) => {
  const panel = useFilterPanel(processesFilter, list)
  return (
    <FilterCard {...panel.card()}>
      <TextField className="double" label="Наименование" {...panel.text('name')} />
      <SelectField label="Статус" options={statuses} empty="Всички" {...panel.choice('statusId')} />
    </FilterCard>
  )
}

/** The business processes of the administration (document 1, section 2); a row opens the diagram of its process. */
const ProcessesPage = () => {
  const [, navigate] = useLocation()
  const list = useListPage({
    name: 'business-processes',
    title: 'Бизнес процеси',
    filter: processesFilter,
    columns: processesColumns,
    pageOf: processesPage,
  })
  const actionsOf = (row: BusinessProcessRow): MenuItem[] => [
    { label: 'Отвори диаграмата', icon: IconRoute, run: () => navigate(hrefOf(row)) },
    { label: 'Отвори в нов раздел', icon: IconExternal, run: () => openAside(hrefOf(row)) },
  ]
  return (
    <>
      <ListHeader list={list}>
        <ExportButton list={list} rowKey={keyOf} />
      </ListHeader>
      <div className="flex flex-column gap-3">
        <ProcessesFilterCard key={list.opened} list={list} />
        <ListGrid
          list={list}
          rowKey={keyOf}
          rowLabel={nameOf}
          rowHref={hrefOf}
          rowActions={actionsOf}
          empty={
            <ListEmpty
              list={list}
              title="Няма намерени процеси"
              unfiltered={
                <EmptyState title="Няма бизнес процеси">
                  Тук се появяват процесите, по които се движат преписките и заявленията.
                </EmptyState>
              }
            >
              Нито един процес не отговаря на зададения филтър.
            </ListEmpty>
          }
        />
      </div>
    </>
  )
}

export default ProcessesPage
