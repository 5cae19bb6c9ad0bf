import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import { unavailableFor } from '../../../screen-kit/lookup/lookups.ts'
import { itemsOf, lookupAtom } from '../../../state/lookup.ts'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'

type Props = { value: Option | null; onChange: (controller: Option | null) => void }
const staffAtom = lookupAtom(orgStructure.getPersonsAndPositions, {})

/** „Контролиращ“. Positions distinguish people with equal names. */
export const ControllerField = memo(({ value, onChange }: Props) => {
  const staff = useAtomValue(staffAtom)
  const options = useMemo(
    () =>
      itemsOf(staff)?.map(({ personId, fullName, positionName, roles }) => ({
        id: personId,
        name: positionName ? `${fullName}, ${positionName}` : fullName,
        fullName,
        unavailable: unavailableFor('documents', fullName, roles),
      })),
    [staff],
  )
  return (
    <LookupField
      label="Контролиращ"
      value={value}
      options={options}
      failed={staff.kind === 'failed'}
      onChange={(person) => onChange(person && { id: person.id, name: person.fullName })}
      placeholder="Без контролиращ"
      {...(staff.kind === 'failed' && { error: 'Списъкът не се зареди.' })}
    />
  )
})
