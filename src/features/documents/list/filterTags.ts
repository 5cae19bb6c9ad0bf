import type { Atom, Getter } from 'jotai'
import { atom } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { type LookupOptions, nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { lookupAtom } from '../../../state/lookup.ts'
import {
  classificationOptions,
  type DocumentScope,
  departmentOptions,
  directionOptions,
  groupOptions,
  indexOptions,
  personOptions,
  receivedViaOptions,
  requestOptions,
  roleOptions,
  sentViaOptions,
  statusOptions,
  typeOptions,
} from '../../document-lookups/public.ts'
import { type DocumentsFilter, type FilterField, setFields } from './documentsFilter.ts'

export type FilterTag = { key: FilterField; label: string }
type Made = { get: Getter; scope: DocumentScope }
type Labels = { [K in FilterField]: (value: DocumentsFilter[K], made: Made) => string }

/** A tag that is named by a lookup; until the list is there, by what it is about. */
const named =
  (about: string, from: LookupOptions | ((scope: DocumentScope) => LookupOptions), prefix = '') =>
  (id: number, { get, scope }: Made): string => {
    const name = nameIn(get((typeof from === 'function' ? from(scope) : from).optionsAtom), id)
    return name === undefined ? about : `${prefix}${name}`
  }
const department = named('Моето звено', departmentOptions)

const labels: Labels = {
  fromDate: (date) => `От ${formatDate(date)}`,
  toDate: (date) => `До ${formatDate(date)}`,
  number: (text) => `Рег. № ${text}`,
  documentTypeId: named('Тип', (scope) => typeOptions[scope]),
  departmentId: (id, made) => (typeof id === 'number' ? department(id, made) : ''),
  subject: (text) => `Относно: ${text}`,
  documentStatusId: named('Статус', statusOptions),
  documentDirectionId: (id) => directionOptions.find(({ value }) => value === String(id))?.label ?? 'Посока',
  receivedViaId: named('Получено чрез', receivedViaOptions, 'Получено: '),
  sentViaId: named('Изпратено чрез', sentViaOptions, 'Изпратено: '),
  numberIndexId: named('Регистров индекс', (scope) => indexOptions[scope], 'Индекс '),
  externalRefNumber: (text) => `Външен № ${text}`,
  classificationId: named('Класификация', classificationOptions),
  correspondentID: (id, { get }) => {
    const lookup = get(lookupAtom(documents.getCorrespondentById, { query: { id } }))
    return lookup.kind === 'ready' ? lookup.items.fullName : 'Кореспондент'
  },
  createdByPersonId: named('Служител', personOptions),
  correspondentGroupId: named('Кореспондентска група', groupOptions, 'Група: '),
  roleInDocument: (role) => `Роля: ${roleOptions.find(({ value }) => value === role)?.label ?? ''}`,
  overdueOnly: () => 'Просрочени',
  awaitsTaskTypeId: named('Действие', requestOptions),
}

/** What is on in a filter, in the order of its fields; asks for the lookups it needs for the names, and for no other. */
export const filterTagsAtom = (filter: Partial<DocumentsFilter>, scope: DocumentScope): Atom<FilterTag[]> =>
  atom((get) => setFields(filter).map((key) => ({ key, label: labelOf(key, filter, { get, scope }) })))

const labelOf = <K extends FilterField>(key: K, filter: Partial<DocumentsFilter>, made: Made): string => {
  const value = filter[key]
  return value === undefined ? '' : labels[key](value, made)
}
