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
