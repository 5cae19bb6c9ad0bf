import { memo, useRef } from 'react'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import type { LookupOptions } from './lookupOptions.ts'
import { useVisitedLookup } from './useVisitedLookup.ts'

type Props = FieldProps & {
  from: LookupOptions
  value: number | undefined
  onChange: (id: number | undefined) => void
  placeholder?: string
}

/**
 * A choice from a lookup list. The list is asked for only when somebody comes near the field, or when a value must be
 * named; a failed one is asked for again at the next visit.
 */
export const LookupSelect = memo(({ from, value, onChange, ...field }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const lookup = useVisitedLookup(place, from, value !== undefined)
  const options = lookup.kind === 'ready' ? lookup.items : undefined
  const chosen = value === undefined ? null : (options?.find(({ id }) => id === value) ?? { id: value, name: '…' })
  return (
    <div ref={place} style={{ minWidth: 0 }}>
      <LookupField
        {...field}
        value={chosen}
        options={options}
        onChange={(option) => onChange(option?.id)}
        {...(lookup.kind === 'failed' && { error: 'Списъкът не се зареди.' })}
      />
    </div>
  )
})
