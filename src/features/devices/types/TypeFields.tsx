import { holderRoleLabels } from '../../../contract/deviceKinds.ts'
import type { DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import { applyHolderChange } from '../../../rules/devices/holderRole.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import type { TableLink } from '../../../screen-kit/form/useOpenRows.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { HolderField } from '../HolderField.tsx'
import { type BodyField, labelOfField, toRegister } from '../typeLabels.ts'
import { ApprovalFields } from './ApprovalFields.tsx'
import { CharacteristicRows } from './CharacteristicRows.tsx'
import { categoryOptions, countries } from './typesFilter.tsx'

type FormProps = { form: Form<DeviceTypeBody>; isForeign: boolean }

const DeviceFields = ({ form, isForeign }: FormProps) => {
  const { input, update } = form
  const label = (field: BodyField) => labelOfField(field, isForeign)
  const setHeld = (change: Partial<DeviceTypeBody>) => update((before) => applyHolderChange(before, change))
  return (
    <Card title="Средство за измерване">
      <div className="form-grid">
        <SelectField
          {...input('measuringDeviceCategory')}
          label={label('measuringDeviceCategory')}
          required
          options={categoryOptions}
        />
        <TextField {...input('measuringDeviceName')} label={label('measuringDeviceName')} required />
        <TextField {...input('measuringType')} label={label('measuringType')} required />
        <TextField {...input('manufacturer')} label={label('manufacturer')} later={toRegister} />
        <OptionField
          {...input('manufacturerCountry')}
          label={label('manufacturerCountry')}
          later={toRegister}
          from={countries}
        />
        <HolderField
          {...input('holder')}
          label={label('holder')}
          later={toRegister}
          onChange={(holder) => setHeld({ holder })}
        />
        {!isForeign && (
          <LabelSelect
            {...input('holderRoleId')}
            label={label('holderRoleId')}
            later={toRegister}
            labels={holderRoleLabels}
            onChange={(holderRoleId) => setHeld({ holderRoleId })}
          />
        )}
        <TextField {...input('importer')} label={label('importer')} />
        <TextField {...input('intendedUse')} label={label('intendedUse')} />
      </div>
    </Card>
  )
}

type Props = FormProps & { table: TableLink }

export const TypeFields = ({ form, isForeign, table }: Props) => {
  const { input } = form
  const label = (field: BodyField) => labelOfField(field, isForeign)
  return (
    <>
      <DeviceFields form={form} isForeign={isForeign} />
      <ApprovalFields form={form} isForeign={isForeign} />
      <Card title="Характеристики и описание">
        <div className="flex flex-column gap-3">
          <CharacteristicRows form={form} table={table} />
          <div className="form-grid">
            <TextField {...input('accuracyClass')} label={label('accuracyClass')} />
            <TextField {...input('measuringRange')} label={label('measuringRange')} />
            <NumberField
              {...input('verificationPeriod')}
              label={label('verificationPeriod')}
              suffix="години"
              min={1}
              max={20}
            />
            <TextArea
              {...input('typeDescription')}
              className="wide"
              label={label('typeDescription')}
              later={toRegister}
            />
            <TextArea {...input('sealingPlaces')} className="wide" label={label('sealingPlaces')} />
            <TextArea {...input('note')} className="wide" label={label('note')} />
          </div>
        </div>
      </Card>
    </>
  )
}
