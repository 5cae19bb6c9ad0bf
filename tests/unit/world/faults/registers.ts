import { change, type Faults, first, NEVER, ONE_DAY, SUNDAY } from './fault.ts'

const isFinished = ({ statusId }: { statusId: number }) => statusId === 4
const isOrdered = ({ basis }: { basis: string }) => basis === 'complaint' || basis === 'signal'

export const faultsOfInspections: Faults = {
  'who inspected while on leave, on a trip elsewhere, or on a day off': change('inspections', () => ({
    dateFrom: SUNDAY,
  })),
  'which inspection has no inspector, or one of another department': change('inspections', () => ({
    inspectorPersonIds: [],
  })),
  'who was at two inspections on one day': (world) => {
    const [one, other] = world.inspections.all()
    if (one && other)
      world.put('inspections', { ...one, dateFrom: other.dateFrom, inspectorPersonIds: other.inspectorPersonIds })
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
    ({ guid }, world) => world.caseFileLinks.by('targetGuid', guid).length > 0,
  ),
}

export const faultsOfDevices: Faults = {
  'which numbers of devices fall back in date': change('devices', () => ({ entryNumber: 'СИ-99999' })),
  'which numbers of types fall back in date': change('approvedTypes', () => ({ entryDate: ONE_DAY })),
  'which device was scrapped before its last verification or its entry': change('devices', () => ({
    scrappedDate: '2010-01-04',
  })),
  'which type was tested in a laboratory of other devices': change('approvedTypes', () => ({ testReport: '№ 1, ИЛ' })),
}

export const faultsOfVehicles: Faults = {
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
  'what names a person, a department, a correspondent, a document or a record that is not there': (world) => {
    const task = first(world.tasks.all())
    world.put('tasks', { ...task, documentGuid: '00000000-0000-4000-8000-000000000000' })
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
