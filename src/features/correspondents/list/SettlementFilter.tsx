import { useRef } from 'react'
import { metadata } from '../../../contract/metadata.ts'
import { choicesOf, chosenIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { useVisitedLookup } from '../../../screen-kit/lookup/useVisitedLookup.ts'
import { itemsOf } from '../../../state/lookup.ts'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { settlementsAtom } from '../places.ts'

type Props = FieldProps & {
  districtId: number | undefined
  municipalityId: number | undefined
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/**
 * Renders the filter by settlement. The list has thousands of entries, so it is loaded only when the pointer or the
 * focus reaches the field.
 */
export const SettlementFilter = ({ districtId, municipalityId, value, onChange, ...field }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const settlements = {
    endpoint: metadata.getSettlements,
    optionsAtom: settlementsAtom(districtId, municipalityId),
  }
  const lookup = useVisitedLookup(place, settlements, value !== undefined)
  const known = itemsOf(lookup)?.find(({ id }) => id === value)
  return (
    <div ref={place} className="min-w-0">
      <LookupField
        {...field}
        {...choicesOf(lookup)}
        value={known ? { id: known.id, name: known.bare } : chosenIn(lookup, value, null, 'n')}
        renderOption={({ label }) => label}
        onChange={(option) => onChange(option?.id)}
        {...(lookup.kind === 'failed' && { error: 'Списъкът не се зареди.' })}
      />
    </div>
  )
}
