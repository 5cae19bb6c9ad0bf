/**
 * A type as documents refer to it; `day`: of the certificate for an approved type, of registration for a foreign one.
 */
export type KnownDeviceType = {
  guid: string
  day: number
  certificate: string
  holderId: number
  device: string
  mark: string
  maker: string
  countryId: number | null
  until: number
  isCancelled: boolean
}

export type KnownDeviceTypes = { approved: readonly KnownDeviceType[]; foreign: readonly KnownDeviceType[] }
