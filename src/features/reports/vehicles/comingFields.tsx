import { addDays } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { daysOfBar } from '../../../rules/reports/periods.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import type { useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { comingPeriodFields, mostDays } from '../../../screen-kit/reports/comingPeriod.ts'
import type { ReportLinkContext } from '../../../screen-kit/reports/reportDefinition.ts'
import { openable } from '../../../screen-kit/routeTable.ts'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'

export const comingFilter = listFilter({
  ...comingPeriodFields,
  departmentId: lookupField('Звено', departments),
})
export type ComingFilter = FilterOf<typeof comingFilter>

export const comingFields = (panel: ReturnType<typeof useFilterPanel<ComingFilter>>) => (
  <>
    <NumberField
      label="Изтичащи до (дни)"
      min={1}
      max={mostDays}
      value={panel.values.withinDays ?? null}
      onChange={(withinDays) =>
        panel.edit({
          withinDays: withinDays ?? undefined,
          ...(withinDays !== null && { fromDate: undefined, toDate: undefined }),
        })
      }
      set={panel.applied.withinDays !== undefined}
    />
    <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
  </>
)

export const vehicleHref = (
  { vehicleId }: { vehicleId: number },
  { mayOpen }: Pick<ReportLinkContext<unknown>, 'mayOpen'>,
) => openable(to.vehicles.one(vehicleId), mayOpen)

/** Returns the days of a month that are within the report's period. */
export const monthOfComing = (key: string, { withinDays, fromDate = today(), toDate }: Partial<ComingFilter>) =>
  daysOfBar(key, { fromDate, toDate: toDate ?? addDays(fromDate, withinDays ?? 0) })
