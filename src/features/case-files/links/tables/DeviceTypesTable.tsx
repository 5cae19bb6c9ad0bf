import { type DeviceListItem, foreignDevices, measuringDevices } from '../../../../contract/devices.ts'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { PickDialog } from '../../../../screen-kit/list/PickDialog.tsx'
import { queryOf } from '../../../../transport/query.ts'
import { ofDeviceType } from '../linkable.ts'
import { DeviceFilterCard, type DevicesFilter, devicesFilter } from './DeviceFilterCard.tsx'
import { deviceColumns } from './deviceColumns.tsx'
import { RegisterEmpty, registerAsk, type TableProps } from './register.tsx'

const registers = {
  measuringDevice: {
    title: 'Избор на одобрен тип средство за измерване',
    holderLabel: 'Заявител',
    filter: devicesFilter('Заявител'),
    name: 'одобрен тип',
    pageOf: (place: ListAddress<DevicesFilter>) => queryOf(measuringDevices.list, registerAsk(place)),
    columns: deviceColumns('Заявител'),
  },
  foreignDevice: {
    title: 'Избор на вписан тип средство за измерване',
    holderLabel: 'Представител',
    filter: devicesFilter('Представител'),
    name: 'вписан тип',
    pageOf: (place: ListAddress<DevicesFilter>) => queryOf(foreignDevices.list, registerAsk(place)),
    columns: deviceColumns('Представител'),
  },
} as const

/** A register of types to pick from: „button to choose from a table“ (document 2, section 2). */
const DeviceTypesTable = ({ kind, title, onPick, onClose }: TableProps) => {
  const known = kind === 'foreignDevice' ? kind : 'measuringDevice'
  const register = registers[known]
  return (
    <PickDialog<DevicesFilter, DeviceListItem>
      title={register.title}
      heading={title}
      filter={register.filter}
      pageOf={register.pageOf}
      columns={register.columns}
      rowKey={({ id, entryNumber }) => id ?? entryNumber}
      nameOf={({ entryNumber, measuringDeviceName, measuringType }) =>
        `${register.name} ${entryNumber || `${measuringDeviceName} ${measuringType}`}`
      }
      filterCard={(list) => (
        <DeviceFilterCard holderLabel={register.holderLabel} filter={register.filter} list={list} />
      )}
      empty={(list) => <RegisterEmpty list={list} />}
      onPick={(row) => onPick(ofDeviceType(known, row))}
      onClose={onClose}
    />
  )
}

export default DeviceTypesTable
