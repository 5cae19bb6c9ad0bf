import { devices, foreignDevices, measuringDevices } from '../../../contract/devices.ts'
import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import type { RequestPage } from '../../../screen-kit/search/useSearchPicker.ts'
import { request } from '../../../transport/request.ts'

/** The number of results per request. The search starts one second after the last key (specification 2, section 9). */
export const pageSize = 10
type ListCall = typeof measuringDevices.list | typeof foreignDevices.list | typeof devices.getDevices

const withoutNumberSign = (text: string): string => text.replace(/^№\s*/, '')

const register = (
  labels: { label: string; example: string; title: string; heading: string; one: string },
  call: ListCall,
) => {
  const find: RequestPage<DeviceListItem> = async (text, { page, size }, signal) => {
    const requestParams = {
      query: { pageNumber: page, pageSize: size },
      body: { EntryNumber: withoutNumberSign(text) },
    }
    return (await request(call, requestParams, { signal }))?.items ?? null
  }
  return { ...labels, find }
}

export const registersToPick = {
  approved: register(
    {
      label: '№ по регистъра на одобрените типове',
      example: 'например 5123',
      title: 'Избор на одобрен тип средство за измерване',
      heading: 'Одобрени типове СИ',
      one: 'одобрен тип',
    },
    measuringDevices.list,
  ),
  registered: register(
    {
      label: '№ на регистрирания тип',
      example: 'например 412',
      title: 'Избор на регистриран тип средство за измерване',
      heading: 'Регистрирани типове СИ',
      one: 'регистриран тип',
    },
    foreignDevices.list,
  ),
  single: register(
    {
      label: '№ на средството за измерване',
      example: 'например СИ-00012',
      title: 'Избор на средство за измерване',
      heading: 'Средства за измерване',
      one: 'средство за измерване',
    },
    devices.getDevices,
  ),
} as const
export type RegisterToPick = keyof typeof registersToPick

export const pickedName = ({
  entryNumber,
  measuringDeviceName,
  measuringType,
}: Pick<DeviceListItem, 'entryNumber' | 'measuringDeviceName' | 'measuringType'>): string =>
  [entryNumber, `${measuringDeviceName}, тип ${measuringType}`].filter(Boolean).join(' – ')
