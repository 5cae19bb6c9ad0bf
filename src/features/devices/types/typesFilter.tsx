import { deviceCategories, typeStatusLabels } from '../../../contract/deviceKinds.ts'
import { metadata } from '../../../contract/metadata.ts'
import { oneOfInAddress, yesNoInAddress } from '../../../screen-kit/list/addressField.ts'
import {
  dateField,
  type FilterOf,
  labelField,
  listFilter,
  lookupField,
  textField,
} from '../../../screen-kit/list/listFilter.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions } from '../../../screen-kit/lookup/lookups.ts'
import { CorrespondentFilterField, correspondentField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'

export const countries = lookupOptions(metadata.getCountrys, {}, keepOptions)
export const categoryOptions = deviceCategories.map((name) => ({ value: name, label: name }))

export const yesNoField = (label: string, yes: string, no: string) => ({
  label,
  address: yesNoInAddress,
  tag: (is: boolean) => (is ? yes : no),
})
export const categoryField = {
  label: 'Категория',
  address: oneOfInAddress<string>(...deviceCategories),
  tag: (name: string) => name,
}
export const yesNoOptions = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

export const typesFilter = listFilter({
  EntryNumber: textField('№ '),
  MeasuringDeviceName: textField('Наименование: '),
  MeasuringType: textField('Тип: '),
  Manufacturer: textField('Производител: '),
  StatusId: labelField('Статус: ', typeStatusLabels),
  CertificateNumber: { ...textField('Удостоверение № '), folded: true },
  Category: { ...categoryField, folded: true },
  HolderId: { ...correspondentField('Притежател'), folded: true },
  CountryId: { ...lookupField('Държава', countries), folded: true },
  EntryFrom: { ...dateField('Вписани от'), folded: true },
  EntryTo: { ...dateField('Вписани до'), folded: true },
  ValidFrom: { ...dateField('Валидни поне до'), folded: true },
  ValidTo: { ...dateField('Валидни най-много до'), folded: true },
  IsDraft: { ...yesNoField('Състояние', 'Чернова', 'Вписан'), folded: true },
})
export type TypesFilter = FilterOf<typeof typesFilter>

export const TypesFilterCard = ({ definition, list }: { definition: TypeDefinition; list: Filtering<TypesFilter> }) => {
  const panel = useFilterPanel(typesFilter, list)
  const day = (name: 'EntryFrom' | 'EntryTo' | 'ValidFrom' | 'ValidTo', label: string) => (
    <DateField
      label={label}
      value={panel.values[name] ?? null}
      onChange={(date) => panel.edit({ [name]: date ?? undefined })}
      set={panel.applied[name] !== undefined}
    />
  )
  return (
    <FilterCard
      {...panel.card()}
      advanced={
        <>
          <TextField label={definition.certificateLabel} {...panel.text('CertificateNumber')} />
          <SelectField label="Категория СИ" options={categoryOptions} {...panel.choice('Category')} />
          <CorrespondentFilterField label={definition.holderLabel} {...panel.id('HolderId')} />
          <LookupSelect label={definition.countryLabel} from={countries} {...panel.id('CountryId')} />
          {day('EntryFrom', 'Вписани от')}
          {day('EntryTo', 'Вписани до')}
          {day('ValidFrom', 'Валидни поне до')}
          {day('ValidTo', 'Валидни най-много до')}
          <SelectField label="Състояние" options={yesNoOptions('Чернова', 'Вписан')} {...panel.choice('IsDraft')} />
        </>
      }
    >
      <TextField label="№ по регистъра" {...panel.text('EntryNumber')} />
      <TextField label="Наименование" {...panel.text('MeasuringDeviceName')} />
      <TextField label="Тип" {...panel.text('MeasuringType')} />
      <TextField label="Производител" {...panel.text('Manufacturer')} />
      <SelectField label="Статус" options={labelOptions(typeStatusLabels)} {...panel.choice('StatusId')} />
    </FilterCard>
  )
}
