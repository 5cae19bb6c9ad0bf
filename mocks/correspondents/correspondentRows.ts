export type CorrespondentRow = {
  id: number
  isLegalEntity: boolean
  isForeign: boolean
  /** The personal number (ЕГН) as text, because it may start with zeros. */
  unifiedCitizenshipNumber: string | null
  foreignerPersonalIdentifier: string | null
  firstName: string | null
  middleName: string | null
  lastName: string | null
  entityIdentifier: string | null
  entityName: string | null
  legalForm: string | null
  correspondentGroupId: number | null
  preferredSentViaId: number | null
  note: string | null
  isActive: boolean
  dateCreated: string
  /** Null for correspondents created before the start of the mock database. */
  createdByPersonId: number | null
  /** The correspondent with which this one was merged; then it is found no more, but its address leads there. */
  mergedIntoId: number | null
}

export type CorrespondentAddressRow = {
  id: number
  correspondentId: number
  addressTypeId: number | null
  countryId: number
  /** The id of the district; 0 for an address abroad. */
  districtId: number
  municipalityId: number
  settlementId: number
  foreignSettlement: string | null
  streetAddress: string
}

export type CorrespondentContactRow = {
  id: number
  correspondentId: number
  contactTypeId: number
  contactContent: string
}

export type CorrespondentRepresentativeRow = {
  id: number
  correspondentId: number
  firstName: string
  middleName: string
  lastName: string
  unifiedCitizenshipNumber: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    correspondents: CorrespondentRow
    correspondentAddresses: CorrespondentAddressRow
    correspondentContacts: CorrespondentContactRow
    correspondentRepresentatives: CorrespondentRepresentativeRow
  }
}
