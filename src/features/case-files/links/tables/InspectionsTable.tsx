import { type InspectionRow, inspections } from '../../../../contract/inspections.ts'
import { formatDate } from '../../../../dates/civilDate.ts'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { PickDialog } from '../../../../screen-kit/list/PickDialog.tsx'
import { queryOf } from '../../../../transport/query.ts'
import type { GridColumn } from '../../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../../widgets/tags/StatusTag.tsx'
import { textOrNone } from '../../list/caseFileCells.tsx'
import { ofInspection } from '../linkable.ts'
import { InspectionFilterCard } from './InspectionFilterCard.tsx'
import { type InspectionsFilter, isInspectionFilterOn } from './inspectionFilter.ts'
import { NothingFound } from './NothingFound.tsx'
import { registerAsk } from './registerAsk.ts'
import { inspectionTone } from './statusTones.ts'
import type { TableProps } from './tableProps.ts'

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
    cell: ({ date }) => <span className="nowrap">{formatDate(date)}</span>,
  },
  {
    key: 'inspectedPersonName',
    header: 'Лице',
    sortBy: 'inspectedPersonName',
    width: '16rem',
    onPhone: 'bare',
    cell: ({ inspectedPersonName }) => inspectedPersonName,
  },
  {
    key: 'siteName',
    header: 'Обект',
    sortBy: 'siteName',
    onPhone: 'bare',
    cell: ({ siteName, settlementName }) => `${siteName}, ${settlementName}`,
  },
  {
    key: 'resultName',
    header: 'Резултат',
    sortBy: 'resultName',
    width: '8.5rem',
    cell: ({ resultName }) => textOrNone(resultName),
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
  <PickDialog<InspectionsFilter, InspectionRow>
    title="Избор на проверка"
    heading={title}
    pageOf={pageOf}
    columns={columns}
    rowKey={({ guid }) => guid}
    nameOf={({ number }) => `проверка ${number}`}
    filterCard={(filtering) => <InspectionFilterCard {...filtering} textLabel="Лице или обект" />}
    empty={(filter, clear) => <NothingFound isFiltered={isInspectionFilterOn(filter)} onClear={clear} />}
    onPick={(row) => onPick(ofInspection(row))}
    onClose={onClose}
  />
)

export default InspectionsTable
