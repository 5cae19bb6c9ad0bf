import { useAtomValue } from 'jotai'
import { Fragment, type ReactNode } from 'react'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import type { CorrespondentFieldsIn } from '../../rules/correspondents/correspondentFields.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { chosenIn } from '../../screen-kit/lookup/lookupOptions.ts'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { TextArea } from '../../widgets/fields/TextArea.tsx'
import { fieldId, labelOf, limits } from './correspondentErrors.ts'
import { groups, groupsInUse, sentVias } from './lookups.ts'

type Props = { draft: Correspondent; set: (change: Partial<Correspondent>) => void }

export const MoreFields = ({ draft, set }: Props) => {
  const allGroups = useAtomValue(groups.optionsAtom)
  const {
    correspondentGroupId,
    preferredSentViaId,
    ...below
  }: Record<CorrespondentFieldsIn<'more'>, ReactNode> = {
    correspondentGroupId: (
      <ChoiceField
        id={fieldId('correspondentGroupId')}
        label={labelOf('correspondentGroupId')}
        from={groupsInUse}
        value={draft.correspondentGroupId}
        known={chosenIn(allGroups, draft.correspondentGroupId, null, 'f')}
        onChange={(id) => set({ correspondentGroupId: id })}
      />
    ),
    preferredSentViaId: (
      <ChoiceField
        id={fieldId('preferredSentViaId')}
        label={labelOf('preferredSentViaId')}
        from={sentVias}
        value={draft.preferredSentViaId}
        onChange={(id) => set({ preferredSentViaId: id })}
      />
    ),
    note: (
      <TextArea
        id={fieldId('note')}
        label={labelOf('note')}
        rows={2}
        maxLength={limits.note}
        value={draft.note}
        onChange={(note) => set({ note })}
      />
    ),
    isActive: (
      <Checkbox label={labelOf('isActive')} checked={draft.isActive} onChange={(isActive) => set({ isActive })} />
    ),
  }
  return (
    <>
      <div className="form-grid">
        {correspondentGroupId}
        {preferredSentViaId}
      </div>
      {Object.entries(below).map(([field, input]) => (
        <Fragment key={field}>{input}</Fragment>
      ))}
    </>
  )
}
