import { useAtomValue } from 'jotai'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { TextArea } from '../../widgets/fields/TextArea.tsx'
import { fieldId } from './correspondentErrors.ts'
import { groups, groupsInUse, sentVias } from './lookups.ts'
import { itemsOf } from './PlaceFields.tsx'

type Props = { draft: Correspondent; set: (change: Partial<Correspondent>) => void }

const named = (all: readonly { id: number; name: string }[] | undefined, id: number | null) =>
  id === null ? null : (all?.find((one) => one.id === id) ?? { id, name: '…' })

/** „Допълнително“: group, the way the correspondent likes to be answered, a note, whether it is in use. */
export const MoreFields = ({ draft, set }: Props) => {
  const allGroups = itemsOf(useAtomValue(groups.optionsAtom))
  const vias = itemsOf(useAtomValue(sentVias.optionsAtom))
  return (
    <>
      <div className="form-grid">
        <LookupField
          id={fieldId('correspondentGroupId')}
          label="Кореспондентска група"
          value={named(allGroups, draft.correspondentGroupId)}
          options={itemsOf(useAtomValue(groupsInUse.optionsAtom))}
          onChange={(group) => set({ correspondentGroupId: group?.id ?? null })}
        />
        <LookupField
          id={fieldId('preferredSentViaId')}
          label="Предпочитан начин за връчване"
          value={named(vias, draft.preferredSentViaId)}
          options={vias}
          onChange={(via) => set({ preferredSentViaId: via?.id ?? null })}
        />
      </div>
      <TextArea
        id={fieldId('note')}
        label="Бележка"
        rows={2}
        maxLength={1000}
        value={draft.note}
        onChange={(note) => set({ note })}
      />
      <Checkbox label="Активен" checked={draft.isActive} onChange={(isActive) => set({ isActive })} />
    </>
  )
}
