import { type Atom, atom, type Getter } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { type LookupOptions, nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { lookupAtom } from '../../../state/lookup.ts'
import { departmentOptions, statusOptions } from './caseFileOptions.ts'
import { type CaseFilesFilter, type FilterField, setFields } from './caseFilesFilter.ts'

export type FilterTag = { key: FilterField; label: string }

/** A tag that is named by a lookup; until the list is there, by what it is about. */
const named =
  (about: string, from: LookupOptions) =>
  (id: number, get: Getter): string =>
    nameIn(get(from.optionsAtom), id) ?? about

const labels: { [K in FilterField]: (value: CaseFilesFilter[K], get: Getter) => string } = {
  number: (text) => `№ ${text}`,
  fromDate: (date) => `От ${formatDate(date)}`,
  toDate: (date) => `До ${formatDate(date)}`,
  subject: (text) => `Относно: ${text}`,
  correspondentID: (id, get) => {
    const lookup = get(lookupAtom(documents.getCorrespondentById, { query: { id } }))
    return lookup.kind === 'ready' ? lookup.items.fullName : 'Кореспондент'
  },
  departmentId: named('Звено', departmentOptions),
  statusId: named('Статус', statusOptions),
}

const labelOf = <K extends FilterField>(key: K, filter: Partial<CaseFilesFilter>, get: Getter): string => {
  const value = filter[key]
  return value === undefined ? '' : labels[key](value, get)
}

/** What is on in a filter, in the order of its fields; asks for the lookups it needs for the names, and for no other. */
export const filterTagsAtom = (filter: Partial<CaseFilesFilter>): Atom<FilterTag[]> =>
  atom((get) => setFields(filter).map((key) => ({ key, label: labelOf(key, filter, get) })))
