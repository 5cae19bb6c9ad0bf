import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { devices } from '../../../contract/devices.ts'
import { type Device, DeviceBody } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import { deviceErrors } from '../../../rules/devices/deviceRules.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { invalidateInTabsAtom } from '../../../state/crossTabInvalidation.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconRegister, IconSave } from '../../../widgets/icons.ts'
import { DeviceFields } from './DeviceFields.tsx'
import { blankDevice, deviceBodyOf, savedDevice } from './deviceDefinition.ts'

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

const titleOf = (device: Device | undefined): string => {
  if (!device) return 'Ново средство за измерване'
  return device.isDraft ? 'Чернова на средство за измерване' : `Средство за измерване № ${device.entryNumber}`
}

const doneText = ({ isDraft, entryNumber }: Device, wasDraft: boolean): string => {
  if (isDraft) return 'Черновата е записана.'
  return wasDraft ? `Средството за измерване е вписано под № ${entryNumber}.` : 'Средството за измерване е променено.'
}

/**
 * Renders the form of a measuring device. A draft may be incomplete; „Впиши“ requires all fields and assigns the
 * number. The specification has no URL for this form, so it is a dialog.
 */
export const DeviceDialog = ({ device, onSaved, onClose }: Props) => {
  const [start] = useState<DeviceBody>(() => (device ? deviceBodyOf(device) : blankDevice))
  const [was, setWas] = useState(start)
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const isDraft = device?.isDraft ?? true
  const refresh = () => void invalidate(devices.getDevices, devices.getDeviceById)
  const form = useRecordForm<DeviceBody, Device>({
    name: 'device',
    draft: `device/${device?.id ?? 'new'}`,
    start,
    read: readStoredAs(DeviceBody),
    labelOf: (field) => labels[field] ?? '',
    limits: textLimits(DeviceBody),
    errors: (values, purpose) => deviceErrors({ ...values, isDraft: isDraft && purpose !== 'register' }, today()),
    onStale: refresh,
    onDone: (saved) => {
      announce(doneText(saved, isDraft))
      refresh()
      onSaved(saved.id)
    },
  })
  const save = (mine: DeviceBody) => form.write(savedDevice({ was, mine, onConflict: setWas }))
  const register = () => {
    if (!form.busy && form.check('register')) save({ ...form.values, isDraft: false })
  }
  const saveAsItIs = () => save({ ...form.values, isDraft })
  const draftButtons = (close: () => void) => (
    <>
      <Button onClick={close}>Откажи</Button>
      <Button icon={IconSave} busy={form.busy} onClick={() => !form.busy && form.check() && saveAsItIs()}>
        Запази чернова
      </Button>
      <Button kind="primary" icon={IconRegister} busy={form.busy} onClick={register}>
        Впиши
      </Button>
    </>
  )
  return (
    <FormDialog
      form={form}
      size="l"
      long
      title={titleOf(device)}
      loses="Средството за измерване не е записано."
      saving="Записва се…"
      {...(isDraft && { footer: draftButtons })}
      onSave={saveAsItIs}
      onClose={onClose}
    >
      <DeviceFields form={form} typeNumber={device?.typeNumber ?? ''} />
    </FormDialog>
  )
}
