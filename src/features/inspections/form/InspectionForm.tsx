import { useState } from 'react'
import { Inspection } from '../../../contract/shapes/inspections.ts'
import { type DeviceField, deviceLabels, measureFieldLabels } from '../../../rules/inspections/inspectionRecord.ts'
import {
  deviceErrorsIn,
  inspectionErrors,
  measureErrorsIn,
  repeatedDevices,
} from '../../../rules/inspections/inspectionRules.ts'
import { errorEntries } from '../../../rules/requiredFields.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import type { FormError } from '../../../widgets/fields/FormErrors.tsx'
import { deviceControlId } from '../devices/deviceControls.ts'
import { singleDefinition } from '../inspectionDefinitions.ts'
import { DeviceFields } from './DeviceFields.tsx'
import { MainFields, SiteFields } from './InspectionFields.tsx'
import { InspectionFormFrame, type InspectionFormProps } from './InspectionFormFrame.tsx'
import { measureControlId, OutcomeFields } from './OutcomeFields.tsx'
import { useInspectionForm } from './useInspectionForm.ts'
import { useSitePreset } from './useSitePreset.ts'

const read = readStoredAs(Inspection)

const rowsOf = (one: Inspection): FormError[] => {
  const { devices, measures } = one
  const repeated = repeatedDevices(devices)
  return [
    ...devices.flatMap((device, at) => {
      const errors = {
        ...(repeated.has(device.key) && { serialNumber: 'Повтаря се.' }),
        ...deviceErrorsIn(one, device),
      }
      return errorEntries<DeviceField>(errors).map(([field, message]) => ({
        fieldId: deviceControlId(device.key, field),
        label: `Средство ${at + 1}, ${deviceLabels[field]}`,
        message,
      }))
    }),
    ...measures.flatMap((measure, at) =>
      errorEntries(measureErrorsIn(one, measure)).map(([field, message]) => ({
        fieldId: measureControlId(at, field),
        label: `Мярка ${at + 1}, ${measureFieldLabels[field]}`,
        message,
      })),
    ),
  ]
}

/**
 * Returns the validation errors without those of the tables of devices and measures, because their rows show their own
 * errors.
 */
const errorsOf = (values: Inspection) => {
  const { devices: _devices, measures: _measures, ...errors } = inspectionErrors(values)
  return errors
}

export const InspectionForm = ({ start, focusOn, onSaved, onCancel }: InspectionFormProps<Inspection>) => {
  const { form, save } = useInspectionForm(singleDefinition, {
    start,
    read,
    errors: errorsOf,
    rows: (values, submitted) => (submitted ? rowsOf(values) : []),
    onSaved,
  })
  const hintOf = useSitePreset(form)
  const [areCategoriesChosen, setCategoriesChosen] = useState(false)
  const first = start.kindId !== null && start.inspectedPerson === null ? 'inspectedPerson' : 'kindId'
  const firstId = `${singleDefinition.name}-${focusOn ?? first}`
  return (
    <InspectionFormFrame form={form} firstId={firstId} save={save} onCancel={onCancel}>
      <MainFields form={form} hintOf={hintOf} onCategories={() => setCategoriesChosen(true)} />
      <SiteFields form={form} hintOf={hintOf} />
      <DeviceFields form={form} ownerGuid={start.guid} areCategoriesChosen={areCategoriesChosen} />
      <OutcomeFields form={form} />
    </InspectionFormFrame>
  )
}
