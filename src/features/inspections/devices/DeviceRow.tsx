import { memo } from 'react'
import { measureLabels } from '../../../contract/inspectionKinds.ts'
import { labelOfKey } from '../../../contract/labels.ts'
import type { InspectedDevice } from '../../../contract/shapes/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { classes } from '../../../widgets/classes.ts'
import { tableRoles } from '../../../widgets/grid/gridColumn.ts'
import { IconDelete, IconDown, IconEdit, IconUp } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { Conforming } from './Conforming.tsx'
import { DeviceEditor } from './DeviceEditor.tsx'
import { DevicePhotos } from './DevicePhotos.tsx'
import { type DeviceRowProps, deviceControlId } from './deviceControls.ts'

const columnCount = 8

const Mark = ({ device }: { device: InspectedDevice }) => {
  const { mark, markValidUntil } = device
  if (!mark && markValidUntil === null) return <>–</>
  const isOver = markValidUntil !== null && markValidUntil < today()
  return (
    <>
      <span className="nowrap">{mark}</span>
      {markValidUntil !== null && (
        <span className={classes('insp-until', isOver && 'insp-over')}>
          до {formatDate(markValidUntil)}
          {isOver && ' – изтекъл'}
        </span>
      )}
    </>
  )
}

const labelOf = ({ name, serialNumber }: InspectedDevice, at: number): string =>
  `ред ${at + 1}${name ? `: ${name}` : ''}${serialNumber ? ` № ${serialNumber}` : ''}`

const ConformsTag = ({ isConforming }: InspectedDevice) =>
  isConforming === null ? (
    <StatusTag tone="grey">Непроверено</StatusTag>
  ) : (
    <StatusTag tone={isConforming ? 'green' : 'red'}>{isConforming ? 'Да' : 'Не'}</StatusTag>
  )

const AfterCheck = ({ measure, nextCheckUntil }: InspectedDevice) => {
  const labels = [
    measure && `Мярка: ${labelOfKey(measureLabels, measure)}`,
    nextCheckUntil && `Следваща проверка до ${formatDate(nextCheckUntil)}`,
  ].filter(Boolean)
  return labels.length > 0 && <span className="insp-until muted small">{labels.join('. ')}</span>
}

export const DeviceRow = memo((props: DeviceRowProps) => {
  const { device, at, isWrongShown, onSet, onOpen, onRemove } = props
  const { key } = device
  const label = labelOf(device, at)
  const isOpen = onSet !== undefined && (props.isOpen || isWrongShown)
  const conform = (isConforming: boolean) => {
    onSet?.(key, { isConforming, ...(isConforming && { violation: '', measure: '' }) })
    if (!isConforming) onOpen?.(key, deviceControlId(key, 'violation'))
  }
  return (
    <>
      <tr {...tableRoles.row} className={classes(device.isConforming === false && 'insp-wrong', isOpen && 'insp-open')}>
        <td {...tableRoles.cell} className="insp-number">
          {at + 1}
        </td>
        <td {...tableRoles.cell} className="insp-name">
          <b>{device.name || 'Ново средство'}</b>
          <span className="muted small">
            {[device.measuringType, device.category, device.typeGuid && 'тип от регистъра'].filter(Boolean).join(', ')}
          </span>
          <DevicePhotos {...props} label={label} />
        </td>
        <td {...tableRoles.cell} data-label="Сериен №">
          <span className="nowrap">{device.serialNumber || '–'}</span>
        </td>
        <td {...tableRoles.cell} data-label="Знак">
          <Mark device={device} />
        </td>
        <td {...tableRoles.cell} data-label="Показание/грешка">
          {device.reading || '–'}
        </td>
        <td {...tableRoles.cell} className="insp-conforms" data-label="Съответства">
          {onSet ? (
            <Conforming label={`Съответства, ${label}`} value={device.isConforming} onChange={conform} />
          ) : (
            <ConformsTag {...device} />
          )}
        </td>
        <td {...tableRoles.cell} className="insp-violation" data-label={device.violation ? 'Нарушение' : undefined}>
          {device.violation}
          <AfterCheck {...device} />
        </td>
        <td {...tableRoles.cell} className="insp-actions">
          {onSet && (
            <>
              <IconButton
                icon={isOpen ? IconUp : device.serialNumber ? IconEdit : IconDown}
                label={`${isOpen ? 'Затвори' : 'Редактирай'} ${label}`}
                aria-expanded={isOpen}
                onClick={() => onOpen?.(isOpen ? undefined : key, isOpen ? undefined : deviceControlId(key, 'name'))}
              />
              <IconButton icon={IconDelete} kind="danger" label={`Изтрий ${label}`} onClick={() => onRemove?.(key)} />
            </>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr {...tableRoles.row} className="insp-editor">
          <td {...tableRoles.cell} colSpan={columnCount}>
            <DeviceEditor {...props} onSet={onSet} label={label} />
          </td>
        </tr>
      )}
    </>
  )
})
