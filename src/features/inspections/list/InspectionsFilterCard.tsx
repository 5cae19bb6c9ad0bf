import { deviceCategories } from '../../../contract/deviceKinds.ts'
import {
  inspectionKindLabels,
  inspectionResultLabels,
  inspectionStatusLabels,
} from '../../../contract/inspectionKinds.ts'
import { oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import {
  dateField,
  type FilterOf,
  labelField,
  listFilter,
  lookupField,
  textField,
} from '../../../screen-kit/list/listFilter.ts'
import { districtField, municipalityField } from '../../../screen-kit/list/locationFilterTags.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { PlaceFilterFields } from '../../../screen-kit/lookup/PlaceFilterFields.tsx'
import { CorrespondentFilterField, correspondentField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { wordOptions } from '../words.tsx'

export const inspectionsFilter = listFilter({
  number: textField('№ '),
  text: textField('Обект: '),
  fromDate: dateField('От'),
  toDate: dateField('До'),
  kindId: labelField('Вид: ', inspectionKindLabels),
  correspondentId: { ...correspondentField(), folded: true },
  departmentId: lookupField('Отдел', departments),
  personId: { ...lookupField('Проверяващ', people, 'Проверяващ: '), folded: true },
  resultId: { ...labelField('Резултат: ', inspectionResultLabels), folded: true },
  statusId: labelField('Статус: ', inspectionStatusLabels),
  category: {
    label: 'Категория',
    address: oneOfInAddress<string>(...deviceCategories),
    tag: (name: string) => `Категория: ${name}`,
    folded: true,
  },
  districtId: { ...districtField, narrows: ['municipalityId'], folded: true },
  municipalityId: { ...municipalityField, folded: true },
})
export type InspectionsFilter = FilterOf<typeof inspectionsFilter>

export const InspectionsFilterCard = ({ list }: { list: Filtering<InspectionsFilter> }) => {
  const panel = useFilterPanel(inspectionsFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard
      {...panel.card(period)}
      advanced={
        <>
          <CorrespondentFilterField label="Проверявано лице" {...panel.id('correspondentId')} />
          <LookupSelect label="Проверяващ" from={people} {...panel.id('personId')} />
          <SelectField label="Резултат" options={labelOptions(inspectionResultLabels)} {...panel.choice('resultId')} />
          <SelectField label="Категория СИ" options={wordOptions(deviceCategories)} {...panel.choice('category')} />
          <PlaceFilterFields district={panel.id('districtId')} municipality={panel.id('municipalityId')} />
        </>
      }
    >
      <TextField label="№" {...panel.text('number')} />
      <PeriodFields {...period} />
      <SelectField label="Вид" options={labelOptions(inspectionKindLabels)} {...panel.choice('kindId')} />
      <TextField label="Лице, обект, място" {...panel.text('text')} />
      <LookupSelect label="Регионален отдел" from={departments} {...panel.id('departmentId')} />
      <SelectField label="Статус" options={labelOptions(inspectionStatusLabels)} {...panel.choice('statusId')} />
    </FilterCard>
  )
}
