import type { LeaveApplication } from '../../../src/contract/shapes/staff.ts'
import { createTestBackend } from './createTestBackend.ts'

const blank = {
  id: 0,
  number: '',
  date: null,
  positionName: '',
  departmentName: '',
  authorId: null,
  note: '',
  step: 'draft' as const,
  performers: [],
  history: [],
  substitute: null,
  orderNumber: '',
  orderDate: null,
}
export const setUp = async () => {
  const { db, as } = createTestBackend(40)
  const busy = new Set(
    [...db.leaveApplications.all(), ...db.businessTrips.all()].flatMap((row) =>
      row.toDate > '2027-01-10' ? [row.personId] : [],
    ),
  )
  const person = db.persons
    .all()
    .find(({ id, positionId }) => !busy.has(id) && db.positions.get(positionId)?.name === 'Инспектор')!
  const leave: LeaveApplication = {
    ...blank,
    person: { id: person.id, name: '' },
    kind: 'annual',
    fromDate: '2027-01-18',
    toDate: '2027-01-22',
    days: null,
    forYear: 2027,
    plannedToDate: null,
    fileCount: null,
  }
  return { db, person, leave, administrator: await as('administrator'), as }
}
