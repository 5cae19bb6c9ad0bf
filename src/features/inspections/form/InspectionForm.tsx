import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { Inspection, type InspectionFile } from '../../../contract/shapes/inspections.ts'
import {
  deviceErrors,
  inspectionErrors,
  inspectionLabels,
  measureErrors,
  repeatedDevices,
} from '../../../rules/inspections/inspectionRules.ts'
import { hasErrors } from '../../../rules/requiredFields.ts'
import { mayLeave } from '../../../screen-kit/leaveGuard.ts'
import { RecordForm, SaveBar } from '../../../screen-kit/record/RecordForm.tsx'
import { useRecordForm } from '../../../screen-kit/record/useRecordForm.ts'
import { storedAs } from '../../../screen-kit/storedAs.ts'
import { notify } from '../../../transport/notices.ts'
import type { FormError } from '../../../widgets/fields/FormErrors.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DevicesTable } from '../devices/DevicesTable.tsx'
import { deviceControlId } from '../devices/deviceControls.ts'
import { filesAtom, inspectionsChangedAtom } from '../inspectionState.ts'
import { isChanged, savedInspection, singleKit } from '../kits.ts'
import { newKey } from '../words.tsx'
import { MainFields, SiteFields } from './InspectionFields.tsx'
import { measureControlId, OutcomeFields } from './OutcomeFields.tsx'
import '../inspections.css'

type Props = {
  /** What the form begins with; it is held for as long as the form is open. */
  start: Inspection
  /** The field that gets the focus: what a closing missed. */
  focusOn?: string | null
  onSaved: (saved: Inspection) => void
  onCancel: () => void
}

const read = storedAs(Inspection)
const { name, fields } = singleKit

/** What is wrong in the rows of the two tables, with the controls where it is mended. */
const rowsOf = ({ devices, measures }: Inspection): FormError[] => {
  const repeated = repeatedDevices(devices)
  return [
    ...devices.flatMap((device, at) => {
      const errors = { ...(repeated.has(device.key) && { serialNumber: 'Повтаря се.' }), ...deviceErrors(device) }
      return Object.entries(errors).map(([field, message]) => ({
        fieldId: deviceControlId(device.key, field),
        label: `Средство ${at + 1}`,
        message,
      }))
    }),
    ...measures.flatMap((measure, at) =>
      Object.entries(measureErrors(measure)).map(([field, message]) => ({
        fieldId: measureControlId(at, field),
        label: `Мярка ${at + 1}`,
        message,
      })),
    ),
  ]
}

/** The message of a whole table is left out where its rows say it. */
const errorsOf = (values: Inspection) => {
  const { devices: _devices, measures: _measures, ...errors } = inspectionErrors(values)
  return errors
}

const wrongKeys = ({ devices }: Inspection): ReadonlySet<string> => {
  const repeated = repeatedDevices(devices)
  return new Set(devices.flatMap((one) => (repeated.has(one.key) || hasErrors(deviceErrors(one)) ? [one.key] : [])))
}
const noFiles: readonly InspectionFile[] = []

const Devices = ({ form, ownerGuid }: { form: ReturnType<typeof useInspectionForm>['form']; ownerGuid: string }) => {
  const { values, update, submittedValues, errors } = form
  const change = useCallback(
    (of: (devices: Inspection['devices']) => Inspection['devices']) =>
      update((before) => ({ ...before, devices: of(before.devices) })),
    [update],
  )
  const table = (files: readonly InspectionFile[]) => (
    <DevicesTable
      devices={values.devices}
      onChange={change}
      category={values.categories.length === 1 ? (values.categories[0] ?? '') : ''}
      {...(submittedValues && { shownWrong: wrongKeys(values) })}
      ownerGuid={ownerGuid}
      files={files}
      mayAddFiles
    />
  )
  return (
    <Card title={`Проверени средства за измерване (${values.devices.length})`}>
      {ownerGuid === '' ? table(noFiles) : <WithFiles ownerGuid={ownerGuid}>{table}</WithFiles>}
      {ownerGuid === '' && <p className="muted small">Снимки се добавят след първото записване.</p>}
      {errors.devices && <p className="field-error">{errors.devices}</p>}
    </Card>
  )
}

type WithFilesProps = { ownerGuid: string; children: (files: readonly InspectionFile[]) => React.ReactNode }
const WithFiles = ({ ownerGuid, children }: WithFilesProps) =>
  children(useAtomValue(filesAtom(ownerGuid)).data ?? noFiles)

const useInspectionForm = ({ start, onSaved }: Pick<Props, 'start' | 'onSaved'>) => {
  const [began] = useState(start)
  const [newGuid] = useState(newKey)
  /** What my changes are compared with: newer once somebody else's change was shown at its field. */
  const [was, setWas] = useState(start)
  const tellChanged = useSetAtom(inspectionsChangedAtom)
  const form = useRecordForm<Inspection, Inspection>({
    name,
    draft: `${name}/${start.guid || 'new'}`,
    start: began,
    read,
    isDirty: (base, values) => base !== values && isChanged(singleKit, base, values),
    loses: 'Въведеното не е записано.',
    labelOf: (field) => inspectionLabels[field] ?? '',
    fields: () => fields,
    errors: errorsOf,
    rows: (values, submitted) => (submitted ? rowsOf(values) : []),
    onDone: (saved) => {
      void tellChanged()
      notify({ kind: 'success', text: `Проверка ${saved.number} е записана.` })
      onSaved(saved)
    },
    onMayBeOld: () => void tellChanged(),
  })
  const save = () => {
    if (!form.busy && form.check())
      form.write(savedInspection(singleKit, { was, mine: form.values, newGuid, onConflict: setWas }))
  }
  return { form, save }
}

/** The form of a single inspection as a page of its own; what is typed outlives the network and the evening. */
export const InspectionForm = ({ start, focusOn, onSaved, onCancel }: Props) => {
  const { form, save } = useInspectionForm({ start, onSaved })
  const first = focusOn ?? 'kindId'
  useEffect(() => document.getElementById(`${name}-${first}`)?.focus(), [first])
  const cancel = async () => {
    if (!(await mayLeave())) return
    form.release()
    onCancel()
  }
  return (
    <RecordForm
      form={form}
      className="insp-form"
      onSubmit={save}
      bar={<SaveBar form={form} saving="Проверката се записва…" onSave={save} onCancel={() => void cancel()} />}
    >
      <MainFields form={form} />
      <SiteFields form={form} />
      <Devices form={form} ownerGuid={start.guid} />
      <OutcomeFields form={form} />
    </RecordForm>
  )
}
