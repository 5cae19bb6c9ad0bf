import { type GroupedInspectionRow, inspections } from '../../../../contract/inspections.ts'
import { formatDate } from '../../../../dates/civilDate.ts'
import { countOrDash } from '../../../../rules/words/count.ts'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { PickDialog } from '../../../../screen-kit/list/PickDialog.tsx'
import { queryOf } from '../../../../transport/query.ts'
import type { GridColumn } from '../../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../../widgets/tags/StatusTag.tsx'
import { ofGroupedInspection } from '../linkable.ts'
import { InspectionFilterCard } from './InspectionFilterCard.tsx'
import { type InspectionsFilter, isInspectionFilterOn } from './inspectionFilter.ts'
import { NothingFound } from './NothingFound.tsx'
import { registerAsk } from './registerAsk.ts'
import { inspectionTone } from './statusTones.ts'
import type { TableProps } from './tableProps.ts'

const columns: readonly GridColumn<GroupedInspectionRow>[] = [
  {
    key: 'number',
    header: '№',
    sortBy: 'number',
    width: '7.2rem',
    onPhone: 'title',
    opens: true,
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  { key: 'name', header: 'Наименование', sortBy: 'name', onPhone: 'bare', cell: ({ name }) => name },
  {
    key: 'dateFrom',
    header: 'Период',
    sortBy: 'dateFrom',
    width: '11.5rem',
    onPhone: 'bare',
    cell: ({ dateFrom, dateTo }) => (
      <span className="nowrap">
        {formatDate(dateFrom)} – {formatDate(dateTo)}
      </span>
    ),
  },
  {
    key: 'orderNumber',
    header: 'Заповед №',
    sortBy: 'orderNumber',
    width: '8rem',
    cell: ({ orderNumber }) => <span className="nowrap">{orderNumber}</span>,
  },
  { key: 'leaderName', header: 'Ръководител', width: '11rem', cell: ({ leaderName }) => leaderName },
  {
    key: 'doneCount',
    header: 'Извършени',
    width: '7.6rem',
    cell: ({ doneCount, plannedCount }) => `${countOrDash(doneCount)} от ${countOrDash(plannedCount)}`,
  },
  {
    key: 'statusName',
    header: 'Статус',
    sortBy: 'statusName',
    width: '8.2rem',
    onPhone: 'tag',
    cell: ({ statusId, statusName }) => <StatusTag tone={inspectionTone(statusId)}>{statusName}</StatusTag>,
  },
]

const pageOf = (place: ListAddress<InspectionsFilter>) => queryOf(inspections.getGroupedInspections, registerAsk(place))

/** „Групови проверки“: the campaigns to pick from. */
const GroupedInspectionsTable = ({ title, onPick, onClose }: TableProps) => (
  <PickDialog<InspectionsFilter, GroupedInspectionRow>
    title="Избор на групова проверка"
    heading={title}
    pageOf={pageOf}
    columns={columns}
    rowKey={({ guid }) => guid}
    nameOf={({ number }) => `групова проверка ${number}`}
    filterCard={(filtering) => <InspectionFilterCard {...filtering} textLabel="Наименование" />}
    empty={(filter, clear) => <NothingFound isFiltered={isInspectionFilterOn(filter)} onClear={clear} />}
    onPick={(row) => onPick(ofGroupedInspection(row))}
    onClose={onClose}
  />
)

export default GroupedInspectionsTable
