import { departmentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import type { useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'

export const staffReportFilter = listFilter({
  ...pastPeriodFields,
  personId: lookupField('Служител', people),
  departmentId: lookupField('Звено', departments),
})
export type StaffReportFilter = FilterOf<typeof staffReportFilter>

export const staffReportFields = (panel: ReturnType<typeof useFilterPanel<StaffReportFilter>>) => (
  <>
    <LookupSelect label="Служител" from={people} {...panel.id('personId')} />
    <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
  </>
)

export const personColumns = [
  textColumn('personName', 'Служител', { onPhone: 'title' }),
  departmentColumn('departmentName', 'Звено', { foldsInto: 'personName', folds: 'last' }),
] as const

type Narrower = { personId?: number; ownDepartmentId?: number }
/**
 * Returns the search parameters of the list that shows the counted records: the period, and a person or a department.
 */
export const countedIn = (
  { fromDate, toDate, personId, departmentId }: Partial<StaffReportFilter>,
  more: Narrower = {},
) => ({ personId, departmentId, sinceDate: fromDate, toDate, counted: true, ...more })
