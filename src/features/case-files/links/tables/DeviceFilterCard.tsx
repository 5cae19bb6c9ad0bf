import { textInAddress, yesNoInAddress } from '../../../../screen-kit/list/addressField.ts'
import { type FilterOf, listFilter } from '../../../../screen-kit/list/listFilter.ts'
import { type Filtering, useFilterPanel } from '../../../../screen-kit/list/useFilterPanel.ts'
import { FilterCard } from '../../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../../widgets/fields/TextField.tsx'

const textField = (label: string) => ({ address: textInAddress, tag: (text: string) => `${label}: ${text}` })

/** What a register of types is filtered by, under the names of the call. */
export const devicesFilter = (holderLabel: string) =>
  listFilter({
    EntryNumber: textField('№ по регистъра'),
    MeasuringDeviceName: textField('Наименование'),
    MeasuringType: textField('Тип'),
    Manufacturer: textField('Производител'),
    CertificateNumber: textField('Удостоверение №'),
    HolderName: { ...textField(holderLabel), folded: true },
    SerialNumber: { ...textField('Сериен №'), folded: true },
    IsDraft: { address: yesNoInAddress, tag: (is) => (is ? 'Чернова' : 'Вписан'), folded: true },
    IsScrapped: { address: yesNoInAddress, tag: (is) => (is ? 'Бракуван' : 'В движение'), folded: true },
  })
type Description = ReturnType<typeof devicesFilter>
export type DevicesFilter = FilterOf<Description>

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]
const states = yesNo('Чернова', 'Вписан')
const movements = yesNo('Бракуван', 'В движение')

type Props = { holderLabel: string; filter: Description; list: Filtering<DevicesFilter> }

/** The filter over approved and registered types; the fields that are seldom needed are folded. */
export const DeviceFilterCard = ({ holderLabel, filter, list }: Props) => {
  const panel = useFilterPanel(filter, list)
  return (
    <FilterCard
      {...panel.card()}
      advanced={
        <>
          <TextField label={holderLabel} {...panel.text('HolderName')} />
          <TextField label="Сериен №" {...panel.text('SerialNumber')} />
          <SelectField label="Състояние" options={states} empty="Всички" {...panel.choice('IsDraft')} />
          <SelectField label="Движение" options={movements} empty="Всички" {...panel.choice('IsScrapped')} />
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
