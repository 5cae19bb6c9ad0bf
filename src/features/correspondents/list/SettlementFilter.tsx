import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useRef } from 'react'
import { metadata } from '../../../contract/metadata.ts'
import { useVisited } from '../../../screen-kit/lookup/useVisited.ts'
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
  const hasFailed = useRef(false)
  const retry = useSetAtom(retryLookupAtom)
  const onVisit = useCallback(() => {
    if (hasFailed.current) retry(metadata.getSettlements)
  }, [retry])
  const visited = useVisited(place, onVisit)
  const isAsked = visited || value !== undefined
  const lookup = useAtomValue(isAsked ? settlementsAtom(districtId, municipalityId) : notAskedAtom)
  const failed = lookup.kind === 'failed'
  hasFailed.current = failed
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
