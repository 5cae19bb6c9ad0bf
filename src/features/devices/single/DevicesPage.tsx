import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { devices } from '../../../contract/devices.ts'
import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { to } from '../../../routes/to.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { openActions } from '../../../screen-kit/list/openRowActions.ts'
import { fileOfRecords, pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import { useDevicesRefusal } from '../typeDefinition.ts'
import { DeviceDialog } from './DeviceDialog.tsx'
import { deviceColumns } from './deviceColumns.tsx'
import { devicesTitle, seenDevicesAtom } from './deviceDefinition.ts'
import { type DevicesFilter, DevicesFilterCard, devicesFilter } from './devicesFilter.tsx'

const hiddenAtFirst = ['departmentName', 'siteName', 'nextVerification']
const pageOf = pageOfRecords<DeviceListItem, DevicesFilter>(devices.getDevices)
const fileOfList = fileOfRecords<DevicesFilter>(devices.exportDevices)
const keyOf = ({ id, entryNumber }: DeviceListItem): string => id ?? entryNumber
const nameOf = ({ entryNumber, measuringDeviceName }: DeviceListItem): string => entryNumber || measuringDeviceName
const hrefOf = (row: DeviceListItem) => to.rtsi.device(keyOf(row))
const toneOf = ({ isScrapped }: DeviceListItem) => (isScrapped ? ('muted' as const) : undefined)

const DevicesPage = () => {
  const [, navigate] = useLocation()
  const refusal = useDevicesRefusal()
  const [isOpen, setOpen] = useState(false)
  const [savedId, setSavedId] = useState<string>()
  // The saved device is opened only after the dialog is closed, because an open dialog would ask about unsaved changes.
  useEffect(() => {
    if (savedId !== undefined) navigate(to.rtsi.device(savedId))
  }, [savedId, navigate])
  const list = useListPage({
    name: 'devices',
    title: devicesTitle,
    filter: devicesFilter,
    columns: deviceColumns,
    hiddenAtFirst,
    pageOf,
  })
  useSeenList(seenDevicesAtom, list, keyOf)
  const add = !refusal && (
    <Button kind="primary" icon={IconAdd} onClick={() => setOpen(true)}>
      Ново средство за измерване
    </Button>
  )
  return (
    <>
      <ListScreen
        list={list}
        note={refusal && `${refusal.title} ${refusal.who ?? ''}`}
        actions={add}
        fileOfList={fileOfList}
        filterCard={<DevicesFilterCard list={list} />}
        rowKey={keyOf}
        rowLabel={nameOf}
        rowHref={hrefOf}
        rowTone={toneOf}
        rowActions={(row) => openActions(hrefOf(row), navigate)}
        empty={
          <ListEmpty list={list} of="средства за измерване" one="едно средство" action={add}>
            Тук се появяват средствата за измерване с ползвателите и проверките им.
          </ListEmpty>
        }
      />
      {isOpen && savedId === undefined && <DeviceDialog onSaved={setSavedId} onClose={() => setOpen(false)} />}
    </>
  )
}

export default DevicesPage
