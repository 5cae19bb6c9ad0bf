import { type GroupedInspectionRow, inspections } from '../../../../contract/inspections.ts'
import { formatDate } from '../../../../dates/civilDate.ts'
import { countOrDash } from '../../../../rules/words/count.ts'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { PickDialog } from '../../../../screen-kit/list/PickDialog.tsx'
import { queryOf } from '../../../../transport/query.ts'
import type { GridColumn } from '../../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../../widgets/tags/StatusTag.tsx'
import { ofGroupedInspection } from '../linkable.ts'
import { InspectionFilterCard, type InspectionsFilter, inspectionFilters } from './InspectionFilterCard.tsx'
import { RegisterEmpty, registerAsk, type TableProps } from './register.tsx'
import { inspectionTone } from './statusTones.ts'

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
  { key: 'name', header: 'Наименование', sortBy: 'name', onPhone: 'bare', text: ({ name }) => name },
  {
    key: 'dateFrom',
    header: 'Период',
    sortBy: 'dateFrom',
    width: '11.5rem',
    onPhone: 'bare',
    nowrap: true,
    text: ({ dateFrom, dateTo }) => `${formatDate(dateFrom)} – ${formatDate(dateTo)}`,
  },
  {
    key: 'orderNumber',
    header: 'Заповед №',
    sortBy: 'orderNumber',
    width: '8rem',
    nowrap: true,
    text: ({ orderNumber }) => orderNumber,
  },
  { key: 'leaderName', header: 'Ръководител', width: '11rem', text: ({ leaderName }) => leaderName },
  {
    key: 'doneCount',
    header: 'Извършени',
    width: '7.6rem',
    text: ({ doneCount, plannedCount }) => `${countOrDash(doneCount)} от ${countOrDash(plannedCount)}`,
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
  <PickDialog
    title="Избор на групова проверка"
    heading={title}
    filter={inspectionFilters.grouped.filter}
    pageOf={pageOf}
    columns={columns}
    rowKey={({ guid }) => guid}
    nameOf={({ number }) => `групова проверка ${number}`}
    filterCard={(list) => <InspectionFilterCard of="grouped" list={list} />}
    empty={(list) => <RegisterEmpty list={list} />}
    onPick={(row) => onPick(ofGroupedInspection(row))}
    onClose={onClose}
  />
)

export default GroupedInspectionsTable
