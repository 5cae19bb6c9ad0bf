import { useMemo } from 'react'
import type { Edits } from '../../../screen-kit/list/filterDraft.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { districts } from '../lookups.ts'
import { type CorrespondentsFilter, places } from './correspondentsFilter.ts'
import { municipalityOptions } from './filterOptions.ts'
import { SettlementFilter } from './SettlementFilter.tsx'

type Props = {
  values: Edits<CorrespondentsFilter>
  applied: Partial<CorrespondentsFilter>
  edit: (change: Edits<CorrespondentsFilter>) => void
}

/** District, municipality, settlement: each narrows the next, and a settlement may be named without the others. */
export const PlaceFilter = ({ values, applied, edit }: Props) => {
  const { districtId, municipalityId, settlementId } = values
  const municipalities = useMemo(() => municipalityOptions(districtId), [districtId])
  return (
    <>
      <LookupSelect
        label="Област"
        from={districts}
        value={districtId}
        onChange={(id) => edit(places.district(id))}
        placeholder="Всички"
        set={applied.districtId !== undefined}
      />
      <LookupSelect
        label="Община"
        from={municipalities}
        value={municipalityId}
        onChange={(id) => edit(places.municipality(id))}
        disabled={districtId === undefined}
        placeholder={districtId === undefined ? 'Първо изберете област' : 'Всички'}
        set={applied.municipalityId !== undefined}
      />
      <SettlementFilter
        label="Населено място"
        districtId={districtId}
        municipalityId={municipalityId}
        value={settlementId}
        onChange={(id) => edit({ settlementId: id })}
        set={applied.settlementId !== undefined}
      />
    </>
  )
}
