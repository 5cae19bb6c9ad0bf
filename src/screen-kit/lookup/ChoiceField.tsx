import { useAtomValue, useSetAtom } from 'jotai'
import { memo } from 'react'
import type { Option } from '../../contract/shapes/base.ts'
import { retryLookupAtom } from '../../state/lookup.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import type { LookupOptions } from './lookupOptions.ts'

type Props = FieldProps & {
  from: LookupOptions
  value: number | null
  onChange: (id: number | null) => void
  /** The value's name when the list no longer offers it: a person who left, a closed department. */
  known?: Option | null | undefined
  placeholder?: string
}

/** A choice from a lookup list of the form; a list that did not load is asked for again from here. */
export const ChoiceField = memo(({ from, value, onChange, known, hint, ...field }: Props) => {
  const lookup = useAtomValue(from.optionsAtom)
  const retry = useSetAtom(retryLookupAtom)
  const options = lookup.kind === 'ready' ? lookup.items : undefined
  const named = options?.find(({ id }) => id === value) ?? (known?.id === value ? known : undefined)
  const again = lookup.kind === 'failed' && (
    <span className="flex flex-wrap align-items-center gap-2">
      Списъкът не се зареди.
      <Button small onClick={() => retry(from.endpoint)}>
        Опитай отново
      </Button>
    </span>
  )
  const shownHint = again || hint
  return (
    <LookupField
      {...field}
      {...(shownHint && { hint: shownHint })}
      value={value === null ? null : (named ?? { id: value, name: '…' })}
      options={options}
      onChange={(option) => onChange(option?.id ?? null)}
    />
  )
})
