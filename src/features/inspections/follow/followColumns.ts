import type { DeviceToFollow } from '../../../contract/shapes/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { regionalDepartmentTown } from '../../../rules/words/departmentName.ts'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'

export const keyOf = ({ inspectionGuid, key }: DeviceToFollow): string => `${inspectionGuid}/${key}`

export const followColumns: readonly GridColumn<DeviceToFollow>[] = [
  {
    key: 'site',
    header: 'Обект',
    onPhone: 'bare',
    text: ({ siteName, settlementName }) => `${siteName}, ${settlementName}`,
  },
  { key: 'person', header: 'Лице', onPhone: 'bare', text: ({ inspectedPersonName }) => inspectedPersonName },
  { key: 'name', header: 'СИ', onPhone: 'title', text: ({ name }) => name },
  { key: 'type', header: 'Тип', width: '5.5rem', onPhone: 'line', text: ({ measuringType }) => measuringType },
  { key: 'serial', header: 'Сериен №', width: '6.2rem', onPhone: 'line', text: ({ serialNumber }) => serialNumber },
  { key: 'violation', header: 'Нарушение', onPhone: 'bare', text: ({ violation }) => violation },
  { key: 'until', header: 'Срок', width: '6rem', onPhone: 'tag', nowrap: true, text: ({ until }) => formatDate(until) },
  {
    key: 'date',
    header: 'Дата на проверката',
    width: '6.4rem',
    onPhone: 'line',
    nowrap: true,
    text: ({ inspectionDate }) => formatDate(inspectionDate),
  },
  {
    key: 'department',
    header: 'Регионален отдел',
    width: '7rem',
    onPhone: 'line',
    text: ({ departmentName }) => regionalDepartmentTown(departmentName),
  },
]
