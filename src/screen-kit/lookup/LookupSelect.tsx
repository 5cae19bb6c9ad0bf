import { memo, use, useRef } from 'react'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { InFilterContext } from '../../widgets/fields/inFilter.ts'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { choicesOf, chosenIn, type LookupOptions } from './lookupOptions.ts'
import { useVisitedLookup } from './useVisitedLookup.ts'

type Props = FieldProps & {
  from: LookupOptions
  value: number | undefined
  onChange: (id: number | undefined) => void
  placeholder?: string
}

/**
 * Renders a select field whose lookup is requested when the pointer or the focus reaches the field, or when a value
 * needs its name. In a filter, inactive items are offered too and come last.
 */
export const LookupSelect = memo(({ from, value, onChange, className, ...field }: Props) => {
  const isFilter = use(InFilterContext)
  const place = useRef<HTMLDivElement>(null)
  const lookup = useVisitedLookup(place, from, value !== undefined)
  const chosen = chosenIn(lookup, value)
  return (
    <div ref={place} className={className} style={{ minWidth: 0 }}>
      <LookupField
        {...field}
        {...choicesOf(lookup, isFilter)}
        value={chosen && isFilter && from.shortName ? { ...chosen, name: from.shortName(chosen.name) } : chosen}
        onChange={(option) => onChange(option?.id)}
        {...(lookup.kind === 'failed' && { error: 'Списъкът не се зареди.' })}
      />
    </div>
  )
})
