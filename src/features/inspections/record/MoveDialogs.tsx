import { useSetAtom } from 'jotai'
import { MoveOfInspection } from '../../../contract/inspections.ts'
import { type InspectionMove, inspectionMoveErrors, moveDemands } from '../../../rules/inspections/inspectionMoves.ts'
import type { FieldErrors } from '../../../rules/requiredFields.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { type InspectionDefinition, movedInspection, type WrittenInspection } from '../inspectionDefinitions.ts'
import { inspectionsChangedAtom } from '../inspectionState.ts'

export type Missing<R extends WrittenInspection> = {
  definition: InspectionDefinition<R>
  missing: (demands: 'planned' | 'closed') => FieldErrors<keyof R & string>
  onField: (field: keyof R & string) => void
}
type MissingProps<R extends WrittenInspection> = Missing<R> & { move: InspectionMove; onClose: () => void }

/** Renders what is missing for a change of the status. Each missing item links to its field. */
export const MissingDialog = <R extends WrittenInspection>(props: MissingProps<R>) => {
  const { definition, move, missing, onField, onClose } = props
  const demands = moveDemands(move.key)
  const errors: FieldErrors<keyof R & string> = demands ? missing(demands) : {}
  const wrong = (Object.keys(errors) as (keyof R & string)[]).map((field) => ({ field, message: errors[field] }))
  return (
    <Dialog
      open
      size="m"
      title={`Какво липсва, за да бъде ${move.done}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Затвори</Button>}
    >
      <ul className="insp-list">
        {wrong.map(({ field, message }) => (
          <li key={field}>
            {definition.fields.includes(field) ? (
              <button
                type="button"
                className="link"
                onClick={() => {
                  onClose()
                  onField(field)
                }}
              >
                {definition.labels[field] ?? field}
              </button>
            ) : (
              definition.labels[field]
            )}
            : {message}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type AnnulProps<R extends WrittenInspection> = {
  definition: InspectionDefinition<R>
  record: R
  move: InspectionMove
  onClose: () => void
}

export const AnnulDialog = <R extends WrittenInspection>({ definition, record, move, onClose }: AnnulProps<R>) => {
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const form = useRecordForm<{ comment: string }, R>({
    name: 'inspection-annul',
    draft: `inspection-annul/${record.guid}`,
    start: { comment: '' },
    errors: ({ comment }) => inspectionMoveErrors(move, comment),
    onDone: () => {
      void notifyChanged()
      onClose()
      announce(`${definition.the} е ${move.done}.`)
    },
    onStale: () => void notifyChanged(),
    limits: { comment: textLimits(MoveOfInspection).comment },
  })
  return (
    <FormDialog
      title={`Анулиране на ${definition.one} ${record.number}`}
      form={form}
      loses="Причината не е записана."
      save={move.label}
      danger
      onSave={() =>
        form.write(
          movedInspection(definition, record, { key: move.key, to: move.to, comment: form.values.comment.trim() }),
        )
      }
      onClose={onClose}
    >
      <TextArea {...form.input('comment')} label="Причина" required />
    </FormDialog>
  )
}
