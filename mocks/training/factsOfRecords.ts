import {
  InspectionStatus,
  inspectionKindLabels,
  inspectionResultLabels,
  inspectionStatusLabels,
} from '../../src/contract/inspectionKinds.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import {
  accessRightLabels,
  fuelLabels,
  insuranceKindLabels,
  maintenanceKindLabels,
  inspectionResultLabels as vehicleResultLabels,
} from '../../src/contract/vehicleKinds.ts'
import { addDays, addMonths, daysBetween } from '../../src/dates/civilDate.ts'
import { kindIn, kindLabels } from '../../src/rules/staff/staffKinds.ts'
import { stepLabels } from '../../src/rules/staff/staffRoute.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { DeviceTypeRow } from '../devices/deviceRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { StaffRow } from '../staff/staffTableRows.ts'
import { tripName } from '../staff/staffViews.ts'
import type { FuelExpenseRow } from '../vehicles/vehicleRows.ts'
import { vehicleView } from '../vehicles/vehicleViews.ts'
import { factsFrom } from './factSource.ts'
import { partyName, personName } from './factText.ts'

const correspondentName = (db: MockDatabase, id: number | null): string => {
  const row = db.correspondents.get(id)
  return row ? correspondentNameOf(row) : ''
}
const ofVehicle = (db: MockDatabase, id: number) => ({ vehicle: db.vehicles.get(id)?.registrationNumber ?? '' })

const daysIn = (from: string | null, to: string | null): number | null =>
  from && to ? daysBetween(from, to) + 1 : null

const sincePrevious = (db: MockDatabase, { id, vehicleId, mileage }: FuelExpenseRow): number | null => {
  if (mileage === null) return null
  const others = db.fuelExpenses.by('vehicleId', vehicleId).filter((one) => one.id !== id)
  const earlier = others.flatMap((one) => (one.mileage !== null && one.mileage < mileage ? [one.mileage] : []))
  return earlier.length === 0 ? null : mileage - Math.max(...earlier)
}

const lastFilled = (db: MockDatabase, vehicleId: number): number | null => {
  const known = db.fuelExpenses.by('vehicleId', vehicleId).flatMap(({ mileage }) => mileage ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

const MONTHS_OF_YEAR = 12

const ofStaff = (db: MockDatabase, kind: StaffKind, row: StaffRow) => ({
  number: row.number,
  person: personName(db, row.personId),
  kind: kindIn(kindLabels[kind], row.kind),
  from: row.fromDate,
  to: row.toDate,
  step: stepLabels[kind][row.step],
  note: row.note,
  moves: row.history.map(({ move, personName: by }) => `${move}: ${by}`),
})

const ofType = (db: MockDatabase, row: DeviceTypeRow) => ({
  guid: row.guid,
  entryNumber: row.entryNumber,
  entryDate: row.entryDate,
  name: row.measuringDeviceName,
  designation: row.measuringType,
  category: row.measuringDeviceCategory,
  manufacturer: row.manufacturer,
  holder: correspondentName(db, row.holderCorrespondentId),
  holderParty: partyName(db, row.holderCorrespondentId),
  holderId: String(row.holderCorrespondentId ?? ''),
  certificate: row.certificateNumber,
  certificateDate: row.certificateDate,
  validUntil: row.validUntil,
  isDraft: row.isDraft,
  isCancelled: row.cancellations.length > 0,
})

export const factsOfRecords = {
  leave: factsFrom('leaveApplications', (db, row) => ({
    ...ofStaff(db, 'leave', row),
    days: daysIn(row.fromDate, row.toDate),
    substitute: personName(db, row.substituteId),
    orderNumber: row.orderNumber,
  })),
  trip: factsFrom('businessTrips', (db, row) => ({
    ...ofStaff(db, 'trip', row),
    substitute: personName(db, row.substituteId),
    orderNumber: row.orderNumber,
    place: row.place,
    transport: row.transport,
    task: row.task,
    advance: row.advance,
  })),
  sickLeave: factsFrom('sickLeaves', (db, row) => ({
    ...ofStaff(db, 'sickLeave', row),
    presentedOn: row.presentedOn,
    facility: row.facility,
  })),
  expenseReport: factsFrom('expenseReports', (db, row) => {
    const trip = db.businessTrips.get(row.tripId)
    return {
      ...ofStaff(db, 'expense', row),
      trip: trip ? tripName(trip) : '',
      expenses: row.expenses.map(({ document }) => document),
      total: row.expenses.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0).toFixed(2),
    }
  }),
  vehicle: factsFrom('vehicles', (db, row) => {
    const view = vehicleView(db, row)
    return {
      number: row.registrationNumber,
      make: row.make,
      model: row.model,
      status: view.statusName,
      fuel: labelIn(fuelLabels, row.fuelId),
      lastFilled: lastFilled(db, row.id),
      department: view.departmentName,
      responsible: view.responsibleName,
      vignetteUntil: row.vignetteUntil,
      liabilityUntil: view.liabilityUntil,
      inspectionUntil: view.inspectionUntil,
    }
  }),
  policy: factsFrom('vehicleInsurances', (db, row) => ({
    ...ofVehicle(db, row.vehicleId),
    kind: labelIn(insuranceKindLabels, row.kindId),
    insurer: row.insurer,
    number: row.policyNumber,
    from: row.validFrom,
    to: row.validTo,
    days: daysIn(row.validFrom, row.validTo),
    dayAfter: row.validTo === null ? null : addDays(row.validTo, 1),
    isRenewal: db.vehicleInsurances
      .by('vehicleId', row.vehicleId)
      .some(
        ({ kindId, validTo }) => kindId === row.kindId && validTo !== null && addDays(validTo, 1) === row.validFrom,
      ),
    isWholeYear:
      row.validFrom !== null &&
      row.validTo !== null &&
      addDays(row.validTo, 1) === addMonths(row.validFrom, MONTHS_OF_YEAR),
    amount: row.amount,
    instalments: row.instalments.length,
    paidInstalments: row.instalments.filter(({ paidOn }) => paidOn !== null).length,
  })),
  vehicleInspection: factsFrom('vehicleInspections', (db, row) => ({
    ...ofVehicle(db, row.vehicleId),
    date: row.date,
    to: row.validTo,
    result: labelIn(vehicleResultLabels, row.resultId),
    station: row.station,
    mileage: row.mileage,
  })),
  vehicleAccess: factsFrom('vehicleAccesses', (db, row) => ({
    ...ofVehicle(db, row.vehicleId),
    person: personName(db, row.personId),
    right: labelIn(accessRightLabels, row.rightId, 'n'),
    from: row.dateFrom,
    to: row.dateTo,
  })),
  fuel: factsFrom('fuelExpenses', (db, row) => ({
    ...ofVehicle(db, row.vehicleId),
    driver: personName(db, row.driverId),
    date: row.date,
    quantity: row.quantity,
    amount: row.amount,
    mileage: row.mileage,
    sincePrevious: sincePrevious(db, row),
  })),
  maintenance: factsFrom('maintenances', (db, row) => ({
    ...ofVehicle(db, row.vehicleId),
    kind: labelIn(maintenanceKindLabels, row.kindId),
    date: row.date,
    amount: [row.partsAmount, row.labourAmount, row.vatAmount]
      .reduce((sum, amount) => sum + Number(amount ?? 0), 0)
      .toFixed(2),
    mileage: row.mileage,
  })),
  inspection: factsFrom('inspections', (db, row) => ({
    guid: row.guid,
    number: row.number,
    kind: labelIn(inspectionKindLabels, row.kindId),
    status: labelIn(inspectionStatusLabels, row.statusId),
    inspected: correspondentName(db, row.inspectedCorrespondentId),
    inspectedParty: partyName(db, row.inspectedCorrespondentId),
    inspectedId: String(row.inspectedCorrespondentId ?? ''),
    inspectors: row.inspectorPersonIds.map((id) => personName(db, id)),
    department: db.departments.get(row.departmentId)?.name ?? '',
    from: row.dateFrom,
    to: row.dateTo,
    result: labelIn(inspectionResultLabels, row.resultId),
    findings: row.findings,
    devices: row.devices.map(({ serialNumber }) => serialNumber),
    deviceCount: row.devices.length,
    deviceCategories: row.devices.map(({ category }) => category),
    nonConforming: row.devices.flatMap(({ serialNumber, isConforming }) =>
      isConforming === false ? [serialNumber] : [],
    ),
    violations: row.devices.flatMap(({ violation }) => (violation ? [violation] : [])),
    measures: row.measures.map(({ text }) => text),
    group: db.groupedInspections.get(row.groupedInspectionGuid)?.number ?? '',
    follows: db.inspections.get(row.followsGuid)?.number ?? '',
    hasProtocol: row.protocols.length > 0,
    basis: row.basis,
    basisNumber: row.basisNumber,
    annulledBecause: row.annulledBecause,
  })),
  groupInspection: factsFrom('groupedInspections', (db, row) => {
    const own = db.inspections.by('groupedInspectionGuid', row.guid)
    return {
      guid: row.guid,
      number: row.number,
      name: row.name,
      theme: row.theme,
      status: labelIn(inspectionStatusLabels, row.statusId),
      departments: row.departmentIds.map((id) => db.departments.get(id)?.name ?? ''),
      departmentCount: row.departmentIds.length,
      categories: row.categories,
      orderNumber: row.orderNumber,
      orderDate: row.orderDate,
      leader: personName(db, row.leaderPersonId),
      from: row.dateFrom,
      to: row.dateTo,
      days: daysIn(row.dateFrom, row.dateTo),
      inspections: own.map(({ number }) => number),
      finishedInspections: own.filter(({ statusId }) => statusId === InspectionStatus.FINISHED).length,
      summary: row.summary,
    }
  }),
  approvedType: factsFrom('approvedTypes', ofType),
  registeredType: factsFrom('registeredTypes', ofType),
  supplement: factsFrom('supplements', (db, row) => ({
    guid: row.guid,
    type: (db.approvedTypes.get(row.typeGuid) ?? db.registeredTypes.get(row.typeGuid))?.entryNumber ?? '',
    number: row.number,
    date: row.supplementDate,
    description: row.supplementDescription,
    isDraft: row.isDraft,
  })),
  device: factsFrom('devices', (db, row) => ({
    guid: row.guid,
    entryNumber: row.entryNumber,
    name: row.measuringDeviceName,
    serialNumber: row.serialNumber,
    owner: correspondentName(db, row.ownerCorrespondentId),
    ownerParty: partyName(db, row.ownerCorrespondentId),
  })),
  libraryDocument: factsFrom('libraryDocuments', (db, row) => ({
    title: row.title,
    number: row.number,
    folder: db.libraryFolders.get(row.folderId)?.name ?? '',
    isWithdrawn: row.isWithdrawn,
    versions: db.libraryVersions.by('documentId', row.id).length,
    keywords: row.keywords,
  })),
}
