import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { measureLabels } from '../../../contract/inspectionKinds.ts'
import { InspectedDevice } from '../../../contract/shapes/inspections.ts'
import { deviceErrors } from '../../../rules/inspections/inspectionRules.ts'
import type { FieldErrors } from '../../../rules/requiredFields.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconDone } from '../../../widgets/icons.ts'
import { DevicePicker } from '../../devices/public.ts'
import { optionsOf, wordOptions } from '../words.tsx'
import { DeviceFinder, typeFacts } from './DeviceFinder.tsx'
import { type DeviceRowProps, deviceControlId } from './deviceControls.ts'

const categories = wordOptions(deviceCategories)
const measures = optionsOf(measureLabels)

type Props = DeviceRowProps & { onSet: NonNullable<DeviceRowProps['onSet']>; label: string }
const limits = textLimits(InspectedDevice)
type TextName = 'name' | 'measuringType' | 'serialNumber' | 'mark' | 'reading'

export const DeviceEditor = ({ device, isWrongShown, isRepeated, near, onSet, onOpen, label }: Props) => {
  const { key } = device
  const errors: FieldErrors<keyof InspectedDevice & string> = isWrongShown ? deviceErrors(device) : {}
  const set = (change: Partial<InspectedDevice>) => onSet(key, change)
  const field = (name: keyof InspectedDevice & string) => ({ id: deviceControlId(key, name), error: errors[name] })
  const text = (name: TextName) => ({
    ...field(name),
    maxLength: limits[name],
    value: device[name],
    onChange: (typed: string) => set({ [name]: typed }),
  })
  return (
    <section aria-label={label} className="form-grid">
      <DeviceFinder
        id={deviceControlId(key, 'finder')}
        near={near}
        onFound={set}
        onUnknown={(serialNumber) => {
          set({ serialNumber })
          onOpen?.(key, deviceControlId(key, device.category === '' ? 'category' : 'name'))
        }}
      />
      {(['approved', 'registered'] as const).map((from) => (
        <DevicePicker
          key={from}
          from={from}
          value={null}
          onChange={(type) => type && set({ ...typeFacts(type), typeGuid: type.id })}
        />
      ))}
      <SelectField
        {...field('category')}
        label="Категория"
        required
        options={categories}
        value={device.category}
        onChange={(category) => set({ category })}
      />
      <TextField {...text('name')} label="Наименование" required />
      <TextField
        {...text('measuringType')}
        label="Тип"
        onChange={(measuringType) => set({ measuringType, typeGuid: null })}
      />
      <TextField
        {...text('serialNumber')}
        label="Сериен №"
        required
        {...(isRepeated && { error: 'Това средство вече е в таблицата.' })}
      />
      <TextField {...text('mark')} label="Знак №" />
      <DateField
        {...field('markValidUntil')}
        label="Знакът е валиден до"
        value={device.markValidUntil}
        onChange={(markValidUntil) => set({ markValidUntil })}
      />
      <TextField {...text('reading')} label="Показание/грешка" />
      <DateField
        {...field('nextCheckUntil')}
        label="Следваща проверка до"
        value={device.nextCheckUntil}
        onChange={(nextCheckUntil) => set({ nextCheckUntil })}
      />
      {device.isConforming === false && (
        <>
          <TextArea
            {...field('violation')}
            className="wide"
            label="Нарушение"
            required
            rows={2}
            maxLength={limits.violation}
            value={device.violation}
            onChange={(violation) => set({ violation })}
          />
          <SelectField
            {...field('measure')}
            label="Мярка"
            options={measures}
            empty="Без мярка"
            value={device.measure}
            onChange={(measure) => set({ measure })}
          />
        </>
      )}
      <div className="wide">
        <Button icon={IconDone} onClick={() => onOpen?.(undefined)}>
          Готово
        </Button>
      </div>
    </section>
  )
}
