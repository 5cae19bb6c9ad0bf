import { type CostKind, costKindLabels, costKinds, maintenanceKindLabels } from '../../../contract/vehicleKinds.ts'
import { maintenances } from '../../../contract/vehicles.ts'
import { oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
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
import { MaintenanceFields } from '../fields/expenseFields.tsx'
import { maintenanceColumns, vehicleColumn } from '../vehicleColumns.tsx'
import { maintenanceDefinition, useDefinitionOf } from '../vehicleDefinitions.ts'
import { vehicleOptions } from '../vehicleState.ts'
import { ExpensesList } from './ExpensesList.tsx'

const maintenanceFilter = listFilter({
  fromDate: dateField('От'),
  toDate: dateField('До'),
  vehicleId: lookupField('Автомобил', vehicleOptions),
  kindId: labelField('Вид: ', maintenanceKindLabels),
  service: textField('Сервиз: '),
  // This filter has no control in the form; links from the reports set it through the URL.
  costKind: {
    label: 'Вид разход',
    address: oneOfInAddress<CostKind>(...costKinds),
    tag: (kind) => `Вид разход: ${costKindLabels[kind]}`,
  },
})
type Filter = FilterOf<typeof maintenanceFilter>

const columns = [vehicleColumn, ...maintenanceColumns]
const hiddenAtFirst = ['invoiceNumber', 'nextDate']

const FilterFields = ({ list }: { list: Filtering<Filter> }) => {
  const panel = useFilterPanel(maintenanceFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <PeriodFields {...period} />
      <LookupSelect label="Автомобил" from={vehicleOptions} {...panel.id('vehicleId')} />
      <SelectField label="Вид" options={labelOptions(maintenanceKindLabels)} {...panel.choice('kindId')} />
      <TextField label="Сервиз" {...panel.text('service')} />
    </FilterCard>
  )
}

const MaintenancesPage = () => (
  <ExpensesList
    name="maintenances"
    title="Ремонт и техническо обслужване"
    filter={maintenanceFilter}
    filterCard={(list) => <FilterFields list={list} />}
    columns={columns}
    hiddenAtFirst={hiddenAtFirst}
    definition={useDefinitionOf(maintenanceDefinition)}
    calls={maintenances}
    emptyText="Тук се появяват ремонтите и обслужванията на автомобилите."
  >
    {(form) => <MaintenanceFields form={form} />}
  </ExpensesList>
)

export default MaintenancesPage
