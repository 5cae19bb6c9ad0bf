import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import { taskFieldLabels } from '../../../rules/tasks/taskFields.ts'
import { unavailableFor } from '../../../screen-kit/lookup/lookups.ts'
import { itemsOf, lookupAtom } from '../../../state/lookup.ts'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { fieldId } from './draftErrors.ts'

type Props = { value: Option | null; error?: string | undefined; onChange: (controller: Option | null) => void }
const staffAtom = lookupAtom(orgStructure.getPersonsAndPositions, {})

/** Renders the field „Контролиращ“. Positions distinguish people with equal names. */
export const ControllerField = memo(({ value, error, onChange }: Props) => {
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
      id={fieldId('controller')}
      label={taskFieldLabels.controller}
      value={value}
      options={options}
      failed={staff.kind === 'failed'}
      onChange={(person) => onChange(person && { id: person.id, name: person.fullName })}
      placeholder="Без контролиращ"
      error={error ?? (staff.kind === 'failed' ? 'Списъкът не се зареди.' : undefined)}
    />
  )
})
