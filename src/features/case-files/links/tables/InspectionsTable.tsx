import {
  type GroupedInspectionRow,
  groupedInspections,
  type InspectionRow,
  inspections,
} from '../../../../contract/inspections.ts'
import { formatDate } from '../../../../dates/civilDate.ts'
import { inspectionTone } from '../../../../rules/inspections/inspectionTone.ts'
import { countOrDash } from '../../../../rules/words/pluralise.ts'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { PickDialog } from '../../../../screen-kit/list/PickDialog.tsx'
import type { PageQuery } from '../../../../screen-kit/list/useList.ts'
import { queryOf } from '../../../../transport/query.ts'
import type { GridColumn } from '../../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../../widgets/tags/StatusTag.tsx'
import { type Linkable, ofGroupedInspection, ofInspection } from '../linkable.ts'
import { InspectionFilterCard, type InspectionsFilter, inspectionFilters } from './InspectionFilterCard.tsx'
import { RegisterEmpty, registerRequest, type TableProps } from './register.tsx'

type Row = Pick<InspectionRow & GroupedInspectionRow, 'guid' | 'number' | 'statusId' | 'statusName'>

type Register<R extends Row> = {
  of: keyof typeof inspectionFilters
  one: string
  pageOf: (place: ListAddress<InspectionsFilter>) => PageQuery<R>
  columns: readonly GridColumn<R>[]
  linkable: (row: R) => Linkable
}

const withBothColumns = <R extends Row>(own: readonly GridColumn<R>[]): readonly GridColumn<R>[] => [
  {
    key: 'number',
    header: '№',
    sortBy: 'number',
    width: '7.2rem',
    onPhone: 'title',
    opens: true,
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  ...own,
  {
    key: 'statusName',
    header: 'Статус',
    sortBy: 'statusName',
    width: '8.2rem',
    onPhone: 'tag',
    cell: ({ statusId, statusName }) => <StatusTag tone={inspectionTone(statusId)}>{statusName}</StatusTag>,
  },
]

const inspectionRegister: Register<InspectionRow> = {
  of: 'single',
  one: 'проверка',
  pageOf: (place) => queryOf(inspections.getInspections, registerRequest(place)),
  linkable: ofInspection,
  columns: withBothColumns([
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
  ]),
}

const groupRegister: Register<GroupedInspectionRow> = {
  of: 'grouped',
  one: 'групова проверка',
  pageOf: (place) => queryOf(groupedInspections.getGroupedInspections, registerRequest(place)),
  linkable: ofGroupedInspection,
  columns: withBothColumns([
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
  ]),
}

type PickProps<R extends Row> = Omit<TableProps, 'kind'> & { from: Register<R> }

const PickFrom = <R extends Row>({ from, title, onPick, onClose }: PickProps<R>) => (
  <PickDialog
    title={`Избор на ${from.one}`}
    heading={title}
    filter={inspectionFilters[from.of].filter}
    pageOf={from.pageOf}
    columns={from.columns}
    rowKey={({ guid }) => guid}
    nameOf={({ number }) => `${from.one} ${number}`}
    filterCard={(list) => <InspectionFilterCard of={from.of} list={list} />}
    empty={(list) => <RegisterEmpty list={list} />}
    onPick={(row) => onPick(from.linkable(row))}
    onClose={onClose}
  />
)

const InspectionsTable = ({ kind, ...props }: TableProps) =>
  kind === 'groupedInspection' ? (
    <PickFrom from={groupRegister} {...props} />
  ) : (
    <PickFrom from={inspectionRegister} {...props} />
  )

export default InspectionsTable
