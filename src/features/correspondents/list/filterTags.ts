import { type Atom, atom, type Getter } from 'jotai'
import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { type LookupOptions, nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { districts, groups } from '../lookups.ts'
import { type CorrespondentsFilter, type FilterField, setFields } from './correspondentsFilter.ts'
import { kindOptions, municipalityOptions, settlementLabel } from './filterOptions.ts'

export type FilterTag = { key: FilterField; label: string }
type Made = { get: Getter; filter: Partial<CorrespondentsFilter> }

/** A tag that is named by a lookup; until the list is there, by what it is about. */
const named =
  (about: string, from: LookupOptions | ((filter: Made['filter']) => LookupOptions), prefix = '') =>
  (id: number, { get, filter }: Made): string => {
    const name = nameIn(get((typeof from === 'function' ? from(filter) : from).optionsAtom), id)
    return name === undefined ? about : `${prefix}${name}`
  }

const labels: { [K in FilterField]: (value: CorrespondentsFilter[K], made: Made) => string } = {
  fullName: (text) => `Наименование: ${text}`,
  entityIdentifier: (text) => `ЕИК ${text}`,
  personal: (number) => `ЕГН/ЛНЧ ${maskIdentifier(number)}`,
  kind: (kind) => kindOptions.find(({ value }) => value === kind)?.label ?? '',
  correspondentGroupId: named('Група', groups, 'Група: '),
  districtId: named('Област', districts, 'Област '),
  municipalityId: named('Община', ({ districtId }) => municipalityOptions(districtId), 'Община '),
  settlementId: (id, { get, filter: { districtId, municipalityId } }) =>
    settlementLabel(get, id, districtId, municipalityId) ?? 'Населено място',
  onlyActive: () => 'Само активни',
}

const labelOf = <K extends FilterField>(key: K, made: Made): string => {
  const value = made.filter[key]
  return value === undefined ? '' : labels[key](value, made)
}

/** What is on in a filter, in the order of its fields; asks for the lookups it needs for the names, and for no other. */
export const filterTagsAtom = (filter: Partial<CorrespondentsFilter>): Atom<FilterTag[]> =>
  atom((get) => setFields(filter).map((key) => ({ key, label: labelOf(key, { get, filter }) })))
