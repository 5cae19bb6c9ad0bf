import { type InspectionRow, inspections } from '../../../../contract/inspections.ts'
import { formatDate } from '../../../../dates/civilDate.ts'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { PickDialog } from '../../../../screen-kit/list/PickDialog.tsx'
import { queryOf } from '../../../../transport/query.ts'
import type { GridColumn } from '../../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../../widgets/tags/StatusTag.tsx'
import { ofInspection } from '../linkable.ts'
import { InspectionFilterCard, type InspectionsFilter, inspectionFilters } from './InspectionFilterCard.tsx'
import { RegisterEmpty, registerAsk, type TableProps } from './register.tsx'
import { inspectionTone } from './statusTones.ts'

const columns: readonly GridColumn<InspectionRow>[] = [
  {
    key: 'number',
    header: '№',
    sortBy: 'number',
    width: '7rem',
    onPhone: 'title',
    opens: true,
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  {
    key: 'date',
    header: 'Дата',
    sortBy: 'date',
    width: '6.4rem',
    onPhone: 'tag',
    nowrap: true,
    text: ({ date }) => formatDate(date),
  },
  {
    key: 'inspectedPersonName',
    header: 'Лице',
    sortBy: 'inspectedPersonName',
    width: '16rem',
    onPhone: 'bare',
    text: ({ inspectedPersonName }) => inspectedPersonName,
  },
  {
    key: 'siteName',
    header: 'Обект',
    sortBy: 'siteName',
    onPhone: 'bare',
    text: ({ siteName, settlementName }) => `${siteName}, ${settlementName}`,
  },
  {
    key: 'resultName',
    header: 'Резултат',
    sortBy: 'resultName',
    width: '8.5rem',
    text: ({ resultName }) => resultName,
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

const pageOf = (place: ListAddress<InspectionsFilter>) => queryOf(inspections.getInspections, registerAsk(place))

/** „Проверки“: the inspections list to pick from (document 2, section 2). */
const InspectionsTable = ({ title, onPick, onClose }: TableProps) => (
  <PickDialog
    title="Избор на проверка"
    heading={title}
    filter={inspectionFilters.single.filter}
    pageOf={pageOf}
    columns={columns}
    rowKey={({ guid }) => guid}
    nameOf={({ number }) => `проверка ${number}`}
    filterCard={(list) => <InspectionFilterCard of="single" list={list} />}
    empty={(list) => <RegisterEmpty list={list} />}
    onPick={(row) => onPick(ofInspection(row))}
    onClose={onClose}
  />
)

export default InspectionsTable
