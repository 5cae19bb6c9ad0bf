import { TypeStatus } from '../../../contract/deviceKinds.ts'
import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { shownNumber } from '../../../rules/devices/typeStatus.ts'
import { dateColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { StatusTag, type Tone } from '../../../widgets/tags/StatusTag.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'

const tones: Readonly<Record<number, Tone>> = {
  [TypeStatus.EXPIRED]: 'amber',
  [TypeStatus.CANCELLED]: 'red',
}

export const TypeStatusTag = ({ statusId, statusName }: Pick<DeviceListItem, 'statusId' | 'statusName'>) => {
  if (!statusName) return null
  if (statusId === TypeStatus.VALID) return <span>{statusName}</span>
  return <StatusTag tone={tones[statusId ?? 0] ?? 'grey'}>{statusName}</StatusTag>
}

export const stateName = (isDraft: boolean): string => (isDraft ? 'Чернова' : 'Вписан')

const numberOf = ({ entryNumber, supplementsCount }: DeviceListItem): string =>
  shownNumber(entryNumber, supplementsCount) || 'Без номер'

const entryDate = dateColumn<DeviceListItem, 'entryDate'>('entryDate', 'Дата на вписване', {
  width: '6.6rem',
  onPhone: 'line',
})
const validUntil = dateColumn<DeviceListItem, 'validUntil'>('validUntil', 'Валидно до', {
  width: '6.6rem',
  onPhone: 'hide',
})

export const typeColumns = (definition: TypeDefinition): readonly WordedColumn<DeviceListItem>[] => [
  {
    ...textColumn('entryNumber', '№ по регистъра', { width: '7rem', onPhone: 'title', opens: true }),
    text: numberOf,
    extraColumns: [entryDate],
    cell: (row) => <CellStack main={numberOf(row)} sub={formatDate(row.entryDate)} />,
  },
  entryDate,
  textColumn('measuringDeviceCategory', 'Категория', { width: '9rem', onPhone: 'line' }),
  textColumn('measuringDeviceName', 'Наименование', { width: '24%', onPhone: 'bare' }),
  textColumn('measuringType', 'Тип', { width: '8.4rem', onPhone: 'tag', nowrap: true }),
  textColumn('manufacturer', 'Производител', { width: '9.5rem', onPhone: 'line', foldsInto: 'measuringDeviceName' }),
  ...(definition.isForeign ? [textColumn('countryName', 'Държава', { width: '6.5rem', onPhone: 'line' })] : []),
  {
    ...textColumn('certificateNumber', definition.certificateLabel, { width: '9rem', onPhone: 'line' }),
    extraColumns: [validUntil],
    cell: ({ certificateNumber, validUntil }: DeviceListItem) => (
      <CellStack main={certificateNumber || '–'} sub={validUntil && `до ${formatDate(validUntil)}`} />
    ),
  },
  validUntil,
  textColumn('holderName', definition.holderLabel, {
    width: '9.5rem',
    onPhone: 'line',
    foldsInto: 'measuringDeviceName',
    folds: 'last',
  }),
  numberColumn('supplementsCount', 'Допълнения', { width: '6.4rem', numeric: true, onPhone: 'hide' }),
  {
    ...textColumn('statusName', 'Статус', { width: '8rem', onPhone: 'tag' }),
    cell: (row: DeviceListItem) => <TypeStatusTag {...row} />,
  },
  {
    key: 'isDraft',
    header: 'Вписване',
    foldsInto: 'statusName',
    folds: 'last',
    sortBy: 'isDraft',
    width: '6.4rem',
    onPhone: 'line',
    text: ({ isDraft }) => stateName(isDraft),
  },
]
export const hiddenTypeColumns = ['entryDate', 'measuringDeviceCategory', 'validUntil', 'supplementsCount']
