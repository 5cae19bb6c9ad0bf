import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { Option } from '../../contract/shapes/base.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { LookupRetry } from './LookupRetry.tsx'
import { choicesOf, chosenIn, type LookupOptions } from './lookupOptions.ts'

type Props = FieldProps & {
  from: LookupOptions
  value: number | null
  onChange: (id: number | null, option: Option | null) => void
  /**
   * The chosen value with its name from the record, needed if the list does not contain the value any more: a former
   * employee, a closed department.
   */
  known?: Option | null | undefined
  placeholder?: string
  first?: readonly number[]
}

const none: readonly number[] = []
const inFront = (options: readonly Option[], first: readonly number[]): readonly Option[] =>
  first.length === 0 ? options : options.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))

/**
 * Renders a select field with the items of a lookup. If the request of the lookup failed, the user can repeat it here.
 */
export const ChoiceField = memo(({ from, value, onChange, known, hint, first = none, ...field }: Props) => {
  const lookup = useAtomValue(from.optionsAtom)
  const { options, failed } = choicesOf(lookup)
  const shownHint = lookup.kind === 'failed' ? <LookupRetry endpoint={from.endpoint} /> : hint
  return (
    <LookupField
      {...field}
      {...(shownHint && { hint: shownHint })}
      failed={failed}
      options={options && inFront(options, first)}
      value={chosenIn(lookup, value, known)}
      onChange={(option) => onChange(option?.id ?? null, option)}
    />
  )
})
