import { devices } from '../../../contract/devices.ts'
import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { PickDialog } from '../../../screen-kit/list/PickDialog.tsx'
import { pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { type DevicesFilter, DevicesFilterCard, devicesFilter } from '../single/devicesFilter.tsx'
import { type RegisterName, typeDefinitions } from '../typeDefinition.ts'
import { type TypesFilter, TypesFilterCard, typesFilter } from '../types/typesFilter.tsx'
import { pickColumns } from './pickColumns.tsx'
import { type RegisterToPick, registersToPick } from './registersToPick.ts'

type Props = {
  from: RegisterToPick
  heading?: string
  /** True if drafts are hidden at first, because another record cannot be based on a draft. */
  onlyEntered?: boolean
  onPick: (row: DeviceListItem) => void
  onClose: () => void
}

const typeTable = (from: RegisterName) => ({
  pageOf: pageOfRecords<DeviceListItem, TypesFilter>(typeDefinitions[from].calls.list),
  columns: pickColumns({ holderLabel: typeDefinitions[from].holderLabel, isSingle: false }),
})
const typeTables = { approved: typeTable('approved'), registered: typeTable('registered') }
const singleTable = {
  pageOf: pageOfRecords<DeviceListItem, DevicesFilter>(devices.getDevices),
  columns: pickColumns({ holderLabel: 'Собственик/ползвател', isSingle: true }),
}

const Empty = ({ list }: { list: { isFiltered: boolean; clear: () => void } }) => (
  <ListEmpty list={list} of="записи" one="един запис">
    В регистъра още няма записи.
  </ListEmpty>
)

/** Renders a register as a table to choose from (specification 2, section 2, „button to choose from a table“). */
const PickDeviceDialog = ({ from, heading, onlyEntered, onPick, onClose }: Props) => {
  const register = registersToPick[from]
  const shared = {
    title: register.title,
    heading: heading ?? register.heading,
    ...(onlyEntered && { start: { IsDraft: false } }),
    rowKey: ({ id, entryNumber }: DeviceListItem) => id ?? entryNumber,
    nameOf: ({ entryNumber, measuringDeviceName, measuringType }: DeviceListItem) =>
      `${register.one} ${entryNumber || `${measuringDeviceName} ${measuringType}`}`,
    empty: (list: { isFiltered: boolean; clear: () => void }) => <Empty list={list} />,
    onPick,
    onClose,
  }
  return from === 'single' ? (
    <PickDialog<DevicesFilter, DeviceListItem>
      {...shared}
      {...singleTable}
      filter={devicesFilter}
      filterCard={(list) => <DevicesFilterCard list={list} />}
    />
  ) : (
    <PickDialog<TypesFilter, DeviceListItem>
      {...shared}
      {...typeTables[from]}
      filter={typesFilter}
      filterCard={(list) => <TypesFilterCard definition={typeDefinitions[from]} list={list} />}
    />
  )
}

export default PickDeviceDialog
