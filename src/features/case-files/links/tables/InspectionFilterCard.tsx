import { inspectionStatusLabels } from '../../../../contract/inspectionKinds.ts'
import {
  dateField,
  type FilterOf,
  labelField,
  listFilter,
  lookupField,
  textField,
} from '../../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../../../screen-kit/lookup/lookups.ts'
import { FilterCard } from '../../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../../widgets/fields/TextField.tsx'

const inspectionFilter = (textLabel: string) =>
  listFilter({
    number: textField('№ '),
    text: textField(`${textLabel}: `),
    fromDate: dateField('От'),
    toDate: dateField('До'),
    departmentId: lookupField('Отдел', departments),
    statusId: labelField('Статус: ', inspectionStatusLabels),
  })
export type InspectionsFilter = FilterOf<ReturnType<typeof inspectionFilter>>

export const inspectionFilters = {
  single: { filter: inspectionFilter('Лице или обект'), textLabel: 'Лице или обект' },
  grouped: { filter: inspectionFilter('Наименование'), textLabel: 'Наименование' },
} as const

const statuses = labelOptions(inspectionStatusLabels)

type Props = { of: keyof typeof inspectionFilters; list: Filtering<InspectionsFilter> }

export const InspectionFilterCard = ({ of, list }: Props) => {
  const { filter, textLabel } = inspectionFilters[of]
  const panel = useFilterPanel(filter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <TextField label="№" {...panel.text('number')} />
      <TextField label={textLabel} {...panel.text('text')} />
      <PeriodFields {...period} />
      <LookupSelect label="Отдел" from={departments} {...panel.id('departmentId')} />
      <SelectField label="Статус" options={statuses} {...panel.choice('statusId')} />
    </FilterCard>
  )
}
