import type { DeviceFilters } from '../../../../contract/devices.ts'
import type { Filtering } from '../../../../screen-kit/list/PickDialog.tsx'
import { useFilterDraft } from '../../../../screen-kit/list/useFilterDraft.ts'
import { FilterCard } from '../../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../../widgets/fields/TextField.tsx'

/** What a register of types is filtered by, under the names of the call. */
export type DevicesFilter = Required<Omit<DeviceFilters, 'sortColumns'>>
type TextName = {
  [K in keyof DevicesFilter]: DevicesFilter[K] extends string ? K : never
}[keyof DevicesFilter]
type FlagName = Exclude<keyof DevicesFilter, TextName>

export const isDeviceFilterOn = (filter: Partial<DevicesFilter>): boolean =>
  Object.values(filter).some((value) => value !== undefined)

const flags: Readonly<Record<FlagName, { label: string; yes: string; no: string }>> = {
  IsDraft: { label: 'Състояние', yes: 'Чернова', no: 'Вписан' },
  IsScrapped: { label: 'Движение', yes: 'Бракуван', no: 'В движение' },
}

type Props = Filtering<DevicesFilter> & { holderLabel: string }

/** The filter over approved and registered types; the fields that are seldom needed are folded. */
export const DeviceFilterCard = ({ holderLabel, filter, busy, onFilter, onRefresh }: Props) => {
  const draft = useFilterDraft<DevicesFilter>({
    applied: filter,
    cleared: {},
    isOn: isDeviceFilterOn,
    onFilter,
    onRefresh,
    asking: busy,
  })
  const { values, edit } = draft
  const labels: Readonly<Record<TextName, string>> = {
    EntryNumber: '№ по регистъра',
    MeasuringDeviceName: 'Наименование',
    MeasuringType: 'Тип',
    Manufacturer: 'Производител',
    CertificateNumber: 'Удостоверение №',
    HolderName: holderLabel,
    SerialNumber: 'Сериен №',
  }
  const text = (name: TextName) => (
    <TextField
      label={labels[name]}
      value={values[name] ?? ''}
      onChange={(typed) => edit({ [name]: typed })}
      set={filter[name] !== undefined}
    />
  )
  const flag = (name: FlagName) => (
    <SelectField
      label={flags[name].label}
      value={values[name] === undefined ? '' : String(values[name])}
      options={[
        { value: 'true', label: flags[name].yes },
        { value: 'false', label: flags[name].no },
      ]}
      empty="Всички"
      onChange={(value) => edit({ [name]: value === '' ? undefined : value === 'true' })}
      set={filter[name] !== undefined}
    />
  )
  const textTags = (Object.keys(labels) as TextName[])
    .filter((name) => filter[name] !== undefined)
    .map((name) => ({ key: name, label: `${labels[name]}: ${filter[name]}`, onRemove: () => draft.remove(name) }))
  const flagTags = (Object.keys(flags) as FlagName[])
    .filter((name) => filter[name] !== undefined)
    .map((name) => ({
      key: name,
      label: filter[name] ? flags[name].yes : flags[name].no,
      onRemove: () => draft.remove(name),
    }))
  return (
    <FilterCard
      active={isDeviceFilterOn(filter)}
      busy={busy}
      onApply={draft.apply}
      onClear={draft.clear}
      tags={[...textTags, ...flagTags]}
      advanced={
        <>
          {text('HolderName')}
          {text('SerialNumber')}
          {flag('IsDraft')}
          {flag('IsScrapped')}
        </>
      }
      advancedOpen={(['HolderName', 'SerialNumber', 'IsDraft', 'IsScrapped'] as const).some(
        (name) => filter[name] !== undefined,
      )}
    >
      {text('EntryNumber')}
      {text('MeasuringDeviceName')}
      {text('MeasuringType')}
      {text('Manufacturer')}
      {text('CertificateNumber')}
    </FilterCard>
  )
}
