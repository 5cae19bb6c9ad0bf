import { administrativeKindLabels } from '../../../contract/vehicleKinds.ts'
import { administrativeExpenses } from '../../../contract/vehicles.ts'
import {
  dateField,
  type FilterOf,
  labelField,
  listFilter,
  lookupField,
  textField,
} from '../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { AdministrativeFields } from '../fields/expenseFields.tsx'
import { administrativeColumns, vehicleColumn } from '../vehicleColumns.tsx'
import { administrativeDefinition, useDefinitionOf } from '../vehicleDefinitions.ts'
import { vehicleOptions } from '../vehicleState.ts'
import { ExpensesList } from './ExpensesList.tsx'

const administrativeFilter = listFilter({
  fromDate: dateField('От'),
  toDate: dateField('До'),
  vehicleId: lookupField('Автомобил', vehicleOptions),
  kindId: labelField('Вид: ', administrativeKindLabels),
  supplier: textField('Доставчик: '),
})
type Filter = FilterOf<typeof administrativeFilter>

const columns = [vehicleColumn, ...administrativeColumns]

const FilterFields = ({ list }: { list: Filtering<Filter> }) => {
  const panel = useFilterPanel(administrativeFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <PeriodFields {...period} />
      <LookupSelect label="Автомобил" from={vehicleOptions} {...panel.id('vehicleId')} />
      <SelectField label="Вид" options={labelOptions(administrativeKindLabels)} {...panel.choice('kindId')} />
      <TextField label="Доставчик" {...panel.text('supplier')} />
    </FilterCard>
  )
}

const AdministrativeExpensesPage = () => {
  const definition = useDefinitionOf(administrativeDefinition)
  return (
    <ExpensesList
      name="administrative-expenses"
      title="Административни разходи"
      filter={administrativeFilter}
      filterCard={(list) => <FilterFields list={list} />}
      columns={columns}
      definition={definition}
      calls={administrativeExpenses}
      emptyText="Тук се появяват винетки, данъци, паркинг и други такси за автомобилите."
    >
      {(form) => <AdministrativeFields form={form} />}
    </ExpensesList>
  )
}

export default AdministrativeExpensesPage
