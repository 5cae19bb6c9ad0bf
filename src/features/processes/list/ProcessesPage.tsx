import { useLocation } from 'wouter'
import type { BusinessProcessRow } from '../../../contract/businessProcesses.ts'
import { processStatusLabels } from '../../../contract/enumerations.ts'
import { to } from '../../../routes/to.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { openActions } from '../../../screen-kit/list/openRowActions.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconDiagram } from '../../../widgets/icons.ts'
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
      <SelectField label="Статус" options={statuses} {...panel.choice('statusId')} />
    </FilterCard>
  )
}

/**
 * Renders the business processes of the administration (specification 1, section 2). A row opens the diagram of its
 * process.
 */
const ProcessesPage = () => {
  const [, navigate] = useLocation()
  const list = useListPage({
    name: 'business-processes',
    title: 'Бизнес процеси',
    filter: processesFilter,
    columns: processesColumns,
    pageOf: processesPage,
  })
  const actionsOf = (row: BusinessProcessRow) =>
    openActions(hrefOf(row), navigate, { label: 'Отвори диаграмата', icon: IconDiagram })
  return (
    <ListScreen
      list={list}
      views={false}
      filterCard={<ProcessesFilterCard list={list} />}
      rowKey={keyOf}
      rowLabel={nameOf}
      rowHref={hrefOf}
      rowActions={actionsOf}
      empty={
        <ListEmpty list={list} of="процеси" one="един процес">
          Тук се появяват процесите, по които се движат преписките и заявленията.
        </ListEmpty>
      }
    />
  )
}

export default ProcessesPage
