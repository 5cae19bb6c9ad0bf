import { useState } from 'react'
import { configuration } from '../../../contract/configuration.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import { ManyChoiceField } from '../../../screen-kit/lookup/ManyChoiceField.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import { mergedMutation, type Saving } from '../../../screen-kit/saving/mergedMutation.ts'
import { attempt, mapReply } from '../../../transport/request.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { allClassifications } from './classificationLookups.ts'

export type TypeClassifications = { documentType: Option; classificationIds: readonly number[] }
type Listed = { documentType: Option | null; classificationIds: number[] }

/**
 * Returns the mutation that saves the classifications of a document type. If another user has changed them, nothing is
 * overwritten, and the change is shown at the field.
 */
export const savedTypeClassifications = (saving: Saving<TypeClassifications>) => {
  const { documentType } = saving.mine
  const request = { body: { documentTypeId: documentType.id } }
  const idsIn = (rows: readonly Listed[]) =>
    rows.find((row) => row.documentType?.id === documentType.id)?.classificationIds ?? []
  return mergedMutation<TypeClassifications, TypeClassifications>({
    ...saving,
    about: `type-classifications/${documentType.id}`,
    key: 'documentType',
    fields: fieldsOf(saving.mine, ['documentType']),
    now: async () =>
      mapReply(await attempt(configuration.getAllDocumentTypeClassifications, request, { quiet: true }), (now) => [
        { documentType, classificationIds: idsIn(now) },
      ]),
    edit: async (record, idempotencyKey) => {
      const body = [{ documentType, classificationIds: [...record.classificationIds] }]
      const call = configuration.saveDocumentTypeClassifications
      return mapReply(await attempt(call, { body }, { idempotencyKey, quiet: true }), () => record)
    },
  })
}

type Props = { row: TypeClassifications; onStale: () => void; onClose: () => void }

export const TypeClassificationsDialog = ({ row, onStale, onClose }: Props) => {
  const [start] = useState(row)
  /**
   * The version with which the user began. After the form has shown a change by another user, it is replaced with that
   * user's version.
   */
  const [was, setWas] = useState(start)
  const form = useRecordForm<TypeClassifications, TypeClassifications>({
    name: 'type-classifications',
    draft: `type-classifications/${row.documentType.id}`,
    start,
    errors: () => ({}),
    onDone: () => {
      onClose()
      announce('Класификациите са променени.')
    },
    onStale,
  })
  return (
    <FormDialog
      title={`Класификации на „${row.documentType.name}“`}
      form={form}
      loses="Изборът не е записан."
      onSave={() => form.write(savedTypeClassifications({ was, mine: form.values, onConflict: setWas }))}
      onClose={onClose}
    >
      <ManyChoiceField {...form.input('classificationIds')} label="Класификации" gender="f" from={allClassifications} />
    </FormDialog>
  )
}
