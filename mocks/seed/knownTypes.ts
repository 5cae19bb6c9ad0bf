/** What documents say of a type; `day`: of the certificate of an approved one, of the entry of one of abroad. */
export type KnownDeviceType = {
  guid: string
  day: number
  certificate: string
  holderId: number
  device: string
  mark: string
  maker: string
  countryId: number | null
  /** The last day on which it holds, as far as its own certificate says, or until it was cancelled. */
  until: number
  isCancelled: boolean
}

/** The types of both registers by day, for the documents that speak of them. */
export type KnownDeviceTypes = { approved: readonly KnownDeviceType[]; foreign: readonly KnownDeviceType[] }
