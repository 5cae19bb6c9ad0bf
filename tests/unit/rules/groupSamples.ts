import type { GroupedInspection } from '../../../src/contract/shapes/inspections.ts'
import { blankGroup } from '../../../src/rules/inspections/groupRules.ts'
import { guid } from './inspectionSamples.ts'

const included = (change: object) => ({
  ...{ guid, number: 'П-1/2026', date: '2026-11-02', departmentId: 68, inspectedPersonName: '', settlementName: '' },
  ...{
    siteName: 'А',
    devicesCount: 3,
    nonConformingCount: 0,
    prescriptionsCount: 0,
    actsCount: 0,
    resultId: 1,
    statusId: 4,
  },
  ...change,
})
export const group: GroupedInspection = {
  ...blankGroup,
  guid,
  number: 'ГП-2/2026',
  name: 'Везни по пазари',
  categories: ['Водомери'],
  dateFrom: '2026-12-01',
  dateTo: '2026-12-18',
  orderNumber: 'РД-09-120',
  orderDate: '2026-11-10',
  leader: { id: 1, name: 'Мария Колева' },
  plan: [
    { departmentId: 68, departmentName: 'Враца', count: 2 },
    { departmentId: 63, departmentName: 'Варна', count: 1 },
  ],
  summary: 'Готово.',
  inspections: [
    included({}),
    included({ number: 'П-2/2026', siteName: 'Б', nonConformingCount: 2, prescriptionsCount: 1, actsCount: 1 }),
    included({ number: 'П-3/2026', statusId: 2 }),
    included({ number: 'П-4/2026', statusId: 5, departmentId: 63 }),
    included({ number: 'П-5/2026', departmentId: 61, siteName: 'В' }),
  ],
}
