import { countsAsAway } from '../../../../src/rules/staff/staffRoute.ts'
import {
  assertFirst,
  at,
  change,
  changeAll,
  type Faults,
  MONDAY,
  NEVER,
  ONE_DAY,
  type SeedFault,
  SUNDAY,
} from './seedFault.ts'

const isOfInspection = ({ groundKind }: { groundKind: string }) => groundKind === 'inspection'
const isMade = ({ step, groundKind }: { step: Parameters<typeof countsAsAway>[0]; groundKind: string }) =>
  countsAsAway(step) && groundKind === 'inspection'
const isClosed = ({ step }: { step: string }) => step === 'closed'

export const faultsOfTrips: Faults = {
  'which inspector travels where there is nothing to inspect': change(
    'businessTrips',
    () => ({ place: 'Никъде' }),
    isMade,
  ),
  'which trip names an inspection that its traveller does not make there': change(
    'businessTrips',
    () => ({ groundNumber: 'П-9999/2026' }),
    isMade,
  ),
  'which trip is said to be for other devices than its inspections': change(
    'businessTrips',
    () => ({ task: 'Проверка на часовници' }),
    isMade,
  ),
  'which trip to a court or a regional department leads where there is none': change('businessTrips', () => ({
    ...{ task: 'Процесуално представителство пред административен съд', place: 'Ботевград' },
  })),
  'who goes by train where no train goes': change('businessTrips', () => ({ transport: 'train', place: 'Смолян' })),
  'which trip has been over for three days and nobody reported it': changeAll('expenseReports', () => ({
    tripId: null,
  })),
  'which report came later than three days after the trip': change('expenseReports', () => ({ date: ONE_DAY })),
  'which trip is closed otherwise than by the end of its report': change(
    'businessTrips',
    () => ({ step: 'approved' as const }),
    isClosed,
  ),
  'who slept for less than any hotel takes': change(
    'expenseReports',
    ({ expenses }) => ({ expenses: expenses.map((one) => ({ ...one, amount: '12.90' })) }),
    ({ expenses }) => expenses.some(({ kind }) => kind === 'lodging'),
  ),
  'which expense of a trip is of a day outside it': change(
    'expenseReports',
    ({ expenses }) => ({ expenses: expenses.map((one) => ({ ...one, date: ONE_DAY })) }),
    ({ expenses }) => expenses.length > 0,
  ),
  'who paid for a ticket on a trip in a company car': (db) => {
    const trip = assertFirst(db.businessTrips.all().filter((one) => one.vehicleId !== null && isClosed(one)))
    const report = assertFirst(db.expenseReports.by('tripId', trip.id))
    const line = { kind: 'travel', date: trip.toDate, document: '', supplier: '', amount: '10.00', vat: null }
    db.put('expenseReports', { ...report, expenses: [...report.expenses, line] })
  },
  'who applied for leave because of a death before it can have been known': change('leaveApplications', () => ({
    kind: 'bereavement',
    date: NEVER,
  })),
  'who fell sick at a doctor’s on a day off': change('sickLeaves', () => ({ issuedOn: SUNDAY, regimen: 'home' })),
  'who is in hospital where there are no beds': change('sickLeaves', () => ({
    ...{ regimen: 'hospital', facility: 'ДКЦ „Пример“ ЕООД' },
  })),
  'which leave was checked without the paper that proves its reason': (db) => {
    const papers = db.recordFiles.all().filter(({ owner }) => owner.startsWith('leaveApplications/'))
    for (const { guid } of papers) db.remove('recordFiles', guid)
  },
  'who takes unpaid leave for what has a leave of its own': change('leaveApplications', () => ({
    ...{ kind: 'unpaid', note: 'Явяване като свидетел по призовка' },
  })),
  'which leave or trip begins on a day off': change('businessTrips', () => ({ fromDate: SUNDAY }), isOfInspection),
  'which sick leave was brought before it ended, or on a day off': change(
    'sickLeaves',
    () => ({ presentedOn: NEVER }),
    ({ presentedOn }) => presentedOn !== null,
  ),
}

export const faultsOfCarsOnTrips: Faults = {
  'who filled a car that a colleague had on a trip, or while away without it': (db) => {
    const trip = assertFirst(
      db.businessTrips
        .all()
        .filter(({ vehicleId, step }) => isClosed({ step }) && (db.vehicles.get(vehicleId)?.departmentId ?? 0) >= 61),
    )
    const filling = assertFirst(db.fuelExpenses.by('vehicleId', trip.vehicleId ?? 0))
    db.put('fuelExpenses', { ...filling, date: trip.fromDate, driverId: 1 })
  },
  'which car went fewer kilometres than its trips are long': changeAll('businessTrips', () => ({ distance: 9999 })),
  'which car was repaired or inspected while on a trip': (db) => {
    const trip = assertFirst(db.businessTrips.all().filter((one) => one.vehicleId !== null && isClosed(one)))
    const work = assertFirst(db.maintenances.by('vehicleId', trip.vehicleId ?? 0))
    db.put('maintenances', { ...work, date: trip.fromDate })
  },
  'which car went further than a tank lasts': changeAll('vehicles', () => ({ tankCapacity: 5 })),
  'which car burns far more or less than its norm': change(
    'fuelExpenses',
    () => ({ quantity: 1 }),
    (one, db) =>
      db.fuelExpenses.by('vehicleId', one.vehicleId ?? 0).some(({ mileage }) => (mileage ?? 0) < (one.mileage ?? 0)),
  ),
  'which car was filled twice on a day': changeAll('fuelExpenses', () => ({ date: MONDAY })),
  'which expense of a car is of a day before it was bought or after it left': change('fuelExpenses', () => ({
    date: NEVER,
  })),
  'which trip was made with a car that its department does not have': change('businessTrips', (_, db) => ({
    personId: 1,
    vehicleId: assertFirst(db.vehicles.all().filter(({ departmentId }) => (departmentId ?? 0) >= 61)).id,
  })),
}

const withoutActionsOn =
  (...kinds: readonly string[]): SeedFault =>
  (db) => {
    for (const { id, objectKind } of db.userActions.all()) if (kinds.includes(objectKind)) db.remove('userActions', id)
  }

export const faultsOfContents: Faults = {
  'which move of a leave, a trip or a report of the last weeks is not in the journal': withoutActionsOn(
    'Заявление за отпуск',
    'Командировка',
  ),
  'which entry in a register of types or devices of the last weeks is not in the journal': withoutActionsOn(
    'Одобрен тип СИ',
    'Средство за измерване',
  ),
  'what the journal says of a record of the staff that has no such move': change(
    'userActions',
    () => ({ personId: 1 }),
    ({ objectKind }) => objectKind === 'Командировка',
  ),
  'which type was tested, certified or ordered on a day off, or tested after it was certified': change(
    'approvedTypes',
    () => ({ testReport: '№ 348-ИЛ/01.05.2018, ИЛ' }),
    ({ isDraft }) => !isDraft,
  ),
  'which type has a range that its characteristics do not say': change(
    'approvedTypes',
    () => ({ measuringRange: 'от 0 до 77 mg/L' }),
    ({ metrologicalCharacteristics }) => metrologicalCharacteristics.some(({ name }) => name.startsWith('Обхват')),
  ),
  'which balance has more divisions than its class allows': change('approvedTypes', () => ({
    measuringDeviceName: 'Електронна везна',
    metrologicalCharacteristics: [
      { name: 'Максимален товар Max', value: '60', unit: 'kg' },
      { name: 'Стойност на скалното деление e', value: '2', unit: 'g' },
    ],
  })),
  'which device was made before its type was entered, or after it had ended': change(
    'devices',
    () => ({ productionYear: 2050 }),
    ({ typeId }) => typeId !== null,
  ),
  'which device was verified for the first time years after it was made, or again in its first year': change(
    'devices',
    () => ({ productionYear: 1999, verificationKindId: 1 }),
  ),
  'which group inspection tells of violations that were not found, or of none though they were': changeAll(
    'groupedInspections',
    () => ({ summary: 'Всичко е проверено.' }),
  ),
  'which group inspection counts other inspections than were planned and made': change(
    'groupedInspections',
    () => ({ plannedCounts: [500] }),
    ({ summary }) => summary !== '',
  ),
  'which inspected device was made after it was marked': change(
    'inspections',
    ({ devices }) => ({ devices: devices.map((one) => ({ ...one, serialNumber: '99-00001' })) }),
    ({ devices }) => devices.length > 0,
  ),
  'who kept inspectors out and got no act': change('inspections', () => ({ resultId: 3, measures: [] })),
  'which protocol is of another day, place or number than its inspection': change(
    'inspections',
    () => ({ settlementName: 'Никъде' }),
    ({ protocols }) => protocols.length > 0,
  ),
  'which measure is of another day than its inspection, or to be done before it': change(
    'inspections',
    ({ measures }) => ({ measures: measures.map((one) => ({ ...one, until: NEVER })) }),
    ({ measures }) => measures.length > 0,
  ),
  'which document of the library was uploaded before it was issued': change('libraryDocuments', () => ({
    date: ONE_DAY,
  })),
  'which order that the library names is another one in the register': (db) => {
    const order = assertFirst(db.documents.all().filter(({ number, typeId }) => number !== null && typeId === 42))
    const date = `${(order.dateRegistered ?? '').slice(0, 4)}-12-31`
    change('libraryDocuments', () => ({ number: `Заповед № ${order.number}`, date }))(db)
  },
  'which version in the library is older than the one before it, or came on a day off': change(
    'libraryVersions',
    () => ({ dateUploaded: at(SUNDAY) }),
  ),
}
