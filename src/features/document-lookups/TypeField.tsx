import { memo, useState } from 'react'
import type { DocumentTypeOption } from '../../contract/metadata.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import type { DocumentScope } from './documentLists.ts'
import { isResolution } from './lookups.ts'

type Props = FieldProps & {
  scope: DocumentScope
  types: readonly DocumentTypeOption[] | undefined
  direction: number
  value: number | null
  onChange: (id: number | null) => void
}

const fromItsDocument = 'Резолюцията се поставя върху документ, от неговата страница.'

/** The kind of document: only those of the direction; „Резолюция“ stands first and says where it is made. */
export const TypeField = memo(({ scope, types, direction, value, onChange, hint, ...field }: Props) => {
  const [refused, setRefused] = useState(false)
  const offered = types?.filter(({ directions }) => directions.includes(direction))
  return (
    <LookupField
      {...field}
      {...(refused ? { hint: fromItsDocument } : hint !== undefined && { hint })}
      value={types?.find(({ id }) => id === value) ?? (value === null ? null : { id: value, name: '…' })}
      options={offered}
      renderOption={(type) =>
        isResolution(type, scope) ? (
          <span className="muted">
            {type.name} <small>– от страницата на документа</small>
          </span>
        ) : (
          type.name
        )
      }
      onChange={(type) => {
        setRefused(type !== null && isResolution(type, scope))
        if (type === null || !isResolution(type, scope)) onChange(type?.id ?? null)
      }}
    />
  )
})
