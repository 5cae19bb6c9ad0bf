import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { PickDialog } from '../../../screen-kit/list/PickDialog.tsx'
import { pageOfRecords } from '../../../screen-kit/records/recordLists.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { type PickFilter, PickFilterCard } from './PickFilterCard.tsx'
import { type RegisterToPick, registersToPick } from './registersToPick.ts'

type Props = {
  from: RegisterToPick
  heading?: string
  onPick: (row: DeviceListItem) => void
  onClose: () => void
}

type PageOf = (
  place: ListAddress<PickFilter>,
) => ReturnType<ReturnType<typeof pageOfRecords<DeviceListItem, PickFilter>>>
const pages: Readonly<Record<RegisterToPick, PageOf>> = {
  approved: pageOfRecords<DeviceListItem, PickFilter>(registersToPick.approved.call),
  registered: pageOfRecords<DeviceListItem, PickFilter>(registersToPick.registered.call),
  single: pageOfRecords<DeviceListItem, PickFilter>(registersToPick.single.call),
}

/** A register to pick from: „button to choose from a table“ (document 2, section 2). */
const PickDeviceDialog = ({ from, heading, onPick, onClose }: Props) => {
  const register = registersToPick[from]
  return (
    <PickDialog<PickFilter, DeviceListItem>
      title={register.title}
      heading={heading ?? register.heading}
      filter={register.filter}
      pageOf={pages[from]}
      columns={register.columns}
      rowKey={({ id, entryNumber }) => id ?? entryNumber}
      nameOf={({ entryNumber, measuringDeviceName, measuringType }) =>
        `${register.one} ${entryNumber || `${measuringDeviceName} ${measuringType}`}`
      }
      filterCard={(list) => <PickFilterCard holderLabel={register.holderLabel} filter={register.filter} list={list} />}
      empty={(list) => (
        <ListEmpty
          list={list}
          title="Няма намерени записи"
          unfiltered={<EmptyState title="Няма намерени записи">В регистъра още няма записи.</EmptyState>}
        >
          Нито един запис не отговаря на зададения филтър.
        </ListEmpty>
      )}
      onPick={onPick}
      onClose={onClose}
    />
  )
}

export default PickDeviceDialog
