import { labelIn } from '../../../contract/labels.ts'
import type { AdministrativeExpense } from '../../../contract/shapes/vehicleExpenses.ts'
import { administrativeKindLabels } from '../../../contract/vehicleKinds.ts'
import { administrativeExpenses } from '../../../contract/vehicles.ts'
import { idInAddress } from '../../../screen-kit/list/addressField.ts'
import { dateField, type FilterOf, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { RecordsPage } from '../../../screen-kit/records/RecordsPage.tsx'
import { currencyColumn, fileOfRecords, pageOfRecords } from '../../../screen-kit/records/recordLists.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { AdministrativeFields } from '../fields/expenseFields.tsx'
import { administrativeColumns, vehicleColumn } from '../vehicleColumns.tsx'
import { administrativeKit } from '../vehicleKits.ts'
import { useVehicleRefusal, vehicleOptions } from '../vehicleState.ts'

const administrativeFilter = listFilter({
  fromDate: dateField('От'),
  toDate: dateField('До'),
  vehicleId: lookupField('Автомобил', vehicleOptions),
  kindId: { address: idInAddress, tag: (id) => `Вид: ${labelIn(administrativeKindLabels, id)}` },
  supplier: textField('Доставчик: '),
})
type Filter = FilterOf<typeof administrativeFilter>

const kit = administrativeKit
const columns = [vehicleColumn, ...administrativeColumns]
const pageOf = pageOfRecords<AdministrativeExpense, Filter>(administrativeExpenses.list)
const fileOfList = fileOfRecords<Filter>(administrativeExpenses.export, [currencyColumn])

const FilterFields = ({ list }: { list: Filtering<Filter> }) => {
  const panel = useFilterPanel(administrativeFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <PeriodFields {...period} />
      <LookupSelect label="Автомобил" from={vehicleOptions} {...panel.id('vehicleId')} />
      <SelectField
        label="Вид"
        options={labelOptions(administrativeKindLabels)}
        empty="Всички"
        {...panel.choice('kindId')}
      />
      <TextField label="Доставчик" {...panel.text('supplier')} />
    </FilterCard>
  )
}

/** Administrative expenses of all vehicles: vignettes, taxes, parking, fines (document 1, section 2). */
const AdministrativeExpensesPage = () => {
  const refusal = useVehicleRefusal()
  const list = useListPage({
    name: 'administrative-expenses',
    title: 'Административни разходи',
    filter: administrativeFilter,
    columns,
    pageOf,
  })
  return (
    <RecordsPage
      list={list}
      kit={kit}
      refusal={refusal}
      fileOfList={fileOfList}
      filterCard={<FilterFields list={list} />}
      emptyText="Тук се появяват винетки, данъци, паркинг и други такси за автомобилите."
      size="l"
    >
      {(form) => <AdministrativeFields form={form} />}
    </RecordsPage>
  )
}

export default AdministrativeExpensesPage
