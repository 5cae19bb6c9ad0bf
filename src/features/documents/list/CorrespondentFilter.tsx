import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { documents } from '../../../contract/documents.ts'
import { CorrespondentSelect } from '../../../screen-kit/search/CorrespondentSelect.tsx'
import { lookupAtom } from '../../../state/lookup.ts'
import type { FilterForm } from './filterForm.ts'

/** „Кореспондент“: only its id is applied; the name is asked for by the id when the address brings it. */
export const CorrespondentFilter = ({ values, applied, edit }: FilterForm) => {
  const id = values.correspondentID
  const chosen = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          if (id === undefined) return []
          const lookup = get(lookupAtom(documents.getCorrespondentById, { query: { id } }))
          const known = lookup.kind === 'ready' ? lookup.items : null
          const textValue = known?.fullName ?? '…'
          return [{ correspondentID: id, textValue, isLegalEntity: known?.isLegalEntity ?? true }]
        }),
      [id],
    ),
  )
  return (
    <CorrespondentSelect
      label="Кореспондент"
      selected={chosen}
      onPick={({ correspondentID }) => edit({ correspondentID })}
      onRemove={() => edit({ correspondentID: undefined })}
      set={applied.correspondentID !== undefined}
    />
  )
}
