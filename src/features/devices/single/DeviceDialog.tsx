import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { devices } from '../../../contract/devices.ts'
import { type Device, DeviceBody } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import { deviceErrors } from '../../../rules/devices/deviceRules.ts'
import { FormDialog } from '../../../screen-kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record/useRecordForm.ts'
import { storedAs } from '../../../screen-kit/storedAs.ts'
import { forgetInTabsAtom } from '../../../state/otherTabs.ts'
import { notify } from '../../../transport/notices.ts'
import { DeviceFields } from './DeviceFields.tsx'
import { blankDevice, deviceBodyOf, savedDevice } from './deviceKit.ts'

type Props = { device?: Device | undefined; onSaved: (id: string) => void; onClose: () => void }

const labels: Partial<Record<keyof DeviceBody, string>> = {
  basisKindId: 'Вид на основанието',
  typeId: 'Тип от регистъра',
  basisNumber: 'Документ или № в другия регистър',
  measuringDeviceCategory: 'Категория СИ',
  measuringDeviceName: 'Наименование',
  measuringType: 'Тип (модел)',
  serialNumber: 'Сериен (идентификационен) №',
  productionYear: 'Година на производство',
  owner: 'Собственик/ползвател',
  verificationDate: 'Последна проверка',
  verificationKindId: 'Вид на проверката',
  verificationResultId: 'Резултат',
  markNumber: 'Знак от проверка №',
  validUntil: 'Знакът важи до',
  nextVerification: 'Следваща проверка до',
  scrappedDate: 'Дата на бракуване',
  scrappedReason: 'Причина за бракуване',
}

/** A new device, or one that is there, in a dialog: the specification has no address for writing one. */
export const DeviceDialog = ({ device, onSaved, onClose }: Props) => {
  const [start] = useState<DeviceBody>(() => (device ? deviceBodyOf(device) : blankDevice))
  const [was, setWas] = useState(start)
  const forget = useSetAtom(forgetInTabsAtom)
  const refresh = () => void forget(devices.getDevices, devices.getDeviceById)
  const form = useRecordForm<DeviceBody, Device>({
    name: 'device',
    draft: `device/${device?.id ?? 'new'}`,
    start,
    read: storedAs(DeviceBody),
    labelOf: (field) => labels[field] ?? '',
    errors: (values) => deviceErrors(values, today()),
    onMayBeOld: refresh,
    onDone: ({ id, entryNumber }) => {
      notify({
        kind: 'success',
        text: device
          ? 'Средството за измерване е променено.'
          : `Средството за измерване е вписано под № ${entryNumber}.`,
      })
      refresh()
      onSaved(id)
    },
  })
  return (
    <FormDialog
      form={form}
      size="l"
      long
      title={device ? `Средство за измерване № ${device.entryNumber}` : 'Ново средство за измерване'}
      loses="Средството за измерване не е записано."
      saving="Записва се…"
      onSave={() => form.write(savedDevice({ was, mine: form.values, onConflict: setWas }))}
      onClose={onClose}
    >
      <DeviceFields form={form} typeNumber={device?.typeNumber ?? ''} />
    </FormDialog>
  )
}
