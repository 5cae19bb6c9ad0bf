import { atom, useAtomValue } from 'jotai'
import type { CostsSummary, VehicleCosts } from '../../../contract/shapes/vehicleExpenses.ts'
import { type CostKind, costKindLabels, costKinds } from '../../../contract/vehicleKinds.ts'
import { vehicleReports } from '../../../contract/vehicles.ts'
import { yearOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { centsOf, formatAmount } from '../../../rules/words/money.ts'
import { oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import { numberColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { dateField, type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { currencyColumn, fileOfRecords, pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { MetricValue } from '../../../screen-kit/reports/MetricValue.tsx'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { appConfig } from '../../../transport/config.ts'
import type { Fault } from '../../../transport/fault.ts'
import { queryOf } from '../../../transport/query.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { vehicleColumn } from '../vehicleColumns.tsx'
import { vehicleOptions } from '../vehicleState.ts'
import { CostsChart } from './CostsChart.tsx'

const costsFilter = listFilter({
  fromDate: dateField('От'),
  toDate: dateField('До'),
  kind: {
    label: 'Вид разход',
    address: oneOfInAddress<CostKind>(...costKinds),
    tag: (kind) => `Вид разход: ${costKindLabels[kind]}`,
  },
  vehicleId: lookupField('Автомобил', vehicleOptions),
  departmentId: lookupField('Звено', departments),
})
type CostsFilter = FilterOf<typeof costsFilter>

/** Returns the filter with a period, by default the current year until today. */
const filledIn = (inAddress: Partial<CostsFilter>): Partial<CostsFilter> => ({
  fromDate: `${yearOf(today())}-01-01`,
  toDate: today(),
  ...inAddress,
})

const summaryAtom = queryAtomFamily(
  (fromDate: string, toDate: string, kind: CostKind | '', vehicleId: number, departmentId: number) =>
    queryOf(vehicleReports.getCostsSummary, {
      body: {
        fromDate,
        toDate,
        ...(kind && { kind }),
        ...(vehicleId && { vehicleId }),
        ...(departmentId && { departmentId }),
      },
    }),
)

type AmountKey = CostKind | 'total' | 'perKilometre'
const costColumn = (key: AmountKey, header: string): WordedColumn<VehicleCosts> => ({
  key,
  header,
  sortBy: key,
  width: '7.6rem',
  onPhone: 'line',
  numeric: true,
  text: ({ [key]: amount, currency }) =>
    amount === null ? '' : formatAmount(centsOf(amount) ?? 0, currency, appConfig().amountDisplay),
  cell: ({ [key]: amount, currency }) =>
    amount === null ? '' : <MetricValue unit="money" value={centsOf(amount)} currency={currency} />,
})
const columns: readonly WordedColumn<VehicleCosts>[] = [
  vehicleColumn,
  ...costKinds.map((kind) => ({
    ...costColumn(kind, costKindLabels[kind]),
    // On narrow screens the column of a rarely used kind is folded into the first one.
    ...(kind === 'administrative' && { foldsInto: 'registrationNumber', folds: 'last' as const }),
  })),
  costColumn('total', 'Общо'),
  numberColumn('kilometres', 'Изминати км', {
    width: '6rem',
    numeric: true,
    onPhone: 'line',
    foldsInto: 'registrationNumber',
    folds: 'last',
  }),
  { ...costColumn('perKilometre', 'Разход/км'), foldsInto: 'registrationNumber', folds: 'last' },
]

const pageOf = pageOfRecords<VehicleCosts, CostsFilter>(vehicleReports.getCosts)
const fileOfList = fileOfRecords<CostsFilter>(vehicleReports.exportCosts, [currencyColumn])
const keyOf = ({ vehicleId }: VehicleCosts) => vehicleId
const nameOf = ({ registrationNumber }: VehicleCosts) => registrationNumber
const hrefOf = ({ vehicleId }: VehicleCosts) => to.vehicles.one(vehicleId)

const CostsFilterCard = ({ list }: { list: Filtering<CostsFilter> }) => {
  const panel = useFilterPanel(costsFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <PeriodFields {...period} />
      <SelectField label="Вид разход" options={labelOptions(costKindLabels)} {...panel.choice('kind')} />
      <LookupSelect label="Автомобил" from={vehicleOptions} {...panel.id('vehicleId')} />
      <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
    </FilterCard>
  )
}

type SumsProps = {
  filter: Partial<CostsFilter>
  data: CostsSummary | undefined
  error: Fault | null
  onRetry: () => void
}
const Sums = ({ filter: { fromDate = '', toDate = '' }, data, error, onRetry }: SumsProps) => {
  if (data) return <CostsChart summary={data} fromDate={fromDate} toDate={toDate} />
  return (
    <Card title="Разходи по месеци и видове">
      {error ? <ErrorState message={error.message} onRetry={onRetry} /> : <Skeleton lines={6} />}
    </Card>
  )
}

const totalsOf = (summary: CostsSummary) => (key: string) =>
  isSummed(key) ? <MetricValue unit="money" value={centsOf(summary[key])} currency={summary.currency} /> : undefined
const isSummed = (key: string): key is CostKind | 'total' => key === 'total' || costKinds.some((kind) => kind === key)

const noneAtom = atom(null)

const CostsReportPage = () => {
  const list = useListPage({
    name: 'vehicle-costs',
    title: 'Обобщена справка',
    filter: costsFilter,
    columns,
    pageOf,
    filledIn,
  })
  const { fromDate = '', toDate = '', kind = '', vehicleId = 0, departmentId = 0 } = list.filter
  const isUnread = list.unreadTags.length > 0
  const summary = useAtomValue(isUnread ? noneAtom : summaryAtom(fromDate, toDate, kind, vehicleId, departmentId))
  return (
    <>
      <ListScreen
        list={list}
        fileOfList={fileOfList}
        filterCard={<CostsFilterCard list={list} />}
        rowKey={keyOf}
        rowLabel={nameOf}
        rowHref={hrefOf}
        rowMenu={false}
        {...(summary?.data && { totals: totalsOf(summary.data) })}
        empty={<ListEmpty list={list} of="автомобили" one="един автомобил" />}
      />
      {summary && (
        <div className="mt-3">
          <Sums filter={list.filter} data={summary.data} error={summary.error} onRetry={() => void summary.refetch()} />
        </div>
      )}
    </>
  )
}

export default CostsReportPage
