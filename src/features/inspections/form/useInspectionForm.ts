import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FieldErrors } from '../../../rules/requiredFields.ts'
import { capitalised } from '../../../rules/words/agreement.ts'
import { type RecordOptions, useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import {
  type InspectionDefinition,
  isChanged,
  savedInspection,
  type WrittenInspection,
} from '../inspectionDefinitions.ts'
import { inspectionsChangedAtom } from '../inspectionState.ts'
import { newKey } from '../words.tsx'

type Options<R extends WrittenInspection> = {
  start: R
  read: (stored: unknown) => R | undefined
  errors: (values: R) => FieldErrors<keyof R & string>
  rows?: RecordOptions<R, R>['rows']
  onSaved: (saved: R) => void
}

export const useInspectionForm = <R extends WrittenInspection>(
  definition: InspectionDefinition<R>,
  options: Options<R>,
) => {
  const { start, onSaved, rows, ...rules } = options
  const [began] = useState(start)
  const [newGuid] = useState(newKey)
  /**
   * The version with which the user began. After the form has shown a change by another user, it is replaced with that
   * user's version.
   */
  const [was, setWas] = useState(start)
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const form = useRecordForm<R, R>({
    ...rules,
    ...(rows && { rows }),
    name: definition.name,
    draft: `${definition.name}/${start.guid || 'new'}`,
    start: began,
    isDirty: (base, values) => base !== values && isChanged(definition, base, values),
    loses: 'Въведеното не е записано.',
    labelOf: (field) => definition.labels[field] ?? '',
    fields: () => definition.fields,
    limits: definition.limits,
    onDone: (saved) => {
      void notifyChanged()
      announce(`${capitalised(definition.one)} ${saved.number} е записана.`)
      onSaved(saved)
    },
    onStale: () => void notifyChanged(),
  })
  const save = () => {
    if (!form.busy && form.check())
      form.write(savedInspection(definition, { was, mine: form.values, newGuid, onConflict: setWas }))
  }
  return { form, save }
}
