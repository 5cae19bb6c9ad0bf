import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Inspection, InspectionFile } from '../../../contract/shapes/inspections.ts'
import { categoryOfNewDevice, withDevices } from '../../../rules/inspections/inspectionPresets.ts'
import { deviceErrorsIn, repeatedDevices } from '../../../rules/inspections/inspectionRules.ts'
import { hasErrors } from '../../../rules/requiredFields.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DevicesTable } from '../devices/DevicesTable.tsx'
import { filesAtom } from '../inspectionState.ts'

const wrongKeys = (one: Inspection): ReadonlySet<string> => {
  const { devices } = one
  const repeated = repeatedDevices(devices)
  return new Set(
    devices.flatMap((device) =>
      repeated.has(device.key) || hasErrors(deviceErrorsIn(one, device)) ? [device.key] : [],
    ),
  )
}
const noFiles: readonly InspectionFile[] = []

type Props = {
  form: Form<Inspection>
  ownerGuid: string
  areCategoriesChosen: boolean
}

export const DeviceFields = ({ form, ownerGuid, areCategoriesChosen }: Props) => {
  const { values, update, submittedValues, errors } = form
  const change = useCallback(
    (of: (devices: Inspection['devices']) => Inspection['devices']) =>
      update((before) => withDevices(before, of(before.devices), areCategoriesChosen)),
    [update, areCategoriesChosen],
  )
  const { categories, inspectedPerson } = values
  const person = inspectedPerson?.name ?? ''
  const near = useMemo(() => ({ person, categories }), [person, categories])
  const table = (files: readonly InspectionFile[]) => (
    <DevicesTable
      devices={values.devices}
      onChange={change}
      category={categoryOfNewDevice(values, areCategoriesChosen)}
      {...(submittedValues && { shownWrong: wrongKeys(values) })}
      ownerGuid={ownerGuid}
      files={files}
      mayAddFiles
      near={near}
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

type WithFilesProps = { ownerGuid: string; children: (files: readonly InspectionFile[]) => ReactNode }
const WithFiles = ({ ownerGuid, children }: WithFilesProps) =>
  children(useAtomValue(filesAtom(ownerGuid)).data ?? noFiles)
