import type { StaffStep } from '../../../src/contract/shapes/staff.ts'
import { officialCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'

export const calendar = officialCalendar()
export const author = { id: 5, name: 'Гинка Запрянова Попчева' }
export const facts = {
  id: 1,
  number: 'О-1/2026',
  date: null,
  person: author,
  positionName: '',
  departmentName: '',
  authorId: 5,
  kind: '',
  fromDate: '2026-06-01',
  toDate: '2026-06-05',
  note: '',
  step: 'draft' as StaffStep,
  performers: [],
  history: [],
}
