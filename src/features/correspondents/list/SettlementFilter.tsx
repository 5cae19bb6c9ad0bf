import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { metadata } from '../../../contract/metadata.ts'
import { type Lookup, retryLookupAtom } from '../../../state/lookup.ts'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { type SettlementOption, settlementsAtom } from '../places.ts'

type Props = FieldProps & {
  districtId: number | undefined
  municipalityId: number | undefined
  value: number | undefined
  onChange: (id: number | undefined) => void
}

const notAskedAtom = atom<Lookup<SettlementOption[]>>({ kind: 'loading' })

/**
 * A settlement of the country, of a district or of a municipality. What begins with the typed letters comes first,
 * whatever stands before the name („гр.“, „с.“). The thousands are asked for when somebody comes near the field.
 */
export const SettlementFilter = ({ districtId, municipalityId, value, onChange, ...field }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState(false)
  const isAsked = visited || value !== undefined
  const lookup = useAtomValue(isAsked ? settlementsAtom(districtId, municipalityId) : notAskedAtom)
  const retry = useSetAtom(retryLookupAtom)
  const failed = lookup.kind === 'failed'
  useEffect(() => {
    const element = place.current
    const visit = () => {
      setVisited(true)
      if (failed) retry(metadata.getSettlements)
    }
    element?.addEventListener('focusin', visit)
    element?.addEventListener('pointerenter', visit)
    return () => {
      element?.removeEventListener('focusin', visit)
      element?.removeEventListener('pointerenter', visit)
    }
  }, [failed, retry])
  const options = lookup.kind === 'ready' ? lookup.items : undefined
  const known = options?.find(({ id }) => id === value)
  return (
    <div ref={place} className="settlement-filter">
      <LookupField
        {...field}
        value={value === undefined ? null : { id: value, name: known?.bare ?? '…' }}
        options={options}
        renderOption={({ label }) => label}
        onChange={(option) => onChange(option?.id)}
        placeholder="Всички"
        {...(failed && { error: 'Списъкът не се зареди.' })}
      />
    </div>
  )
}
