import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Option } from '../../contract/shapes/base.ts'
import { type Lookup, retryLookupAtom } from '../../state/lookup.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import type { LookupOptions } from './lookupOptions.ts'

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
  const [visited, setVisited] = useState(false)
  const lookup = useAtomValue(visited || value !== undefined ? from.optionsAtom : notAskedAtom)
  const retry = useSetAtom(retryLookupAtom)
  const failed = lookup.kind === 'failed'
  useEffect(() => {
    const element = place.current
    const visit = () => {
      setVisited(true)
      if (failed) retry(from.endpoint)
    }
    element?.addEventListener('focusin', visit)
    element?.addEventListener('pointerenter', visit)
    return () => {
      element?.removeEventListener('focusin', visit)
      element?.removeEventListener('pointerenter', visit)
    }
  }, [failed, retry, from])
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
