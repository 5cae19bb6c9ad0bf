import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useRef } from 'react'
import type { Option } from '../../contract/shapes/base.ts'
import { type Lookup, retryLookupAtom } from '../../state/lookup.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import type { LookupOptions } from './lookupOptions.ts'
import { useVisited } from './useVisited.ts'

type Props = FieldProps & {
  from: LookupOptions
  value: number | undefined
  onChange: (id: number | undefined) => void
  placeholder?: string
}

const notAskedAtom = atom<Lookup<readonly Option[]>>({ kind: 'loading' })

/**
 * A choice from a lookup list. The list is asked for only when somebody comes near the field, or when a value must be
 * named; a failed one is asked for again at the next visit.
 */
export const LookupSelect = ({ from, value, onChange, ...field }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const hasFailed = useRef(false)
  const retry = useSetAtom(retryLookupAtom)
  const onVisit = useCallback(() => {
    if (hasFailed.current) retry(from.endpoint)
  }, [retry, from])
  const visited = useVisited(place, onVisit)
  const lookup = useAtomValue(visited || value !== undefined ? from.optionsAtom : notAskedAtom)
  const failed = lookup.kind === 'failed'
  hasFailed.current = failed
  const options = lookup.kind === 'ready' ? lookup.items : undefined
  const chosen = value === undefined ? null : (options?.find(({ id }) => id === value) ?? { id: value, name: '…' })
  return (
    <div ref={place} style={{ minWidth: 0 }}>
      <LookupField
        {...field}
        value={chosen}
        options={options}
        onChange={(option) => onChange(option?.id)}
        {...(failed && { error: 'Списъкът не се зареди.' })}
      />
    </div>
  )
}
