import { dateField, type FilterOf, listFilter, textField } from '../../../screen-kit/list/listFilter.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { CorrespondentFilterField, correspondentField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { categoryField, categoryOptions, yesNoField, yesNoOptions } from '../types/typesFilter.tsx'

export const devicesFilter = listFilter({
  EntryNumber: textField('№ '),
  MeasuringDeviceName: textField('Наименование: '),
  MeasuringType: textField('Тип: '),
  SerialNumber: textField('Сериен № '),
  HolderId: correspondentField('Собственик/ползвател'),
  Category: { ...categoryField, folded: true },
  IsScrapped: { ...yesNoField('Движение', 'Бракуван', 'В движение'), folded: true },
  IsDraft: { ...yesNoField('Състояние', 'Чернова', 'Вписан'), folded: true },
  ValidTo: { ...dateField('Валидност до'), folded: true },
})
export type DevicesFilter = FilterOf<typeof devicesFilter>

export const DevicesFilterCard = ({ list }: { list: Filtering<DevicesFilter> }) => {
  const panel = useFilterPanel(devicesFilter, list)
  return (
    <FilterCard
      {...panel.card()}
      advanced={
        <>
          <SelectField label="Категория СИ" options={categoryOptions} {...panel.choice('Category')} />
          <SelectField
            label="Движение"
            options={yesNoOptions('Бракуван', 'В движение')}
            {...panel.choice('IsScrapped')}
          />
          <SelectField label="Състояние" options={yesNoOptions('Чернова', 'Вписан')} {...panel.choice('IsDraft')} />
          <DateField
            label="Валидност до"
            value={panel.values.ValidTo ?? null}
            onChange={(date) => panel.edit({ ValidTo: date ?? undefined })}
            set={panel.applied.ValidTo !== undefined}
          />
        </>
      }
    >
      <TextField label="№" {...panel.text('EntryNumber')} />
      <TextField label="Наименование" {...panel.text('MeasuringDeviceName')} />
      <TextField label="Тип" {...panel.text('MeasuringType')} />
      <TextField label="Сериен №" {...panel.text('SerialNumber')} />
      <CorrespondentFilterField label="Собственик/ползвател" {...panel.id('HolderId')} />
    </FilterCard>
  )
}
