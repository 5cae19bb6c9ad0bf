import { memo, useState } from 'react'
import { type DocumentTypeOption, metadata } from '../../contract/metadata.ts'
import { LookupRetry } from '../../screen-kit/lookup/LookupRetry.tsx'
import { chosenIn } from '../../screen-kit/lookup/lookupOptions.ts'
import { itemsOf, type Lookup } from '../../state/lookup.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import type { DocumentScope } from './documentLists.ts'
import { isResolution } from './lookups.ts'

type Props = FieldProps & {
  scope: DocumentScope
  types: Lookup<readonly DocumentTypeOption[]>
  direction: number
  value: number | null
  onChange: (id: number | null) => void
}

const fromItsDocument = 'Резолюцията се поставя върху документ, от неговата страница.'

/**
 * Renders the choice of a document type. „Резолюция“ comes first, with a note that resolutions are created elsewhere.
 */
export const TypeField = memo(({ scope, types, direction, value, onChange, hint, ...field }: Props) => {
  const [refused, setRefused] = useState(false)
  const offered = itemsOf(types)?.filter(({ directions }) => directions.includes(direction))
  const failed = types.kind === 'failed' && <LookupRetry endpoint={metadata.getDocumentTypes} />
  const shownHint = failed || (refused ? fromItsDocument : hint)
  return (
    <LookupField
      {...field}
      {...(shownHint && { hint: shownHint })}
      value={chosenIn(types, value)}
      options={offered}
      failed={types.kind === 'failed'}
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
