import { useMemo } from 'react'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { LookupSelect } from './LookupSelect.tsx'
import { districts, municipalityOptions } from './places.ts'

type Field = Omit<FieldProps, 'label'> & { value: number | undefined; onChange: (id: number | undefined) => void }
type Props = { district: Field; municipality: Field }

export const PlaceFilterFields = ({ district, municipality }: Props) => {
  const { value: districtId } = district
  const municipalities = useMemo(() => municipalityOptions(districtId), [districtId])
  return (
    <>
      <LookupSelect label="Област" from={districts} {...district} />
      <LookupSelect
        label="Община"
        from={municipalities}
        disabled={districtId === undefined}
        {...municipality}
        {...(districtId === undefined && { placeholder: 'Първо изберете област' })}
      />
    </>
  )
}
