import { useState } from 'react'
import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { useSearchPicker } from '../../../screen-kit/search/useSearchPicker.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { IconSearch } from '../../../widgets/icons.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { pageSize, pickedName, type RegisterToPick, registersToPick } from './registersToPick.ts'

const PickDeviceDialog = lazyPart(() => import('./PickDeviceDialog.tsx'))

export type PickedDevice = Pick<DeviceListItem, 'id' | 'entryNumber' | 'measuringDeviceName' | 'measuringType'>

type Props = Omit<FieldProps, 'label'> & {
  label?: string
  from: RegisterToPick
  value: PickedDevice | null
  onChange: (picked: DeviceListItem | null) => void
}

const isWhole = (item: PickedDevice): item is DeviceListItem => 'manufacturer' in item

const Found = ({ item }: { item: PickedDevice }) => (
  <span className="flex flex-column">
    <span>{pickedName(item)}</span>
    {isWhole(item) && (
      <small className="muted">
        {[item.manufacturer, item.serialNumber && `№ ${item.serialNumber}`, item.statusName].filter(Boolean).join(', ')}
      </small>
    )}
  </span>
)

/**
 * Lets the user pick a device or type by its number while typing, or from a table (specification 2, sections 2 and 9).
 */
export const DevicePicker = ({ from, value, onChange, label, ...field }: Props) => {
  const register = registersToPick[from]
  const { text, onText, ...search } = useSearchPicker(register.find, pageSize)
  const [isTable, setTable] = useState(false)
  const pick = (item: PickedDevice) => {
    onText('')
    setTable(false)
    if (isWhole(item)) onChange(item)
  }
  return (
    <>
      <PickerField<PickedDevice>
        {...field}
        {...search}
        label={label ?? register.label}
        text={text}
        onText={onText}
        itemKey={({ id, entryNumber }) => id ?? entryNumber}
        itemText={pickedName}
        renderItem={(item) => <Found item={item} />}
        selected={value ? [value] : []}
        onPick={pick}
        onRemove={() => onChange(null)}
        placeholder={register.example}
        prompt="Въведете номера или началото му."
        nothingFound="Няма запис с такъв номер."
        action={
          !field.disabled && (
            <Button small kind="text" className="flush-start" icon={IconSearch} onClick={() => setTable(true)}>
              Избери от таблица
            </Button>
          )
        }
      />
      {isTable && <PickDeviceDialog from={from} onlyEntered onPick={pick} onClose={() => setTable(false)} />}
    </>
  )
}
