import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { LookupRetry } from '../../../screen-kit/lookup/LookupRetry.tsx'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { itemsOf } from '../../../state/lookup.ts'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { Tag } from '../../../widgets/tags/Tag.tsx'
import { classifications } from '../../document-lookups/public.ts'

type Props = FieldProps & { value: readonly number[]; onChange: (value: readonly number[]) => void }

/** Several classifications: each pick adds one, a cross takes it off. */
export const ClassificationsField = memo(({ value, onChange, hint, ...field }: Props) => {
  const lookup = useAtomValue(classifications.optionsAtom)
  const shownHint = lookup.kind === 'failed' ? <LookupRetry endpoint={classifications.endpoint} /> : hint
  return (
    <div className="flex flex-column gap-2">
      <LookupField
        {...field}
        {...(shownHint && { hint: shownHint })}
        value={null}
        options={itemsOf(lookup)?.filter(({ id }) => !value.includes(id))}
        failed={lookup.kind === 'failed'}
        onChange={(option) => option && onChange([...value, option.id])}
        placeholder={value.length === 0 ? 'Изберете' : 'Добавете още'}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1 m-0 p-0 list-none" aria-label={`Избрани: ${field.label}`}>
          {value.map((id) => (
            <li key={id}>
              <Tag onRemove={field.disabled ? undefined : () => onChange(value.filter((one) => one !== id))}>
                {labelFrom(lookup, id, 'f')}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
