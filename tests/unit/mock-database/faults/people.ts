import { assertFirst, at, change, changeAll, type Faults, NEVER, ONE_DAY, type SeedFault, SUNDAY } from './seedFault.ts'

const isGranted = ({ step }: { step: string }) => step === 'closed' || step === 'approved'
const outsider: SeedFault = change('recordFiles', (_, db) => ({
  personId: assertFirst(db.users.all().filter(({ roles }) => roles.length === 0)).personId,
}))

export const faultsOfPeople: Faults = {
  'who shares an account name, an e-mail address or a telephone with a colleague': changeAll('persons', () => ({
    phone: '02/000 00 00',
  })),
  'which personal number or number of a firm is borne by two': change('persons', (_, db) => ({
    egn: db.persons.all().at(-1)?.egn ?? '',
  })),
  'which account belongs to nobody, to somebody with another one, or has a role twice': change('users', () => ({
    personId: 9999,
  })),
  'who has a position of another department': change('persons', () => ({ departmentId: 9999 })),
  'which position has fewer places than people, or which department has no head or two': change('positions', () => ({
    headcount: 0,
  })),
  'which department has nobody at work on a working day': (db) => {
    const leave = assertFirst(
      db.leaveApplications
        .all()
        .filter((one) => isGranted(one) && one.fromDate > '2026-06-01' && one.fromDate < '2026-11-01'),
    )
    const { departmentId } = assertFirst(db.persons.all().filter((one) => one.departmentId === 11))
    for (const [i, { id }] of db.persons.by('departmentId', departmentId).entries())
      db.put('leaveApplications', { ...leave, id: 9000 + i, personId: id })
  },
  'who had two leaves for a marriage within a year': changeAll(
    'leaveApplications',
    () => ({ kind: 'marriage', personId: 1, fromDate: '2026-03-02' }),
    isGranted,
  ),
  'which leave for giving blood is not of two days': change(
    'leaveApplications',
    ({ fromDate }) => ({ kind: 'bloodDonation', toDate: fromDate }),
    isGranted,
  ),
  'which sick leave is longer than one doctor may write, or has the number of another one or of another year': change(
    'sickLeaves',
    () => ({ toDate: ONE_DAY }),
  ),
  'who stands in for a colleague of another department': change(
    'leaveApplications',
    ({ personId }) => ({ substituteId: personId }),
    ({ substituteId }) => substituteId !== null,
  ),
  'who put a file into a register, ran an external report or filled the library and may not': outsider,
  'which correspondent wrote before it was entered, or is entered after now': change('correspondents', () => ({
    dateCreated: at(ONE_DAY),
  })),
}

export const faultsOfCars: Faults = {
  'which car was bought or registered on a day off, or insured before it was bought': change('vehicles', () => ({
    acquisitionDate: SUNDAY,
  })),
  'which policy, protocol, invoice or receipt of a car has the number of another one': changeAll(
    'vehicleInsurances',
    () => ({ policyNumber: 'BG/03/1' }),
  ),
  'which car was filled while it stood in a garage': (db) => {
    const { vehicleId } = assertFirst(db.fuelExpenses.all())
    const work = assertFirst(db.maintenances.by('vehicleId', vehicleId))
    db.put('maintenances', { ...work, date: NEVER, dateTo: null })
  },
}

const isDraft = ({ isDraft }: { isDraft: boolean }) => isDraft
export const faultsOfTypes: Faults = {
  'which draft in a register of types has a number, a certificate or an order already': change(
    'supplements',
    () => ({ orderNumber: 'А-1' }),
    isDraft,
  ),
  'which supplements of a type are not numbered one after another by date': change(
    'supplements',
    () => ({ number: 7 }),
    (row) => !isDraft(row),
  ),
  'which sign of an approved type bears another number or year than its certificate': change('approvedTypes', () => ({
    approvalSign: 'BG 01 1',
  })),
  'who holds a type as its maker and did not make it': change('approvedTypes', () => ({
    holderRoleId: 1,
    manufacturer: 'Никой',
  })),
  'which device stands outside the region of its department': change('devices', () => ({ siteAddress: 'Никъде, 1' })),
  'which mark of a device holds longer or shorter than its kind is checked': change(
    'devices',
    () => ({ validUntil: ONE_DAY }),
    ({ validUntil }) => validUntil !== null,
  ),
  'which two devices of one type have the same number of the factory': changeAll('devices', () => ({
    ...{ manufacturer: 'Един', measuringType: 'A-1', serialNumber: '1' },
  })),
}

const isFinished = ({ statusId }: { statusId: number }) => statusId === 4
export const faultsOfVisits: Faults = {
  'who was present at an inspection as the owner of what has none': (db) => {
    const firm = assertFirst(db.correspondents.all().filter(({ entityName }) => entityName?.endsWith('АД') === true))
    change(
      'inspections',
      () => ({ inspectedCorrespondentId: firm.id, representativePosition: 'собственик' }),
      isFinished,
    )(db)
  },
  'which inspection that is not made has something found, or is a draft of a day before today': change(
    'inspections',
    () => ({ statusId: 2 }),
    isFinished,
  ),
  'which protocol prescribes something else than the inspection': change(
    'inspections',
    () => ({ followUpUntil: ONE_DAY }),
    isFinished,
  ),
  'which obstructed inspection looked at devices': change(
    'inspections',
    () => ({ resultId: 3 }),
    ({ devices }) => devices.length > 0,
  ),
  'which numbers of acts fall back in date within a year, or are of another year': change(
    'inspections',
    ({ measures }) => ({ measures: measures.map((one) => ({ ...one, kind: 'act', number: '1/1999' })) }),
    ({ measures }) => measures.length > 0,
  ),
  'which inspection was made outside the region of its department': change('inspections', () => ({
    settlementName: 'Никъде',
  })),
}
