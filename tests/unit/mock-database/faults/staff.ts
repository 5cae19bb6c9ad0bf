import { assertFirst, at, change, changeAll, type Faults, MONDAY, NEVER, ONE_DAY } from './seedFault.ts'

export const faultsOfStaff: Faults = {
  'which trip is of other kilometres than its road is long': change(
    'businessTrips',
    () => ({ distance: 7 }),
    ({ distance }) => distance !== null,
  ),
  'who travels in a car of a regional department and may not drive it': change('businessTrips', (_, db) => ({
    personId: 4,
    vehicleId: assertFirst(db.vehicles.all().filter(({ departmentId }) => (departmentId ?? 0) >= 61)).id,
  })),
  'which sick leave is presented and nobody presented it': change(
    'sickLeaves',
    () => ({ history: [] }),
    ({ step }) => step === 'approved',
  ),
  'who is away twice on a day': (db) => {
    const [one, other] = db.leaveApplications.all().filter(({ step }) => step === 'closed')
    if (one && other)
      db.put('leaveApplications', {
        ...one,
        personId: other.personId,
        fromDate: other.fromDate,
        toDate: other.toDate,
      })
  },
  'who took a step of a route while away, on a day off or at night': change(
    'leaveApplications',
    ({ history }) => ({ history: history.map((one) => ({ ...one, at: at(MONDAY, '23:59') })) }),
    ({ history }) => history.length > 0,
  ),
  'whose step was taken by somebody else though the person was there': (db) => {
    const [one] = db.persons.all()
    const name = `${one?.firstName} ${one?.middleName} ${one?.lastName}`
    changeAll('leaveApplications', ({ history }) => ({
      history: history.map((entry) => ({ ...entry, insteadOf: name })),
    }))(db)
  },
  'whose step was taken by nobody whom we know': change(
    'leaveApplications',
    ({ history }) => ({ history: history.map((one) => ({ ...one, personName: 'Никой' })) }),
    ({ history }) => history.length > 0,
  ),
  'whose step goes back in time, or lies ahead': change(
    'businessTrips',
    ({ history }) => ({ history: history.toReversed() }),
    ({ history }) => history.length > 2,
  ),
  'who decides of what is their own, or agrees and checks too': change(
    'leaveApplications',
    ({ history }) => ({ history: history.map((one) => ({ ...one, personName: history[0]?.personName ?? '' })) }),
    ({ history }) => history.length > 2,
  ),
  'who stands in for a colleague and is away too': change(
    'leaveApplications',
    ({ personId }) => ({ substituteId: personId }),
    ({ step }) => step === 'closed',
  ),
  'which order was given after the days it orders': change(
    'leaveApplications',
    () => ({ orderDate: ONE_DAY }),
    ({ orderDate }) => orderDate !== null,
  ),
  'which application or order has a number that falls back in date, or was given twice': change(
    'leaveApplications',
    () => ({ date: NEVER }),
    ({ number }) => number.startsWith('О-9/'),
  ),
  'who filled a car while on leave, or on a day off': (db) => {
    const { personId, fromDate } = assertFirst(db.leaveApplications.all().filter(({ step }) => step === 'closed'))
    change('fuelExpenses', () => ({ driverId: personId, date: fromDate }))(db)
  },
  'whose step did somebody take who may not stand in': changeAll('leaveApplications', ({ history }) => ({
    history: history.map((one) => ({ ...one, insteadOf: 'Ивайло Стефанов Великов' })),
  })),
  'which car is on a trip that another trip has it on, or that it is not fit for': (db) => {
    const [one, other] = db.businessTrips.all().filter(({ step, vehicleId }) => step === 'closed' && vehicleId !== null)
    if (one && other)
      db.put('businessTrips', { ...one, vehicleId: other.vehicleId, fromDate: other.fromDate, toDate: other.toDate })
  },
  'whose ЕГН is not the only one': (db) => {
    const [one, other] = db.persons.all()
    if (one && other) db.put('persons', { ...one, egn: other.egn })
  },
  'which expense report is older than its trip, or of somebody else': change('expenseReports', () => ({ date: NEVER })),
  'who has used more days of a leave than are due': change(
    'leaveApplications',
    ({ fromDate }) => ({
      fromDate: fromDate.replace(/-\d\d-\d\d$/u, '-01-02'),
      toDate: fromDate.replace(/-\d\d-\d\d$/u, '-12-30'),
    }),
    ({ step, forYear }) => step === 'closed' && forYear === 2026,
  ),
}
