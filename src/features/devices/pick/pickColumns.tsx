import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { shownNumber } from '../../../rules/devices/typeStatus.ts'
import { textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { movementName } from '../single/movement.ts'
import { stateName, TypeStatusTag } from '../types/typeColumns.tsx'

type Words = { holderLabel: string; isSingle: boolean }

export const pickColumns = ({ holderLabel, isSingle }: Words): readonly GridColumn<DeviceListItem>[] => [
  {
    key: 'entryNumber',
    header: '№',
    sortBy: 'entryNumber',
    width: '6.4rem',
    onPhone: 'title',
    opens: true,
    cell: ({ entryNumber, supplementsCount, entryDate }) => (
      <CellStack main={shownNumber(entryNumber, supplementsCount) || 'Без номер'} sub={formatDate(entryDate)} />
    ),
  },
  textColumn('measuringDeviceName', 'Наименование', { onPhone: 'bare' }),
  textColumn('measuringType', 'Тип', { width: '7.2rem', onPhone: 'tag' }),
  textColumn('manufacturer', 'Производител', { width: '9.6rem' }),
  textColumn('holderName', holderLabel, { width: '9.6rem', onPhone: 'hide' }),
  {
    ...textColumn('certificateNumber', 'Удостоверение №', { width: '8.8rem' }),
    cell: ({ certificateNumber, validUntil }: DeviceListItem) => (
      <CellStack main={certificateNumber || '–'} sub={validUntil && `до ${formatDate(validUntil)}`} />
    ),
  },
  ...(isSingle ? [textColumn('serialNumber', 'Сериен №', { width: '6.8rem', onPhone: 'line' })] : []),
  {
    key: 'isDraft',
    header: 'Състояние',
    sortBy: 'isDraft',
    width: '8.2rem',
    onPhone: 'tag',
    cell: (row) => (
      <span className="inline-flex flex-column align-items-start gap-1">
        <span>{stateName(row.isDraft)}</span>
        <TypeStatusTag {...row} />
      </span>
    ),
  },
  {
    key: 'isScrapped',
    header: 'Движение',
    width: '5.9rem',
    onPhone: 'hide',
    text: ({ isScrapped }) => movementName(isScrapped),
  },
]
