import { useAtomValue } from 'jotai'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { chosenIn } from '../../screen-kit/lookup/lookupOptions.ts'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { TextArea } from '../../widgets/fields/TextArea.tsx'
import { fieldId, limits } from './correspondentErrors.ts'
import { groups, groupsInUse, sentVias } from './lookups.ts'

type Props = { draft: Correspondent; set: (change: Partial<Correspondent>) => void }

export const MoreFields = ({ draft, set }: Props) => {
  const allGroups = useAtomValue(groups.optionsAtom)
  return (
    <>
      <div className="form-grid">
        <ChoiceField
          id={fieldId('correspondentGroupId')}
          label="Кореспондентска група"
          from={groupsInUse}
          value={draft.correspondentGroupId}
          known={chosenIn(allGroups, draft.correspondentGroupId, null, 'f')}
          onChange={(correspondentGroupId) => set({ correspondentGroupId })}
        />
        <ChoiceField
          id={fieldId('preferredSentViaId')}
          label="Предпочитан начин за връчване"
          from={sentVias}
          value={draft.preferredSentViaId}
          onChange={(preferredSentViaId) => set({ preferredSentViaId })}
        />
      </div>
      <TextArea
        id={fieldId('note')}
        label="Бележка"
        rows={2}
        maxLength={limits.note}
        value={draft.note}
        onChange={(note) => set({ note })}
      />
      <Checkbox label="Активен" checked={draft.isActive} onChange={(isActive) => set({ isActive })} />
    </>
  )
}
