import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { filter, map, type Subscription } from 'rxjs'
import { metadata } from '../../contract/metadata.ts'
import type { CorrespondentAddress } from '../../contract/shapes/correspondents.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { LookupRetry } from '../../screen-kit/lookup/LookupRetry.tsx'
import { choicesOf } from '../../screen-kit/lookup/lookupOptions.ts'
import { districts, municipalityOptions } from '../../screen-kit/lookup/places.ts'
import { attempt } from '../../transport/request.ts'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import type { EditProps } from '../../widgets/grid/EditableRow.tsx'
import { fillFrom, fillsPlace, isAbroad, pickCountry, pickDistrict, pickMunicipality } from './addressCascade.ts'
import { countries } from './lookups.ts'
import { type SettlementOption, settlementsAtom } from './places.ts'

/** Asks where a settlement lies; only the last one picked is answered, and nobody is when the row closes. */
const useWhereabouts = () => {
  const asking = useRef<Subscription>(undefined)
  useEffect(() => () => asking.current?.unsubscribe(), [])
  return (settlementId: number, tell: (place: Parameters<typeof fillFrom>[0]) => void) => {
    asking.current?.unsubscribe()
    asking.current = attempt(metadata.getAddressBySettlementId, { query: { settlementId } })
      .pipe(
        filter((outcome) => outcome.done),
        map(({ reply }) => reply),
      )
      .subscribe(tell)
  }
}

/** Country, district, municipality and settlement of an address that is being written (document 2, section 4). */
export const PlaceFields = ({ row, set, errors, id }: EditProps<CorrespondentAddress>) => {
  const abroad = isAbroad(row)
  return (
    <div className="place-fields">
      <ChoiceField
        id={id('country')}
        label="Държава"
        required
        from={countries}
        value={row.country?.id ?? null}
        known={row.country}
        onChange={(_, country) => set(pickCountry(row, country))}
        error={errors.country}
      />
      {abroad ? (
        <TextField
          id={id('foreignSettlement')}
          label="Населено място в чужбина"
          value={row.foreignSettlement}
          onChange={(foreignSettlement) => set({ foreignSettlement })}
          error={errors.foreignSettlement}
          maxLength={150}
        />
      ) : (
        <HomeFields row={row} set={set} errors={errors} id={id} />
      )}
    </div>
  )
}

const HomeFields = ({ row, set, errors, id }: Omit<EditProps<CorrespondentAddress>, 'fresh'>) => {
  const { district, municipality } = row
  const settlements = useAtomValue(settlementsAtom(district?.id, municipality?.id))
  const askWhere = useWhereabouts()
  const pick = (option: SettlementOption | null) => {
    set({ settlement: option && { id: option.id, name: option.bare } })
    if (option && fillsPlace(row, option)) askWhere(option.id, (place) => set(fillFrom(place)))
  }
  const about = (name: 'district' | 'municipality' | 'settlement', label: string) => ({
    id: id(name),
    label,
    required: true,
    error: errors[name],
  })
  return (
    <>
      <LookupField
        {...about('settlement', 'Населено място')}
        {...choicesOf(settlements)}
        {...(settlements.kind === 'failed' && { hint: <LookupRetry endpoint={metadata.getSettlements} /> })}
        value={row.settlement}
        renderOption={(option) => option.label}
        onChange={pick}
        placeholder="гр., с. …"
      />
      <ChoiceField
        {...about('municipality', 'Община')}
        from={municipalityOptions(district?.id)}
        value={municipality?.id ?? null}
        known={municipality}
        onChange={(_, option) => set(pickMunicipality(option))}
        disabled={district === null}
        placeholder={district === null ? 'Първо изберете област' : 'Изберете'}
      />
      <ChoiceField
        {...about('district', 'Област')}
        from={districts}
        value={district?.id ?? null}
        known={district}
        onChange={(_, option) => set(pickDistrict(option))}
      />
    </>
  )
}
