import type * as v from 'valibot'
import { documents } from '../../../contract/documents.ts'
import type { CorrespondentFilter, CorrespondentFilterField } from '../../../contract/shapes/correspondents.ts'
import { bareIdentifier, maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import {
  flagInAddress,
  idInAddress,
  oneOfInAddress,
  personalNumberInAddress,
} from '../../../screen-kit/list/addressField.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { type FilterOf, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import { districtField, municipalityField } from '../../../screen-kit/list/locationFilterTags.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import type { PageQuery } from '../../../screen-kit/list/useList.ts'
import { itemsOf } from '../../../state/lookup.ts'
import { queryOf } from '../../../transport/query.ts'
import { addressTypes, contactTypes, groups } from '../lookups.ts'
import { settlementsAtom } from '../places.ts'
import type { CorrespondentRow } from '../similar.ts'

export const kindOptions = [
  { value: 'person', label: 'Физическо лице' },
  { value: 'legal', label: 'Юридическо лице' },
] as const

export const correspondentsFilter = listFilter({
  fullName: textField('Наименование: '),
  entityIdentifier: textField('ЕИК '),
  personal: {
    label: 'ЕГН/ЛНЧ',
    address: personalNumberInAddress,
    tag: (number) => `ЕГН/ЛНЧ ${maskIdentifier(number)}`,
    secret: true,
  },
  kind: {
    label: 'Вид',
    address: oneOfInAddress('legal', 'person'),
    tag: (kind) => kindOptions.find(({ value }) => value === kind)?.label ?? '',
  },
  correspondentGroupId: { ...lookupField('Група', groups, 'Група: '), folded: true },
  districtId: {
    ...districtField,
    folded: true,
    narrows: ['municipalityId', 'settlementId'],
  },
  municipalityId: {
    ...municipalityField,
    folded: true,
    narrows: ['settlementId'],
  },
  settlementId: {
    label: 'Населено място',
    address: idInAddress,
    // The tag shows municipality and district too, because several settlements have the same name.
    tag: (id, { get, filter: { districtId, municipalityId } }) => {
      const known = itemsOf(get(settlementsAtom(districtId, municipalityId)))?.find((one) => one.id === id)
      return known?.label ?? 'Населено място'
    },
    folded: true,
  },
  // Filters without a control in the form; links from other registers set them through the URL.
  addressTypeId: lookupField('Вид адрес', addressTypes, 'Вид адрес: '),
  contactTypeId: lookupField('Вид контакт', contactTypes, 'Вид контакт: '),
  onlyActive: { label: 'Само активни', address: flagInAddress, tag: () => 'Само активни' },
})
/**
 * Fields of the request body that the filter names differently (`kind`, `personal`). Also `contact`, which no filter
 * has: only the import of e-mails sends it.
 */
type OtherName = 'isLegalEntity' | 'unifiedCitizenshipNumber' | 'foreignerPersonalIdentifier' | 'contact'
type NamesAll<F extends Record<Exclude<CorrespondentFilterField, OtherName>, unknown>> = F
export type CorrespondentsFilter = NamesAll<FilterOf<typeof correspondentsFilter>>
export type FilterBody = v.InferInput<typeof CorrespondentFilter>

/**
 * Returns the request bodies to try in order until one gives a result, because ЕГН and ЛНЧ are separate fields of the
 * request.
 */
export const filterBodies = (filter: Partial<CorrespondentsFilter>): [FilterBody, ...FilterBody[]] => {
  const { kind, personal, entityIdentifier, ...rest } = filter
  const body: FilterBody = {
    ...rest,
    ...(entityIdentifier !== undefined && { entityIdentifier: bareIdentifier(entityIdentifier) }),
    ...(kind && { isLegalEntity: kind === 'legal' }),
  }
  if (personal === undefined) return [body]
  const number = bareIdentifier(personal)
  return [
    { ...body, unifiedCitizenshipNumber: number },
    { ...body, foreignerPersonalIdentifier: number },
  ]
}

/**
 * Returns the query for one page of correspondents, by default the newest first (specification 2, section 7). A
 * personal number is searched as ЕГН, and if nothing is found, as ЛНЧ.
 */
export const correspondentsPage = (place: ListAddress<CorrespondentsFilter>): PageQuery<CorrespondentRow> => {
  const pageOf = (body: FilterBody) =>
    queryOf(documents.searchDocumentCorrespondents, {
      query: rowsOfPage(place),
      body: { ...body, ...sortOfPage(place) },
    })
  const [body, ...others] = filterBodies(place.filter)
  const first = pageOf(body)
  return {
    ...first,
    queryFn: async (context) => {
      let found = await first.queryFn(context)
      for (const other of others) if (found.totalCount === 0) found = await pageOf(other).queryFn(context)
      return found
    },
  }
}
