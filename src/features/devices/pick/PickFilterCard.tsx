import { type FilterOf, listFilter } from '../../../screen-kit/list/listFilter.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { textField, yesNoField, yesNoOptions } from '../types/typesFilter.tsx'

/** What a register is filtered by in its table to pick from, under the names of the call. */
export const pickFilter = (holderLabel: string) =>
  listFilter({
    EntryNumber: textField('№ по регистъра'),
    MeasuringDeviceName: textField('Наименование'),
    MeasuringType: textField('Тип'),
    Manufacturer: textField('Производител'),
    CertificateNumber: textField('Удостоверение №'),
    HolderName: { ...textField(holderLabel), folded: true },
    SerialNumber: { ...textField('Сериен №'), folded: true },
    IsDraft: { ...yesNoField('Чернова', 'Вписан'), folded: true },
    IsScrapped: { ...yesNoField('Бракуван', 'В движение'), folded: true },
  })
export type PickFilterOfDevices = ReturnType<typeof pickFilter>
export type PickFilter = FilterOf<PickFilterOfDevices>

type Props = { holderLabel: string; filter: PickFilterOfDevices; list: Filtering<PickFilter> }

/** The filter over a register to pick from; the fields that are seldom needed are folded. */
export const PickFilterCard = ({ holderLabel, filter, list }: Props) => {
  const panel = useFilterPanel(filter, list)
  return (
    <FilterCard
      {...panel.card()}
      advanced={
        <>
          <TextField label={holderLabel} {...panel.text('HolderName')} />
          <TextField label="Сериен №" {...panel.text('SerialNumber')} />
          <SelectField
            label="Състояние"
            options={yesNoOptions('Чернова', 'Вписан')}
            empty="Всички"
            {...panel.choice('IsDraft')}
          />
          <SelectField
            label="Движение"
            options={yesNoOptions('Бракуван', 'В движение')}
            empty="Всички"
            {...panel.choice('IsScrapped')}
          />
        </>
      }
    >
      <TextField label="№ по регистъра" {...panel.text('EntryNumber')} />
      <TextField label="Наименование" {...panel.text('MeasuringDeviceName')} />
      <TextField label="Тип" {...panel.text('MeasuringType')} />
      <TextField label="Производител" {...panel.text('Manufacturer')} />
      <TextField label="Удостоверение №" {...panel.text('CertificateNumber')} />
    </FilterCard>
  )
}
