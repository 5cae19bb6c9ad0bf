import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { metadata } from '../../contract/metadata.ts'
import { CorrespondentAddress } from '../../contract/shapes/correspondents.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { LookupRetry } from '../../screen-kit/lookup/LookupRetry.tsx'
import { choicesOf } from '../../screen-kit/lookup/lookupOptions.ts'
import { districts, municipalityOptions } from '../../screen-kit/lookup/places.ts'
import { useFetch } from '../../state/useFetch.ts'
import { queryOf } from '../../transport/query.ts'
import { startCall } from '../../transport/startCall.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import type { EditProps } from '../../widgets/grid/EditableRow.tsx'
import { DescriptionList } from '../../widgets/page/DescriptionList.tsx'
import {
  fillFrom,
  fillsPlace,
  isAbroad,
  type PlaceOfSettlement,
  pickCountry,
  pickDistrict,
  pickMunicipality,
} from './addressCascade.ts'
import { countries } from './lookups.ts'
import { type SettlementOption, settlementsAtom } from './places.ts'

/**
 * `request` fetches the district and municipality of a settlement; it passes on null if the request fails. `cancel`
 * aborts it, because what the user picks meanwhile must not be replaced by the response.
 */
const useWhereabouts = (onFetching: (isFetching: boolean) => void) => {
  const fetchOnce = useFetch()
  const abort = useRef<() => void>(undefined)
  const cancel = () => {
    abort.current?.()
    onFetching(false)
  }
  const cancelAtEnd = useEffectEvent(cancel)
  useEffect(() => () => cancelAtEnd(), [])
  const request = (settlementId: number, onPlace: (place: PlaceOfSettlement | null) => void) => {
    abort.current?.()
    onFetching(true)
    abort.current = startCall(
      () => fetchOnce(queryOf(metadata.getAddressBySettlementId, { query: { settlementId } })),
      (outcome) => {
        onPlace(outcome.done ? outcome.reply : null)
        onFetching(false)
      },
    )
  }
  return { request, cancel }
}

/** Renders the fields for country, district, municipality and settlement of an address (specification 2, section 4). */
export const PlaceFields = ({ row, set, errors, id, onFilling }: EditProps<CorrespondentAddress>) => {
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
          maxLength={textLimits(CorrespondentAddress).foreignSettlement}
        />
      ) : (
        <HomeFields row={row} set={set} errors={errors} id={id} onFilling={onFilling} />
      )}
    </div>
  )
}

type HomeProps = Omit<EditProps<CorrespondentAddress>, 'fresh'>

const HomeFields = ({ row, set, errors, id, onFilling }: HomeProps) => {
  const { district, municipality } = row
  const [isDerived, setDerived] = useState(false)
  const isRead = isDerived && !errors.district && !errors.municipality
  // A district or municipality that was filled in from the settlement does not restrict the list of settlements.
  const settlements = useAtomValue(settlementsAtom(isRead ? 0 : district?.id, isRead ? 0 : municipality?.id))
  const [isFilling, setFilling] = useState(false)
  const whereabouts = useWhereabouts((isFetching) => {
    setFilling(isFetching)
    onFilling(isFetching)
  })
  const fill = (place: PlaceOfSettlement | null) => {
    if (place) set(fillFrom(place))
    const isBeingChosen = [id('municipality'), id('district')].includes(document.activeElement?.id ?? '')
    if (isBeingChosen || !place?.district || !place.municipality) return setDerived(false)
    setDerived(true)
    announce(`Община ${place.municipality.name}, област ${place.district.name}.`)
  }
  const choose = () => {
    flushSync(() => setDerived(false))
    document.getElementById(id('municipality'))?.focus()
  }
  const choosePlace = (change: Partial<CorrespondentAddress>) => {
    whereabouts.cancel()
    set(change)
  }
  const pick = (option: SettlementOption | null) => {
    const settlement = option && { id: option.id, name: option.bare }
    if (option && fillsPlace(row, option)) {
      set({ settlement })
      document.getElementById(id('streetAddress'))?.focus()
      return whereabouts.request(option.id, fill)
    }
    whereabouts.cancel()
    set(isRead ? { settlement, municipality: null, district: null } : { settlement })
    setDerived(false)
  }
  return (
    <>
      <LookupField
        id={id('settlement')}
        label="Населено място"
        required
        error={errors.settlement}
        {...choicesOf(settlements)}
        {...(settlements.kind === 'failed' && { hint: <LookupRetry endpoint={metadata.getSettlements} /> })}
        value={row.settlement}
        renderOption={(option) => option.label}
        onChange={pick}
        placeholder="гр., с. …"
      />
      {isRead ? (
        <div className="derived-place">
          <DescriptionList
            items={[
              { term: 'Община', value: municipality?.name },
              { term: 'Област', value: district?.name },
            ]}
          />
          <Button kind="text" small aria-label="Промени общината и областта" onClick={choose}>
            Промени
          </Button>
        </div>
      ) : (
        <RegionFields row={row} set={choosePlace} errors={errors} id={id} isFilling={isFilling} />
      )}
    </>
  )
}

const fillingText = 'Попълва се…'

type RegionProps = Omit<HomeProps, 'onFilling'> & { isFilling: boolean }

const RegionFields = ({ row, set, errors, id, isFilling }: RegionProps) => (
  <>
    <ChoiceField
      id={id('municipality')}
      label="Община"
      required
      from={municipalityOptions(row.district?.id)}
      value={row.municipality?.id ?? null}
      known={row.municipality}
      onChange={(_, option) => set(pickMunicipality(option))}
      error={errors.municipality}
      disabled={row.district === null}
      placeholder={isFilling ? fillingText : row.district === null ? 'Първо изберете област' : 'Изберете'}
    />
    <ChoiceField
      id={id('district')}
      label="Област"
      required
      from={districts}
      value={row.district?.id ?? null}
      known={row.district}
      onChange={(_, option) => set(pickDistrict(option))}
      error={errors.district}
      {...(isFilling && { placeholder: fillingText })}
    />
  </>
)
