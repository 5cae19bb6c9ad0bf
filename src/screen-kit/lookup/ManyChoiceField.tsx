import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { Gender } from '../../contract/labels.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { Tag } from '../../widgets/tags/Tag.tsx'
import { LookupRetry } from './LookupRetry.tsx'
import { choicesOf, type LookupOptions, labelFrom } from './lookupOptions.ts'

type Props = FieldProps & {
  from: LookupOptions
  gender?: Gender
  value: readonly number[]
  onChange: (value: readonly number[]) => void
}

export const ManyChoiceField = memo(({ from, gender = 'm', value, onChange, hint, ...field }: Props) => {
  const lookup = useAtomValue(from.optionsAtom)
  const offered = choicesOf(lookup)
  const shownHint = lookup.kind === 'failed' ? <LookupRetry endpoint={from.endpoint} /> : hint
  return (
    <div className="flex flex-column gap-2">
      <LookupField
        {...field}
        {...(shownHint && { hint: shownHint })}
        {...offered}
        value={null}
        options={offered.options?.filter(({ id }) => !value.includes(id))}
        onChange={(option) => option && onChange([...value, option.id])}
        placeholder={value.length === 0 ? 'Изберете' : 'Добавете още'}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1 m-0 p-0 list-none" aria-label={`Избрани: ${field.label}`}>
          {value.map((id) => (
            <li key={id}>
              <Tag onRemove={field.disabled ? undefined : () => onChange(value.filter((one) => one !== id))}>
                {labelFrom(lookup, id, gender)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
