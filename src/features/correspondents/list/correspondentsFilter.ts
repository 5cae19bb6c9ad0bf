import type * as v from 'valibot'
import type { CorrespondentFilter } from '../../../contract/shapes/correspondents.ts'
import { flagInAddress, idInAddress, oneOfInAddress, textInAddress } from '../../../screen-kit/list/addressField.ts'
import type { Edits } from '../../../screen-kit/list/filterDraft.ts'
import type { AddressOf } from '../../../screen-kit/list/listAddress.ts'
import { personalNumberInAddress } from './personalNumber.ts'

/** What the list of correspondents is filtered by; `personal` is an ЕГН or a ЛНЧ. */
export type CorrespondentsFilter = {
  fullName: string
  entityIdentifier: string
  personal: string
  kind: 'legal' | 'person'
  correspondentGroupId: number
  districtId: number
  municipalityId: number
  settlementId: number
  onlyActive: true
}
export type FilterField = keyof CorrespondentsFilter
type Filter = Partial<CorrespondentsFilter>
export type FilterBody = v.InferInput<typeof CorrespondentFilter>

export const correspondentsAddress: AddressOf<CorrespondentsFilter> = {
  fields: {
    fullName: textInAddress,
    entityIdentifier: textInAddress,
    personal: personalNumberInAddress,
    kind: oneOfInAddress('legal', 'person'),
    correspondentGroupId: idInAddress,
    districtId: idInAddress,
    municipalityId: idInAddress,
    settlementId: idInAddress,
    onlyActive: flagInAddress,
  },
  // The call gives the newest first and sorts by nothing else (document 2, section 7).
  sortable: [],
}

/** Which fields are set, in the order of the panel. */
export const setFields = (filter: Filter): FilterField[] =>
  (Object.keys(correspondentsAddress.fields) as FilterField[]).filter((name) => filter[name] !== undefined)
export const isFilterOn = (filter: Filter): boolean => setFields(filter).length > 0

/** The fields folded under „Разширено търсене“. */
export const advancedFields = ['correspondentGroupId', 'districtId', 'municipalityId', 'settlementId'] as const

const withoutBlanks = (number: string): string => number.replace(/\s/g, '')

/**
 * The bodies to ask with, one after the other until one finds somebody. The call knows ЕГН and ЛНЧ as two fields and
 * the clerk has one number, of which she need not know what it is.
 */
export const filterBodies = (filter: Filter): [FilterBody, ...FilterBody[]] => {
  const { kind, personal, entityIdentifier, ...rest } = filter
  const body: FilterBody = {
    ...rest,
    ...(entityIdentifier !== undefined && { entityIdentifier: withoutBlanks(entityIdentifier) }),
    ...(kind && { isLegalEntity: kind === 'legal' }),
  }
  if (personal === undefined) return [body]
  const number = withoutBlanks(personal)
  return [
    { ...body, unifiedCitizenshipNumber: number },
    { ...body, foreignerPersonalIdentifier: number },
  ]
}

/** What goes with another district or municipality: the places in it are chosen anew. */
export const places = {
  district: (districtId: number | undefined): Edits<CorrespondentsFilter> => ({
    districtId,
    municipalityId: undefined,
    settlementId: undefined,
  }),
  municipality: (municipalityId: number | undefined): Edits<CorrespondentsFilter> => ({
    municipalityId,
    settlementId: undefined,
  }),
}

/** Fields that lose their meaning with this one: a municipality is one of its district. */
export const goesWith = (field: FilterField): FilterField[] => {
  if (field === 'districtId') return ['districtId', 'municipalityId', 'settlementId']
  return field === 'municipalityId' ? ['municipalityId', 'settlementId'] : [field]
}
