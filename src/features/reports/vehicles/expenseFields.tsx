import { reportChoices } from '../../../contract/reports.ts'
import { type CostKind, costKindLabels, costKinds } from '../../../contract/vehicleKinds.ts'
import { to } from '../../../routes/to.ts'
import { oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import type { useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments, keepOptions } from '../../../screen-kit/lookup/lookups.ts'
import type { ReportLinkContext } from '../../../screen-kit/reports/reportDefinition.ts'
import { pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { openable } from '../../../screen-kit/routeTable.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'

const vehicleOptions = lookupOptions(reportChoices.getVehicles, {}, keepOptions)

export const expenseFilter = listFilter({
  ...pastPeriodFields,
  kind: {
    label: 'Вид разход',
    address: oneOfInAddress<CostKind>(...costKinds),
    tag: (kind) => `Вид разход: ${costKindLabels[kind]}`,
  },
  vehicleId: lookupField('Автомобил', vehicleOptions),
  departmentId: lookupField('Звено', departments),
})
export type ExpenseFilter = FilterOf<typeof expenseFilter>

export const expenseFields = (panel: ReturnType<typeof useFilterPanel<ExpenseFilter>>) => (
  <>
    <SelectField label="Вид разход" options={labelOptions(costKindLabels)} {...panel.choice('kind')} />
    <LookupSelect label="Автомобил" from={vehicleOptions} {...panel.id('vehicleId')} />
    <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
  </>
)

const listOf = (kind: CostKind, vehicleId: number, { fromDate, toDate }: Partial<ExpenseFilter>): string => {
  const about = { fromDate, toDate, vehicleId }
  switch (kind) {
    case 'fuel':
      return to.vehicles.fuelExpenses(about)
    case 'administrative':
      return to.vehicles.administrativeExpenses(about)
    case 'repair':
    case 'maintenance':
      return to.vehicles.maintenances({ ...about, costKind: kind })
    case 'insurance':
    case 'inspection':
      return to.vehicles.one(vehicleId)
  }
}

/**
 * Returns the URL with the expenses of a car of one kind. Insurance premiums and inspections are on the card of the
 * car.
 */
export const expensesHref = (
  kind: CostKind,
  vehicleId: number,
  { filter, mayOpen }: ReportLinkContext<ExpenseFilter>,
): string | undefined => openable(listOf(kind, vehicleId, filter), mayOpen)
