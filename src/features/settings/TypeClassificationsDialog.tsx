import { useState } from 'react'
import { concatMap, map, of } from 'rxjs'
import { configuration } from '../../contract/configuration.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { FormDialog } from '../../screen-kit/form/FormDialog.tsx'
import { useFormDialog } from '../../screen-kit/form/useFormDialog.ts'
import { ManyChoiceField } from '../../screen-kit/lookup/ManyChoiceField.tsx'
import { sameValue } from '../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../screen-kit/writes/idempotentWrite.ts'
import { attempt } from '../../transport/request.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { allClassifications } from './settingsLookups.ts'

/** A document type with the classifications that it is filed under. */
export type TypeClassifications = { documentType: Option; classificationIds: readonly number[] }
type Listed = { documentType: Option | null; classificationIds: number[] }
type Versions = {
  was: TypeClassifications
  mine: TypeClassifications
  onConflict: (theirs: TypeClassifications) => void
}

/** Writes what I changed, unless somebody else changed the same type meanwhile; that is told at the field. */
const savedTypeClassifications = ({ was, mine, onConflict }: Versions): Write<Listed[], TypeClassifications> => {
  const { documentType } = mine
  const listed = attempt(
    configuration.getAllDocumentTypeClassifications,
    { body: { documentTypeId: documentType.id } },
    { quiet: true },
  )
  const send = (body: TypeClassifications, intent: string) =>
    attempt(
      configuration.saveDocumentTypeClassifications,
      { body: [{ documentType, classificationIds: [...body.classificationIds] }] },
      { intent, quiet: true },
    ).pipe(map((outcome) => (outcome.done ? { done: true as const, reply: body } : outcome)))
  const idsIn = (rows: readonly Listed[]) =>
    rows.find((row) => row.documentType?.id === documentType.id)?.classificationIds ?? []
  return {
    about: `type-classifications/${documentType.id}`,
    content: mine,
    send: (intent) =>
      listed.pipe(
        concatMap((now) => {
          if (!now.done) return of(now)
          const theirs = { documentType, classificationIds: idsIn(now.reply) }
          return mergedEdit(['classificationIds'], { was, theirs, mine }, (body) => send(body, intent), onConflict)
        }),
      ),
    ask: listed,
    find: (rows) => (sameValue(idsIn(rows), mine.classificationIds) ? { reply: mine } : null),
  }
}

type Props = { row: TypeClassifications; onMayBeOld: () => void; onClose: () => void }

/** „Класификации“ of one document type: as many as it is filed under. */
export const TypeClassificationsDialog = ({ row, onMayBeOld, onClose }: Props) => {
  const [start] = useState(row)
  /** What my changes are compared with: newer than `start` once somebody else's change was shown at its field. */
  const [was, setWas] = useState(start)
  const form = useFormDialog<TypeClassifications, TypeClassifications>(
    { name: 'type-classifications', record: String(row.documentType.id) },
    start,
    () => ({}),
    () => {
      onClose()
      announce('Класификациите са променени.')
    },
    onMayBeOld,
  )
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
