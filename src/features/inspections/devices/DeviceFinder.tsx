import { useMemo } from 'react'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { type DeviceFilters, type DeviceListItem, devices } from '../../../contract/devices.ts'
import type { InspectedDevice } from '../../../contract/shapes/inspections.ts'
import { type Near, nearestFirst } from '../../../rules/inspections/inspectionPresets.ts'
import { type RequestPage, useSearchPicker } from '../../../screen-kit/search/useSearchPicker.ts'
import type { Page } from '../../../streams/morePages.ts'
import { searchSuggestedFirst } from '../../../streams/searchSuggestedFirst.ts'
import { request } from '../../../transport/request.ts'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { IconDevice } from '../../../widgets/icons.ts'

/** The number of results per page. The search starts one second after the last key (specification 2, section 9). */
const pageSize = 10
/**
 * Limits of the searches for suggestions: the number of devices of the inspected person, and the number of categories
 * that are searched.
 */
const mostNear = 50
const mostCategories = 3

type SearchBody = Pick<DeviceFilters, 'SerialNumber' | 'HolderName' | 'Category'>
const findDevices = async (body: SearchBody, { page, size }: Pick<Page, 'page' | 'size'>, signal: AbortSignal) => {
  const query = { pageNumber: page, pageSize: size }
  const reply = await request(devices.getDevices, { query, body: { IsScrapped: false, ...body } }, { signal })
  return reply?.items ?? null
}

/** Returns the search for devices. Devices of the inspected person or of the inspection's categories come first. */
const findNear = (near: Near): RequestPage<DeviceListItem> =>
  searchSuggestedFirst<DeviceListItem>({
    sendRequest: (text, page, signal) => findDevices({ SerialNumber: text }, page, signal),
    near: (text, signal) => [
      ...(near.person === ''
        ? []
        : [findDevices({ SerialNumber: text, HolderName: near.person }, { page: 1, size: mostNear }, signal)]),
      ...near.categories
        .slice(0, mostCategories)
        .map((Category) => findDevices({ SerialNumber: text, Category }, { page: 1, size: pageSize }, signal)),
    ],
    keyOf,
    order: (found) => nearestFirst(found, near),
  })

const keyOf = ({ id, serialNumber }: DeviceListItem): string => id ?? serialNumber
const wordsOf = (one: DeviceListItem): string =>
  [`${one.measuringDeviceName} ${one.measuringType}`.trim(), `№ ${one.serialNumber}`].join(', ')

export const typeFacts = (one: DeviceListItem): Partial<InspectedDevice> => ({
  name: one.measuringDeviceName,
  measuringType: one.measuringType,
  ...(deviceCategories.some((name) => name === one.measuringDeviceCategory) && {
    category: one.measuringDeviceCategory,
  }),
})
const foundAs = (one: DeviceListItem): Partial<InspectedDevice> => ({
  ...typeFacts(one),
  typeGuid: null,
  serialNumber: one.serialNumber,
  markValidUntil: one.nextVerification,
})

type Props = {
  id: string
  near: Near
  onFound: (found: Partial<InspectedDevice>) => void
  onUnknown: (serialNumber: string) => void
}

export const DeviceFinder = ({ id, near, onFound, onUnknown }: Props) => {
  const requestNear = useMemo(() => findNear(near), [near])
  const { text, onText, ...search } = useSearchPicker(requestNear, pageSize)
  return (
    <PickerField<DeviceListItem>
      {...search}
      id={id}
      label="Намери в регистъра по сериен №"
      text={text}
      onText={onText}
      itemKey={keyOf}
      itemText={wordsOf}
      itemIcon={() => IconDevice}
      renderItem={(one) => (
        <span>
          {wordsOf(one)} <span className="muted small">{one.holderName}</span>
        </span>
      )}
      selected={[]}
      onPick={(one) => {
        onText('')
        onFound(foundAs(one))
      }}
      onRemove={() => undefined}
      placeholder="Сериен № или началото му"
      prompt="Въведете сериен № или началото му."
      onNothing={() => {
        onText('')
        onUnknown(text.trim())
      }}
      nothingFound="Няма такова средство в регистъра: с Enter номерът отива в „Сериен №“."
    />
  )
}
