import type { DeviceListItem } from '../../../../contract/devices.ts'
import { formatDate } from '../../../../dates/civilDate.ts'
import { CellStack } from '../../../../widgets/grid/CellStack.tsx'
import type { GridColumn } from '../../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../../widgets/tags/StatusTag.tsx'
import { deviceTypeTone } from './statusTones.ts'

const movement = (isScrapped: boolean | null): string =>
  isScrapped === null ? '' : isScrapped ? 'Бракуван' : 'В движение'

/** The columns of a register of types, under the names the backend sorts by. */
export const deviceColumns = (holderLabel: string): readonly GridColumn<DeviceListItem>[] => [
  {
    key: 'entryNumber',
    header: '№',
    sortBy: 'entryNumber',
    width: '5.9rem',
    onPhone: 'title',
    opens: true,
    cell: ({ entryNumber, entryDate }) => (
      <CellStack strong main={entryNumber || 'Без номер'} sub={formatDate(entryDate)} />
    ),
  },
  {
    key: 'measuringDeviceName',
    header: 'Наименование',
    sortBy: 'measuringDeviceName',
    onPhone: 'bare',
    text: ({ measuringDeviceName }) => measuringDeviceName,
  },
  {
    key: 'measuringType',
    header: 'Тип',
    sortBy: 'measuringType',
    width: '7.2rem',
    onPhone: 'tag',
    text: ({ measuringType }) => measuringType,
  },
  {
    key: 'manufacturer',
    header: 'Производител',
    sortBy: 'manufacturer',
    width: '9.6rem',
    text: ({ manufacturer }) => manufacturer,
  },
  {
    key: 'holderName',
    header: holderLabel,
    sortBy: 'holderName',
    width: '9.6rem',
    onPhone: 'hide',
    text: ({ holderName }) => holderName,
  },
  {
    key: 'certificateNumber',
    header: 'Удостоверение №',
    sortBy: 'certificateNumber',
    width: '8.8rem',
    cell: ({ certificateNumber, validUntil }) => (
      <CellStack main={certificateNumber} sub={validUntil && `до ${formatDate(validUntil)}`} />
    ),
  },
  {
    key: 'serialNumber',
    header: 'Сериен №',
    sortBy: 'serialNumber',
    width: '6.8rem',
    onPhone: 'hide',
    text: ({ serialNumber }) => serialNumber,
  },
  {
    key: 'isDraft',
    header: 'Състояние',
    sortBy: 'isDraft',
    width: '8.2rem',
    onPhone: 'tag',
    cell: ({ isDraft, statusName }) => (
      <span className="inline-flex flex-column align-items-start gap-1">
        <span>{isDraft ? 'Чернова' : 'Вписан'}</span>
        {statusName && <StatusTag tone={deviceTypeTone(statusName)}>{statusName}</StatusTag>}
      </span>
    ),
  },
  {
    key: 'isScrapped',
    header: 'Движение',
    width: '5.9rem',
    onPhone: 'hide',
    text: ({ isScrapped }) => movement(isScrapped),
  },
]
