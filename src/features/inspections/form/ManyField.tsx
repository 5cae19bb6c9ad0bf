import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { LookupField, type LookupOption } from '../../../widgets/fields/LookupField.tsx'
import { Tag } from '../../../widgets/tags/Tag.tsx'

type Props<O extends LookupOption> = FieldProps & {
  options: readonly O[] | undefined
  failed?: boolean
  value: readonly O[]
  onChange: (value: O[]) => void
  firstIs?: string
}

export const ManyField = <O extends LookupOption>(props: Props<O>) => {
  const { options, failed = false, value, onChange, firstIs, ...field } = props
  return (
    <div className="flex flex-column gap-2">
      <LookupField<O>
        {...field}
        failed={failed}
        value={null}
        options={options?.filter(({ id }) => value.every((one) => one.id !== id))}
        onChange={(option) => option && onChange([...value, option])}
        placeholder={value.length === 0 ? 'Изберете' : 'Добавете още'}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1 m-0 p-0 list-none" aria-label={`Избрани: ${field.label}`}>
          {value.map((one, at) => (
            <li key={one.id}>
              <Tag onRemove={() => onChange(value.filter(({ id }) => id !== one.id))}>
                {at === 0 && firstIs ? `${one.name} – ${firstIs}` : one.name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
