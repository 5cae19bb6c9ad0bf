import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'wouter'
import {
  BasisKind,
  basisKindLabels,
  verificationKindLabels,
  verificationResultLabels,
} from '../../../contract/deviceKinds.ts'
import { devices } from '../../../contract/devices.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { Device } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { RecordGone } from '../../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { invalidateInTabsAtom } from '../../../state/crossTabInvalidation.ts'
import { attempt } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconEdit } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { DeviceFiles } from '../files/DeviceFiles.tsx'
import { HistoryCard } from '../RecordLife.tsx'
import { useDevicesRefusal } from '../typeDefinition.ts'
import { guidPattern } from '../types/LoadedType.tsx'
import { stateName } from '../types/typeColumns.tsx'
import '../types/types.css'
import { DeviceDialog } from './DeviceDialog.tsx'
import { MarkUntil } from './deviceColumns.tsx'
import { deviceAtom, deviceRecord, seenDevicesAtom } from './deviceDefinition.ts'
import { InspectionsOfDevice } from './InspectionsOfDevice.tsx'
import { movementName } from './movement.ts'

const gone = { title: 'Няма такова средство за измерване', text: 'Потърсете го в списъка по номер или сериен номер.' }
const goneText = { address: gone, deleted: gone, forbidden: gone }

const TypeLink = ({ device: { basisKindId, typeId, typeNumber } }: { device: Device }) => {
  const at = basisKindId === BasisKind.REGISTERED_TYPE ? to.rtsi.foreignDevices : to.rtsi.measuringDevices
  return typeId === null ? '–' : <Link href={at.one(typeId)}>{`№ ${typeNumber}`}</Link>
}

const WhatItIs = ({ device }: { device: Device }) => (
  <Card title="Данни за средството">
    <DescriptionList
      columns={3}
      items={[
        { term: 'Основание', value: labelIn(basisKindLabels, device.basisKindId, 'n') },
        device.typeId === null
          ? { term: 'Документ №', value: device.basisNumber }
          : { term: 'Тип от регистъра', value: <TypeLink device={device} /> },
        { term: 'Категория СИ', value: device.measuringDeviceCategory },
        { term: 'Тип (модел)', value: device.measuringType },
        { term: 'Производител', value: device.manufacturer },
        { term: 'Сериен №', value: device.serialNumber },
        { term: 'Година на производство', value: device.productionYear },
        { term: 'Собственик/ползвател', value: device.owner?.name },
        { term: 'Обект', value: device.siteName },
        { term: 'Адрес на ползване', value: device.siteAddress },
        { term: 'Регионален отдел', value: device.departmentName },
        device.entryDate === null ? undefined : { term: 'Дата на вписване', value: formatDate(device.entryDate) },
        device.isScrapped
          ? { term: 'Бракувано', value: `${formatDate(device.scrappedDate)}, ${device.scrappedReason}` }
          : undefined,
        device.note ? { term: 'Забележка', value: device.note, wide: true } : undefined,
      ]}
    />
  </Card>
)

const Verification = ({ device }: { device: Device }) => (
  <Card title="Последна проверка">
    <DescriptionList
      columns={3}
      items={[
        { term: 'Дата', value: formatDate(device.verificationDate) },
        { term: 'Вид', value: labelIn(verificationKindLabels, device.verificationKindId, 'f') },
        { term: 'Резултат', value: labelIn(verificationResultLabels, device.verificationResultId, 'n') },
        { term: 'Знак №', value: device.markNumber },
        { term: 'Валидна до', value: <MarkUntil date={device.validUntil} /> },
        { term: 'Следваща проверка до', value: formatDate(device.nextVerification) },
      ]}
    />
  </Card>
)

const Files = ({ device, refusal }: { device: Device; refusal: Refusal | undefined }) => {
  const invalidate = useSetAtom(invalidateInTabsAtom)
  return (
    <DeviceFiles
      calls={devices}
      record={device}
      recordNow={() => attempt(devices.getDeviceById, { query: { id: device.id } }, { quiet: true })}
      refusal={refusal}
      requestAgain={() => void invalidate(devices.getDeviceById)}
    />
  )
}

const Shown = ({ device, back }: { device: Device; back: ListContext }) => {
  const refusal = useDevicesRefusal()
  const [isOpen, setOpen] = useState(false)
  const { entryNumber, measuringDeviceName, serialNumber, isScrapped, isDraft } = device
  const title = `${entryNumber ? `№ ${entryNumber} – ` : 'Чернова: '}${measuringDeviceName}, сериен № ${serialNumber}`
  useTabTitle(title)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={title}
        note={refusal && `${refusal.title} ${refusal.who ?? ''}`}
        above={
          <>
            {isDraft ? <StatusTag tone="grey">{stateName(true)}</StatusTag> : <span>{stateName(false)}</span>}
            {isScrapped ? (
              <StatusTag tone="red">{movementName(true)}</StatusTag>
            ) : (
              <span>{movementName(isScrapped)}</span>
            )}
          </>
        }
        actions={
          !refusal && (
            <Button icon={IconEdit} onClick={() => setOpen(true)}>
              Редактирай
            </Button>
          )
        }
      />
      <div className="doc-grid">
        <div className="flex flex-column gap-3">
          <WhatItIs device={device} />
          <Verification device={device} />
          <Files device={device} refusal={refusal} />
        </div>
        <aside className="flex flex-column gap-3">
          <InspectionsOfDevice serialNumber={serialNumber} />
          <HistoryCard history={device.history} />
        </aside>
      </div>
      {isOpen && <DeviceDialog device={device} onSaved={() => setOpen(false)} onClose={() => setOpen(false)} />}
    </>
  )
}

const Loaded = ({ id, back }: { id: string; back: ListContext }) => {
  const { data, error, refetch } = useAtomValue(deviceAtom(id))
  if (error?.status === 404) return <RecordGone because="deleted" labels={goneText} back={back} />
  if (data) return <Shown device={data} back={back} />
  if (!error) return <RecordSkeleton back={back} heading="Средство за измерване" loading="Записът се зарежда" />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">Средство за измерване</h1>
      <Card>
        <ErrorState title="Записът не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

const DevicePage = () => {
  const { id = '' } = useRouteParams()
  const back = useListContext(seenDevicesAtom, deviceRecord(id))
  return guidPattern.test(id) ? (
    <Loaded key={id} id={id} back={back} />
  ) : (
    <RecordGone because="address" labels={goneText} back={back} />
  )
}

export default DevicePage
