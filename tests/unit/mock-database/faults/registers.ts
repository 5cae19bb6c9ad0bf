import { assertFirst, change, changeAll, type Faults, NEVER, ONE_DAY, SUNDAY } from './seedFault.ts'

const isFinished = ({ statusId }: { statusId: number }) => statusId === 4
const isOrdered = ({ basis }: { basis: string }) => basis === 'complaint' || basis === 'signal'

export const faultsOfInspections: Faults = {
  'which inspection was made on the ground of a document that was done with before': (db) => {
    const link = assertFirst(db.caseFileLinks.all().filter(({ kind }) => kind === 'inspection'))
    const file = db.caseFiles.get(link.caseFileGuid)
    if (file) db.put('caseFiles', { ...file, statusId: 2, statusDate: `${NEVER}T10:00:00.000Z` })
  },
  'which inspection bans by its devices and not by its measures, or the other way round': change(
    'inspections',
    () => ({ measures: [] }),
    ({ measures }) => measures.some(({ kind }) => kind === 'ban'),
  ),
  'which act has the number of another one': changeAll('inspections', ({ measures }) => ({
    measures: measures.map((one) => ({ ...one, kind: 'act', number: '7/2026' })),
  })),
  'which prescription was found followed and is not done': (db) => {
    const after = assertFirst(db.inspections.all().filter((one) => one.followsGuid !== null && one.resultId === 1))
    const before = db.inspections.get(after.followsGuid)
    if (before) db.put('inspections', { ...before, measures: before.measures.map((one) => ({ ...one, doneOn: null })) })
  },
  'which mark bears another year than that of its verification': change(
    'inspections',
    ({ devices }) => ({ devices: devices.map((one) => ({ ...one, mark: '07-00001' })) }),
    ({ devices }) => devices.length > 0,
  ),
  'which device has an older mark when it is looked at again': change(
    'inspections',
    ({ devices }) => ({ devices: devices.map((one) => ({ ...one, markValidUntil: NEVER })) }),
    ({ followsGuid, devices }) => followsGuid !== null && devices.length > 0,
  ),
  'who inspected while on leave, on a trip elsewhere, or on a day off': change('inspections', () => ({
    dateFrom: SUNDAY,
  })),
  'which inspection has no inspector, or one of another department': change('inspections', () => ({
    inspectorPersonIds: [],
  })),
  'who was at two inspections on one day': (db) => {
    const [one, other] = db.inspections.all()
    if (one && other)
      db.put('inspections', { ...one, dateFrom: other.dateFrom, inspectorPersonIds: other.inspectorPersonIds })
  },
  'which ground of an inspection is no registered document of before': change(
    'inspections',
    () => ({ basisNumber: 'Ж-9999' }),
    isOrdered,
  ),
  'which complaint, signal or order is about another town or department than its inspection': change(
    'inspections',
    () => ({ settlementName: 'Никъде' }),
    isOrdered,
  ),
  'which group inspection was ordered by no order of before that says of it': change('groupedInspections', () => ({
    orderNumber: 'РД-09-9999',
  })),
  'which inspection of a group lies outside its days, departments or order': change(
    'inspections',
    () => ({ dateFrom: NEVER }),
    ({ groupedInspectionGuid }) => groupedInspectionGuid !== null,
  ),
  'which inspection ended before it began, or at night': change('inspections', () => ({ timeTo: '03:47' }), isFinished),
  'which inspection is finished though it lies ahead': change('inspections', () => ({ dateFrom: ONE_DAY }), isFinished),
  'which follow-up looks after another site, or before the term has passed': change(
    'inspections',
    () => ({ siteName: 'Другаде' }),
    ({ followsGuid }) => followsGuid !== null,
  ),
  'which inspection found violations and gave no measure, or gave one without': change(
    'inspections',
    () => ({ measures: [] }),
    ({ resultId }) => resultId === 2,
  ),
  'which finished inspection has no protocol, or one of somebody who was not there': change(
    'inspections',
    () => ({ protocols: [] }),
    isFinished,
  ),
  'which numbers of inspections fall back in date': change('inspections', () => ({ dateFrom: ONE_DAY })),
  'which case is linked with an inspection that is not on its ground': change(
    'inspections',
    () => ({ basisNumber: 'Ж-9999' }),
    ({ guid }, db) => db.caseFileLinks.by('targetGuid', guid).length > 0,
  ),
}

export const faultsOfDevices: Faults = {
  'which numbers of orders in the registers of types fall back in date within a year': (db) => {
    const years = db.approvedTypes.all().map((one) => (one.orderDate ?? '').slice(0, 4))
    const year = assertFirst(years.filter((one, i) => one !== '' && years.indexOf(one) !== i))
    change(
      'approvedTypes',
      () => ({ orderNumber: 'А-9999' }),
      ({ orderDate }) => orderDate?.startsWith(year) === true,
    )(db)
  },
  'which numbers of devices fall back in date': change('devices', () => ({ entryNumber: 'СИ-99999' })),
  'which numbers of types fall back in date': change('approvedTypes', () => ({ entryDate: ONE_DAY })),
  'which device was scrapped before its last verification or its entry': change('devices', () => ({
    scrappedDate: '2010-01-04',
  })),
  'which type was tested in a laboratory of other devices': change('approvedTypes', () => ({ testReport: '№ 1, ИЛ' })),
}

export const faultsOfVehicles: Faults = {
  'which trip sheet has a number twice, or one before that of a day before': changeAll('fuelExpenses', () => ({
    tripSheetNumber: '7/2026',
  })),
  'which car was filled though its technical inspection had run out': changeAll('vehicleInspections', () => ({
    validTo: NEVER,
  })),
  'which technical inspection was made on a day off': change('vehicleInspections', () => ({ date: SUNDAY })),
  'which vignette does not cost what it cost': change(
    'administrativeExpenses',
    () => ({ amount: '97.01' }),
    ({ kindId }) => kindId === 1,
  ),
  'which car is in repair and has no repair that goes on, or the other way round': changeAll(
    'maintenances',
    ({ date }) => ({
      dateTo: date,
    }),
  ),
  'which electric car had its clutch changed, and who changed tyres out of season': change(
    'maintenances',
    () => ({ date: '2026-07-15' }),
    ({ description }) => description.includes('гуми'),
  ),
  'which identification number is not of the make, or mistyped': change('vehicles', () => ({
    vin: 'TMB00000000000000',
  })),
  'which vignette ends on another day than was paid for': change('vehicles', () => ({ vignetteUntil: '2030-01-01' })),
  'which road tax is for more than a calendar year': change(
    'administrativeExpenses',
    () => ({ periodTo: ONE_DAY }),
    ({ kindId }) => kindId === 2,
  ),
  'which car goes back in kilometres': change('fuelExpenses', () => ({ mileage: 9_999_999 })),
  'which repair or inspection of a car reads another mileage than the fillings around it': change(
    'maintenances',
    () => ({
      mileage: 9_999_999,
    }),
  ),
  'which car in use is not insured today, or is without an inspection': change(
    'vehicleInspections',
    () => ({
      validTo: NEVER,
    }),
    ({ validTo }) => (validTo ?? '') > '2026-11-18',
  ),
  'who filled a car without access to it': change('fuelExpenses', () => ({ driverId: 2 })),
}

export const faultsOfRecords: Faults = {
  'which certificate was issued twice, to somebody else or on another day than the register says': change(
    'documents',
    () => ({ typeId: 20 }),
    ({ number }) => number !== null,
  ),
  'which supplement, extension or duplicate is asked for by who does not hold the type, or when it does not hold':
    change(
      'documents',
      () => ({ correspondentIds: [1] }),
      ({ typeId }) => typeId === 11 || typeId === 17,
    ),
  'which extension is asked for long before the end of its certificate': (db) => {
    const type = assertFirst(db.approvedTypes.all().filter(({ validUntil }) => (validUntil ?? '') > '2030'))
    change('documents', () => ({ typeId: 12, subject: `Продължаване на № ${type.certificateNumber}` }))(db)
  },
  'which case is linked with a type that came of another application': (db) => {
    const file = assertFirst(db.caseFiles.all())
    const type = assertFirst(db.approvedTypes.all())
    const link = { caseFileGuid: file.guid, kind: 'measuringDevice', targetGuid: type.guid } as const
    db.put('caseFileLinks', { key: `${file.guid}:measuringDevice:${type.guid}`, ...link })
  },
  'of which numbers of documents no counter keeps the last': changeAll('counters', () => ({ currentValue: 0 })),
  'what names a person, a department, a correspondent, a document or a record that is not there': (db) => {
    const task = assertFirst(db.tasks.all())
    db.put('tasks', { ...task, documentGuid: '00000000-0000-4000-8000-000000000000' })
  },
  'which subject names a certificate, a contract or a car that is not there': change('documents', () => ({
    subject: 'Фактура по договор № Д-9999/2026',
  })),
  'which device is of a type that is not there, not entered yet, or of another category': change(
    'devices',
    () => ({ measuringDeviceCategory: 'Друга' }),
    ({ typeId }) => typeId !== null,
  ),
  'which supplement is of no type, or older than its type': change('supplements', () => ({ supplementDate: NEVER })),
}
