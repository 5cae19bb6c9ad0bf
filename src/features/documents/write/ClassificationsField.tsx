import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { Tag } from '../../../widgets/tags/Tag.tsx'
import { classifications } from '../../document-lookups/public.ts'

type Props = FieldProps & { value: readonly number[]; onChange: (value: readonly number[]) => void }

/** Several classifications: each pick adds one, a cross takes it off. */
export const ClassificationsField = memo(({ value, onChange, ...field }: Props) => {
  const lookup = useAtomValue(classifications.optionsAtom)
  const all = lookup.kind === 'ready' ? lookup.items : undefined
  const nameOf = (id: number) => all?.find((one) => one.id === id)?.name ?? '…'
  return (
    <div className="flex flex-column gap-2">
      <LookupField
        {...field}
        value={null}
        options={all?.filter(({ id }) => !value.includes(id))}
        onChange={(option) => option && onChange([...value, option.id])}
        placeholder={value.length === 0 ? 'Изберете' : 'Добавете още'}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1 m-0 p-0 list-none" aria-label={`Избрани: ${field.label}`}>
          {value.map((id) => (
            <li key={id}>
              <Tag onRemove={field.disabled ? undefined : () => onChange(value.filter((one) => one !== id))}>
                {nameOf(id)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
