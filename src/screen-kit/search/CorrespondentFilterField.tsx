import { atom, type Getter, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { documents } from '../../contract/documents.ts'
import { unknownLabel } from '../../contract/labels.ts'
import { itemsOf, lookupAtom } from '../../state/lookup.ts'
import { idInAddress } from '../list/addressField.ts'
import { CorrespondentSelect } from './CorrespondentSelect.tsx'

export const correspondentField = (label = 'Кореспондент') => ({
  label,
  address: idInAddress,
  tag: (id: number, { get }: { get: Getter }): string => {
    const lookup = get(lookupAtom(documents.getCorrespondentById, { query: { id } }))
    return itemsOf(lookup)?.fullName || (lookup.kind === 'loading' ? label : `${label}: запис № ${id}`)
  },
})

type Props = { label?: string; value: number | undefined; onChange: (id: number | undefined) => void; set: boolean }

/** Renders the filter by correspondent. The filter contains only the id, so the name is requested. */
export const CorrespondentFilterField = ({ label = 'Кореспондент', value: id, onChange, set }: Props) => {
  const chosen = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          if (id === undefined) return []
          const lookup = get(lookupAtom(documents.getCorrespondentById, { query: { id } }))
          const known = itemsOf(lookup)
          const textValue = known?.fullName || (lookup.kind === 'loading' ? '…' : unknownLabel(id))
          return [{ correspondentID: id, textValue, isLegalEntity: known?.isLegalEntity ?? true }]
        }),
      [id],
    ),
  )
  return (
    <CorrespondentSelect
      label={label}
      selected={chosen}
      onPick={({ correspondentID }) => onChange(correspondentID)}
      onRemove={() => onChange(undefined)}
      set={set}
    />
  )
}
