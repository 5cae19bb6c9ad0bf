import { useState } from 'react'
import {
  BasisKind,
  basisKindLabels,
  verificationKindLabels,
  verificationResultLabels,
} from '../../../contract/deviceKinds.ts'
import type { DeviceBody } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import { isOfType } from '../../../rules/devices/deviceRules.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { HolderField } from '../HolderField.tsx'
import { DevicePicker } from '../pick/DevicePicker.tsx'
import { categoryOptions } from '../types/typesFilter.tsx'

type Props = {
  form: Form<DeviceBody>
  typeNumber: string
}

const TypeField = ({ form, typeNumber }: Props) => {
  const { values, field, set } = form
  const [number, setNumber] = useState(typeNumber)
  const { basisKindId, typeId, measuringDeviceName, measuringType } = values
  return (
    <DevicePicker
      key={basisKindId}
      {...field('typeId')}
      from={basisKindId === BasisKind.REGISTERED_TYPE ? 'registered' : 'approved'}
      required
      value={typeId === null ? null : { id: typeId, entryNumber: number, measuringDeviceName, measuringType }}
      onChange={(picked) => {
        setNumber(picked?.entryNumber ?? '')
        set(
          picked === null
            ? { typeId: null }
            : {
                typeId: picked.id,
                measuringDeviceCategory: picked.measuringDeviceCategory,
                measuringDeviceName: picked.measuringDeviceName,
                measuringType: picked.measuringType,
                manufacturer: picked.manufacturer,
              },
        )
      }}
    />
  )
}

const WhatItIs = ({ form, typeNumber }: Props) => {
  const { values, input, field, set } = form
  const isType = isOfType(values.basisKindId)
  return (
    <>
      <LabelSelect
        {...field('basisKindId')}
        label="Вид на основанието"
        required
        labels={basisKindLabels}
        value={values.basisKindId}
        onChange={(basisKindId) => set({ basisKindId, typeId: null })}
      />
      {isType ? (
        <TypeField form={form} typeNumber={typeNumber} />
      ) : (
        <TextField
          {...input('basisNumber')}
          label="Документ или № в другия регистър"
          required={values.basisKindId !== BasisKind.NOT_APPROVED}
        />
      )}
      <SelectField
        {...input('measuringDeviceCategory')}
        label="Категория СИ"
        required={!isType}
        disabled={isType}
        options={categoryOptions}
      />
      <TextField {...input('measuringDeviceName')} label="Наименование" required={!isType} disabled={isType} />
      <TextField {...input('measuringType')} label="Тип (модел)" required={!isType} disabled={isType} />
      <TextField {...input('manufacturer')} label="Производител" disabled={isType} />
    </>
  )
}

const VerificationFields = ({ form: { input, dateInput } }: Pick<Props, 'form'>) => (
  <>
    <DateField {...dateInput('verificationDate')} label="Последна проверка" max={today()} />
    <LabelSelect {...input('verificationKindId')} label="Вид на проверката" labels={verificationKindLabels} />
    <LabelSelect {...input('verificationResultId')} label="Резултат" labels={verificationResultLabels} />
    <TextField {...input('markNumber')} label="Знак от проверка №" />
    <DateField {...dateInput('validUntil')} label="Знакът важи до" />
    <DateField {...dateInput('nextVerification')} label="Следваща проверка до" />
  </>
)

export const DeviceFields = ({ form, typeNumber }: Props) => {
  const { values, input, dateInput, set } = form
  return (
    <div className="form-grid">
      <WhatItIs form={form} typeNumber={typeNumber} />
      <TextField {...input('serialNumber')} label="Сериен (идентификационен) №" required />
      <NumberField {...input('productionYear')} label="Година на производство" />
      <HolderField {...input('owner')} label="Собственик/ползвател" required />
      <TextField {...input('siteName')} label="Обект" />
      <TextField {...input('siteAddress')} label="Адрес на ползване" />
      <ChoiceField {...input('departmentId')} label="Регионален отдел" from={departments} />
      <VerificationFields form={form} />
      <Checkbox
        label="Бракувано"
        checked={values.isScrapped}
        onChange={(isScrapped) =>
          set(isScrapped ? { isScrapped } : { isScrapped, scrappedDate: null, scrappedReason: '' })
        }
      />
      {values.isScrapped && (
        <>
          <DateField {...dateInput('scrappedDate')} label="Дата на бракуване" required max={today()} />
          <TextField {...input('scrappedReason')} label="Причина за бракуване" required />
        </>
      )}
      <TextArea {...input('note')} className="wide" label="Забележка" />
    </div>
  )
}
