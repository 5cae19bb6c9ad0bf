import { fuelLabels } from '../../../contract/vehicleKinds.ts'
import { fuelExpenses } from '../../../contract/vehicles.ts'
import { dateField, type FilterOf, labelField, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { FuelFields } from '../fields/FuelFields.tsx'
import { fuelColumns, vehicleColumn } from '../vehicleColumns.tsx'
import { fuelDefinition, useDefinitionOf } from '../vehicleDefinitions.ts'
import { vehicleOptions } from '../vehicleState.ts'
import { ExpensesList } from './ExpensesList.tsx'

const fuelFilter = listFilter({
  fromDate: dateField('От'),
  toDate: dateField('До'),
  vehicleId: lookupField('Автомобил', vehicleOptions),
  driverId: lookupField('Водач', people, 'Водач: '),
  fuelId: labelField('Гориво: ', fuelLabels),
  departmentId: lookupField('Звено', departments),
})
type FuelFilter = FilterOf<typeof fuelFilter>

const columns = [vehicleColumn, ...fuelColumns]
/** Columns that are hidden at first, because they only explain the values of other columns. */
const hiddenAtFirst = ['mileageFrom', 'deviationReason', 'documentNumber']

const FuelFilterCard = ({ list }: { list: Filtering<FuelFilter> }) => {
  const panel = useFilterPanel(fuelFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <PeriodFields {...period} />
      <LookupSelect label="Автомобил" from={vehicleOptions} {...panel.id('vehicleId')} />
      <LookupSelect label="Водач" from={people} {...panel.id('driverId')} />
      <SelectField label="Гориво" options={labelOptions(fuelLabels)} {...panel.choice('fuelId')} />
      <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
    </FilterCard>
  )
}

const FuelExpensesPage = () => (
  <ExpensesList
    name="fuel-expenses"
    title="Разходи за гориво"
    filter={fuelFilter}
    filterCard={(list) => <FuelFilterCard list={list} />}
    columns={columns}
    hiddenAtFirst={hiddenAtFirst}
    definition={useDefinitionOf(fuelDefinition)}
    calls={fuelExpenses}
    emptyText="Тук се появяват зарежданията на служебните автомобили."
  >
    {(form) => <FuelFields form={form} />}
  </ExpensesList>
)

export default FuelExpensesPage
