import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { type CivilDate, formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { dateColumn, departmentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { stateName } from '../types/typeColumns.tsx'
import { movementName } from './movement.ts'

export const MarkUntil = ({ date }: { date: CivilDate | null }) => {
  if (date === null) return <span className="muted">–</span>
  return date < today() ? (
    <StatusTag tone="red">
      {formatDate(date)}
      <span className="visually-hidden">, изтекла</span>
    </StatusTag>
  ) : (
    <span className="nowrap">{formatDate(date)}</span>
  )
}

const numberOf = ({ entryNumber }: DeviceListItem): string => entryNumber || 'Без номер'

export const deviceColumns: readonly WordedColumn<DeviceListItem>[] = [
  {
    ...textColumn('entryNumber', '№', { width: '5.8rem', onPhone: 'title', opens: true }),
    text: numberOf,
    cell: (row) => <b className="nowrap">{numberOf(row)}</b>,
  },
  textColumn('measuringDeviceName', 'Наименование', { width: '24%', onPhone: 'bare' }),
  textColumn('measuringType', 'Тип', {
    width: '8.4rem',
    onPhone: 'tag',
    nowrap: true,
    foldsInto: 'measuringDeviceName',
    folds: 'last',
  }),
  textColumn('serialNumber', 'Сериен №', {
    width: '7.4rem',
    onPhone: 'line',
    nowrap: true,
    foldsInto: 'measuringDeviceName',
  }),
  textColumn('holderName', 'Собственик/ползвател', { width: '12rem', onPhone: 'line' }),
  departmentColumn('departmentName', 'Регионален отдел', { width: '10rem', onPhone: 'hide' }),
  textColumn('siteName', 'Обект', { width: '10rem', onPhone: 'hide' }),
  dateColumn('lastVerification', 'Последна проверка', {
    width: '7rem',
    onPhone: 'line',
    foldsInto: 'validUntil',
    folds: 'last',
  }),
  {
    ...dateColumn('validUntil', 'Валидна до', { width: '7rem', onPhone: 'line' }),
    cell: ({ validUntil }: DeviceListItem) => <MarkUntil date={validUntil} />,
  },
  dateColumn('nextVerification', 'Следваща проверка', { width: '7rem', onPhone: 'hide' }),
  {
    key: 'isScrapped',
    header: 'Движение',
    foldsInto: 'isDraft',
    folds: 'last',
    sortBy: 'isScrapped',
    width: '6.8rem',
    nowrap: true,
    onPhone: 'tag',
    text: ({ isScrapped }) => movementName(isScrapped),
  },
  {
    key: 'isDraft',
    header: 'Състояние',
    sortBy: 'isDraft',
    width: '6.4rem',
    onPhone: 'line',
    text: ({ isDraft }) => stateName(isDraft),
  },
]
