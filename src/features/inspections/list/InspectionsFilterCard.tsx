import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { inspectionKindLabels } from '../../../contract/enumerations.ts'
import { inspectionResultLabels, inspectionStatusLabels } from '../../../contract/inspectionKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import { idInAddress, oneOfInAddress, textInAddress } from '../../../screen-kit/list/addressField.ts'
import { dateField, type FilterOf, listFilter, named } from '../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { PlaceFilterFields } from '../../../screen-kit/lookup/PlaceFilterFields.tsx'
import { districtTag, municipalityTag } from '../../../screen-kit/lookup/places.ts'
import { CorrespondentFilterField, correspondentTag } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { wordOptions } from '../words.tsx'

/** What inspections are filtered by. */
export const inspectionsFilter = listFilter({
  number: { address: textInAddress, tag: (text) => `№ ${text}` },
  text: { address: textInAddress, tag: (text) => `Обект: ${text}` },
  fromDate: dateField('От'),
  toDate: dateField('До'),
  kindId: { address: idInAddress, tag: (id) => `Вид: ${labelIn(inspectionKindLabels, id)}` },
  correspondentId: { address: idInAddress, tag: correspondentTag },
  departmentId: { address: idInAddress, tag: named('Отдел', departments) },
  personId: { address: idInAddress, tag: named('Проверяващ', people, 'Проверяващ: ') },
  resultId: { address: idInAddress, tag: (id) => `Резултат: ${labelIn(inspectionResultLabels, id)}` },
  statusId: { address: idInAddress, tag: (id) => `Статус: ${labelIn(inspectionStatusLabels, id)}` },
  category: { address: oneOfInAddress<string>(...deviceCategories), tag: (name: string) => `Категория: ${name}` },
  districtId: { address: idInAddress, tag: districtTag, narrows: ['municipalityId'], folded: true },
  municipalityId: { address: idInAddress, tag: municipalityTag, folded: true },
})
export type InspectionsFilter = FilterOf<typeof inspectionsFilter>

/** The controls of the filter. */
export const InspectionsFilterCard = ({ list }: { list: Filtering<InspectionsFilter> }) => {
  const panel = useFilterPanel(inspectionsFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard
      {...panel.card(period)}
      advanced={<PlaceFilterFields district={panel.id('districtId')} municipality={panel.id('municipalityId')} />}
    >
      <TextField label="№" {...panel.text('number')} />
      <PeriodFields {...period} />
      <SelectField
        label="Вид"
        options={labelOptions(inspectionKindLabels)}
        empty="Всички"
        {...panel.choice('kindId')}
      />
      <TextField label="Лице, обект или място" {...panel.text('text')} />
      <CorrespondentFilterField label="Проверявано лице" {...panel.id('correspondentId')} />
      <LookupSelect label="Регионален отдел" from={departments} {...panel.id('departmentId')} />
      <LookupSelect label="Проверяващ" from={people} {...panel.id('personId')} />
      <SelectField
        label="Резултат"
        options={labelOptions(inspectionResultLabels)}
        empty="Всички"
        {...panel.choice('resultId')}
      />
      <SelectField
        label="Статус"
        options={labelOptions(inspectionStatusLabels)}
        empty="Всички"
        {...panel.choice('statusId')}
      />
      <SelectField
        label="Категория СИ"
        options={wordOptions(deviceCategories)}
        empty="Всички"
        {...panel.choice('category')}
      />
    </FilterCard>
  )
}
