import { addresseeFieldLabels } from '../../../rules/documents/addresseeFields.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { type ChosenCorrespondent, CorrespondentSelect } from '../../../screen-kit/search/CorrespondentSelect.tsx'
import { departments, people } from '../../document-lookups/public.ts'
import type { AddresseeValues } from './addresseeForm.ts'

type Props = { form: Form<AddresseeValues> }

export const ReceiverField = ({ form: { values, set, field } }: Props) => {
  const { kind, targetId, targetName } = values
  if (kind === null) return null
  const props = { ...field('targetId'), label: addresseeFieldLabels.targetId, required: true }
  if (kind === 'correspondent') {
    const chosen: ChosenCorrespondent | null =
      targetId === null ? null : { correspondentID: targetId, textValue: targetName, isLegalEntity: false }
    return (
      <CorrespondentSelect
        {...props}
        selected={chosen ? [chosen] : []}
        onPick={({ correspondentID, textValue }) =>
          set({ targetId: correspondentID, targetName: textValue, address: '' })
        }
        onRemove={() => set({ targetId: null, targetName: '', address: '' })}
      />
    )
  }
  return (
    <ChoiceField
      {...props}
      key={kind}
      from={kind === 'department' ? departments : people}
      known={targetId === null ? null : { id: targetId, name: targetName }}
      value={targetId}
      onChange={(id) => set({ targetId: id })}
      placeholder={kind === 'department' ? 'Име на звено' : 'Име на служител'}
    />
  )
}
