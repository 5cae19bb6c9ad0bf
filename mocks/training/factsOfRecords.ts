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
import { correspondentNameOf } from '../correspondents/names.ts'
import type { DeviceTypeRow } from '../devices/rows.ts'
import type { World } from '../engine/world.ts'
import type { StaffRow } from '../staff/rows.ts'
import { tripName } from '../staff/views.ts'
import type { FuelExpenseRow } from '../vehicles/rows.ts'
import { vehicleView } from '../vehicles/views.ts'
import { factsFrom } from './factSource.ts'
import { partyName, personName } from './factWords.ts'

const correspondentName = (world: World, id: number | null): string => {
  const row = world.correspondents.get(id)
  return row ? correspondentNameOf(row) : ''
}
const ofVehicle = (world: World, id: number) => ({ vehicle: world.vehicles.get(id)?.registrationNumber ?? '' })

const daysIn = (from: string | null, to: string | null): number | null =>
  from && to ? daysBetween(from, to) + 1 : null

/** Kilometres since the previous refuelling of the vehicle; null for the first. */
const sincePrevious = (world: World, { id, vehicleId, mileage }: FuelExpenseRow): number | null => {
  if (mileage === null) return null
  const others = world.fuelExpenses.by('vehicleId', vehicleId).filter((one) => one.id !== id)
  const earlier = others.flatMap((one) => (one.mileage !== null && one.mileage < mileage ? [one.mileage] : []))
  return earlier.length === 0 ? null : mileage - Math.max(...earlier)
}

const lastFilled = (world: World, vehicleId: number): number | null => {
  const known = world.fuelExpenses.by('vehicleId', vehicleId).flatMap(({ mileage }) => mileage ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

const MONTHS_OF_YEAR = 12

const ofStaff = (world: World, kind: StaffKind, row: StaffRow) => ({
  number: row.number,
  person: personName(world, row.personId),
  kind: kindIn(kindLabels[kind], row.kind),
  from: row.fromDate,
  to: row.toDate,
  step: stepLabels[kind][row.step],
  note: row.note,
  moves: row.history.map(({ move, personName: by }) => `${move}: ${by}`),
})

const ofType = (world: World, row: DeviceTypeRow) => ({
  guid: row.guid,
  entryNumber: row.entryNumber,
  entryDate: row.entryDate,
  name: row.measuringDeviceName,
  designation: row.measuringType,
  category: row.measuringDeviceCategory,
  manufacturer: row.manufacturer,
  holder: correspondentName(world, row.holderCorrespondentId),
  holderParty: partyName(world, row.holderCorrespondentId),
  holderId: String(row.holderCorrespondentId ?? ''),
  certificate: row.certificateNumber,
  certificateDate: row.certificateDate,
  validUntil: row.validUntil,
  isDraft: row.isDraft,
  isCancelled: row.cancellations.length > 0,
})

export const factsOfRecords = {
  leave: factsFrom('leaveApplications', (world, row) => ({
    ...ofStaff(world, 'leave', row),
    days: daysIn(row.fromDate, row.toDate),
    substitute: personName(world, row.substituteId),
    orderNumber: row.orderNumber,
  })),
  trip: factsFrom('businessTrips', (world, row) => ({
    ...ofStaff(world, 'trip', row),
    substitute: personName(world, row.substituteId),
    orderNumber: row.orderNumber,
    place: row.place,
    transport: row.transport,
    task: row.task,
    advance: row.advance,
  })),
  sickLeave: factsFrom('sickLeaves', (world, row) => ({
    ...ofStaff(world, 'sickLeave', row),
    presentedOn: row.presentedOn,
    facility: row.facility,
  })),
  expenseReport: factsFrom('expenseReports', (world, row) => {
    const trip = world.businessTrips.get(row.tripId)
    return {
      ...ofStaff(world, 'expense', row),
      trip: trip ? tripName(trip) : '',
      expenses: row.expenses.map(({ document }) => document),
      total: row.expenses.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0).toFixed(2),
    }
  }),
  vehicle: factsFrom('vehicles', (world, row) => {
    const view = vehicleView(world, row)
    return {
      number: row.registrationNumber,
      make: row.make,
      model: row.model,
      status: view.statusName,
      fuel: labelIn(fuelLabels, row.fuelId),
      lastFilled: lastFilled(world, row.id),
      department: view.departmentName,
      responsible: view.responsibleName,
      vignetteUntil: row.vignetteUntil,
      liabilityUntil: view.liabilityUntil,
      inspectionUntil: view.inspectionUntil,
    }
  }),
  policy: factsFrom('vehicleInsurances', (world, row) => ({
    ...ofVehicle(world, row.vehicleId),
    kind: labelIn(insuranceKindLabels, row.kindId),
    insurer: row.insurer,
    number: row.policyNumber,
    from: row.validFrom,
    to: row.validTo,
    days: daysIn(row.validFrom, row.validTo),
    dayAfter: row.validTo === null ? null : addDays(row.validTo, 1),
    isRenewal: world.vehicleInsurances
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
  vehicleInspection: factsFrom('vehicleInspections', (world, row) => ({
    ...ofVehicle(world, row.vehicleId),
    date: row.date,
    to: row.validTo,
    result: labelIn(vehicleResultLabels, row.resultId),
    station: row.station,
    mileage: row.mileage,
  })),
  vehicleAccess: factsFrom('vehicleAccesses', (world, row) => ({
    ...ofVehicle(world, row.vehicleId),
    person: personName(world, row.personId),
    right: labelIn(accessRightLabels, row.rightId, 'n'),
    from: row.dateFrom,
    to: row.dateTo,
  })),
  fuel: factsFrom('fuelExpenses', (world, row) => ({
    ...ofVehicle(world, row.vehicleId),
    driver: personName(world, row.driverId),
    date: row.date,
    quantity: row.quantity,
    amount: row.amount,
    mileage: row.mileage,
    sincePrevious: sincePrevious(world, row),
  })),
  maintenance: factsFrom('maintenances', (world, row) => ({
    ...ofVehicle(world, row.vehicleId),
    kind: labelIn(maintenanceKindLabels, row.kindId),
    date: row.date,
    amount: [row.partsAmount, row.labourAmount, row.vatAmount]
      .reduce((sum, amount) => sum + Number(amount ?? 0), 0)
      .toFixed(2),
    mileage: row.mileage,
  })),
  inspection: factsFrom('inspections', (world, row) => ({
    guid: row.guid,
    number: row.number,
    kind: labelIn(inspectionKindLabels, row.kindId),
    status: labelIn(inspectionStatusLabels, row.statusId),
    inspected: correspondentName(world, row.inspectedCorrespondentId),
    inspectedParty: partyName(world, row.inspectedCorrespondentId),
    inspectedId: String(row.inspectedCorrespondentId ?? ''),
    inspectors: row.inspectorPersonIds.map((id) => personName(world, id)),
    department: world.departments.get(row.departmentId)?.name ?? '',
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
    group: world.groupedInspections.get(row.groupedInspectionGuid)?.number ?? '',
    follows: world.inspections.get(row.followsGuid)?.number ?? '',
    hasProtocol: row.protocols.length > 0,
    basis: row.basis,
    basisNumber: row.basisNumber,
    annulledBecause: row.annulledBecause,
  })),
  groupInspection: factsFrom('groupedInspections', (world, row) => {
    const own = world.inspections.by('groupedInspectionGuid', row.guid)
    return {
      guid: row.guid,
      number: row.number,
      name: row.name,
      theme: row.theme,
      status: labelIn(inspectionStatusLabels, row.statusId),
      departments: row.departmentIds.map((id) => world.departments.get(id)?.name ?? ''),
      departmentCount: row.departmentIds.length,
      categories: row.categories,
      orderNumber: row.orderNumber,
      orderDate: row.orderDate,
      leader: personName(world, row.leaderPersonId),
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
  supplement: factsFrom('supplements', (world, row) => ({
    guid: row.guid,
    type: (world.approvedTypes.get(row.typeGuid) ?? world.registeredTypes.get(row.typeGuid))?.entryNumber ?? '',
    number: row.number,
    date: row.supplementDate,
    description: row.supplementDescription,
    isDraft: row.isDraft,
  })),
  device: factsFrom('devices', (world, row) => ({
    guid: row.guid,
    entryNumber: row.entryNumber,
    name: row.measuringDeviceName,
    serialNumber: row.serialNumber,
    owner: correspondentName(world, row.ownerCorrespondentId),
    ownerParty: partyName(world, row.ownerCorrespondentId),
  })),
  libraryDocument: factsFrom('libraryDocuments', (world, row) => ({
    title: row.title,
    number: row.number,
    folder: world.libraryFolders.get(row.folderId)?.name ?? '',
    isWithdrawn: row.isWithdrawn,
    versions: world.libraryVersions.by('documentId', row.id).length,
    keywords: row.keywords,
  })),
}
