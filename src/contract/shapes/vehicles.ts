import * as v from 'valibot'
import { Amount, CivilDate, DateTime, Guid, Id, orUnknown, proposed } from './base.ts'

/** A reading of a vehicle's mileage, and the record it comes from. */
export const MileageReading = proposed(
  v.object({
    date: CivilDate,
    mileage: Id,
    /** „fuel“, „maintenance“, „inspection“ or „start“. */
    source: v.string(),
    sourceId: Id,
  }),
)
export type MileageReading = v.InferOutput<typeof MileageReading>

/** A company car. What the backend works out of other records stands at the end. */
export const Vehicle = proposed(
  v.object({
    id: Id,
    registrationNumber: v.string(),
    make: v.string(),
    model: v.string(),
    bodyKindId: orUnknown(Id),
    fuelId: orUnknown(Id),
    statusId: orUnknown(Id),
    vin: v.string(),
    engineNumber: v.string(),
    certificateNumber: v.string(),
    productionYear: orUnknown(Id),
    firstRegistration: orUnknown(CivilDate),
    engineVolume: orUnknown(Id),
    power: orUnknown(Id),
    seats: orUnknown(Id),
    tankCapacity: orUnknown(Id),
    /** Litres for 100 km. */
    normCity: orUnknown(v.number()),
    normRoad: orUnknown(v.number()),
    normMixed: orUnknown(v.number()),
    departmentId: orUnknown(Id),
    inventoryNumber: v.string(),
    acquisitionDate: orUnknown(CivilDate),
    /** In the currency of the day of acquisition. */
    acquisitionCost: orUnknown(Amount),
    startMileage: orUnknown(Id),
    vignetteUntil: orUnknown(CivilDate),
    note: v.string(),
    /** Of a new one: who is responsible for it from the day of acquisition. Later a record of access says who. */
    responsibleId: orUnknown(Id),
    responsibleName: v.string(),
    departmentName: v.string(),
    bodyKindName: v.string(),
    fuelName: v.string(),
    statusName: v.string(),
    mileage: orUnknown(Id),
    mileageDate: orUnknown(CivilDate),
    liabilityUntil: orUnknown(CivilDate),
    comprehensiveUntil: orUnknown(CivilDate),
    accidentUntil: orUnknown(CivilDate),
    inspectionUntil: orUnknown(CivilDate),
    /** Only where one vehicle is asked for; oldest first. */
    readings: v.array(MileageReading),
  }),
)
export type Vehicle = v.InferOutput<typeof Vehicle>

/** Whose record something is, worked out by the backend. */
const ofVehicle = {
  vehicleId: Id,
  registrationNumber: v.string(),
  vehicleName: v.string(),
}

/** A policy; its instalments are equal parts at equal distances. */
export const VehicleInsurance = proposed(
  v.object({
    id: Id,
    ...ofVehicle,
    kindId: orUnknown(Id),
    kindName: v.string(),
    insurer: v.string(),
    policyNumber: v.string(),
    validFrom: orUnknown(CivilDate),
    validTo: orUnknown(CivilDate),
    /** The premium, in the currency of the first day of validity. */
    amount: orUnknown(Amount),
    instalments: orUnknown(Id),
    paidInstalments: orUnknown(Id),
    stickerNumber: v.string(),
    greenCardNumber: v.string(),
    insuredSum: orUnknown(Amount),
    note: v.string(),
  }),
)
export type VehicleInsurance = v.InferOutput<typeof VehicleInsurance>

export const VehicleInspection = proposed(
  v.object({
    id: Id,
    ...ofVehicle,
    date: orUnknown(CivilDate),
    validTo: orUnknown(CivilDate),
    station: v.string(),
    protocolNumber: v.string(),
    resultId: orUnknown(Id),
    resultName: v.string(),
    mileage: orUnknown(Id),
    mileageReason: v.string(),
    amount: orUnknown(Amount),
    defects: v.string(),
  }),
)
export type VehicleInspection = v.InferOutput<typeof VehicleInspection>

export const VehicleAccess = proposed(
  v.object({
    id: Id,
    ...ofVehicle,
    personId: orUnknown(Id),
    personName: v.string(),
    rightId: orUnknown(Id),
    rightName: v.string(),
    dateFrom: orUnknown(CivilDate),
    /** null: until further notice. */
    dateTo: orUnknown(CivilDate),
    licence: v.string(),
    orderNumber: v.string(),
  }),
)
export type VehicleAccess = v.InferOutput<typeof VehicleAccess>

export const FuelExpense = proposed(
  v.object({
    id: Id,
    ...ofVehicle,
    date: orUnknown(CivilDate),
    driverId: orUnknown(Id),
    driverName: v.string(),
    fuelId: orUnknown(Id),
    fuelName: v.string(),
    /** Litres, kilograms of methane or kWh. */
    quantity: orUnknown(v.number()),
    unitPrice: orUnknown(Amount),
    amount: orUnknown(Amount),
    currency: v.string(),
    /** When it was filled up. */
    mileage: orUnknown(Id),
    /** Why the mileage is less than a former one. */
    mileageReason: v.string(),
    /** When it was filled up the time before, the way since then, and what it used for 100 km. */
    mileageFrom: orUnknown(Id),
    kilometres: orUnknown(Id),
    consumption: orUnknown(v.number()),
    /** From the norm, in per cent. */
    deviation: orUnknown(v.number()),
    station: v.string(),
    documentNumber: v.string(),
    tripSheetNumber: v.string(),
  }),
)
export type FuelExpense = v.InferOutput<typeof FuelExpense>

export const AdministrativeExpense = proposed(
  v.object({
    id: Id,
    ...ofVehicle,
    date: orUnknown(CivilDate),
    kindId: orUnknown(Id),
    kindName: v.string(),
    periodFrom: orUnknown(CivilDate),
    periodTo: orUnknown(CivilDate),
    supplier: v.string(),
    documentNumber: v.string(),
    amount: orUnknown(Amount),
    currency: v.string(),
    note: v.string(),
  }),
)
export type AdministrativeExpense = v.InferOutput<typeof AdministrativeExpense>

export const Maintenance = proposed(
  v.object({
    id: Id,
    ...ofVehicle,
    date: orUnknown(CivilDate),
    dateTo: orUnknown(CivilDate),
    kindId: orUnknown(Id),
    kindName: v.string(),
    service: v.string(),
    mileage: orUnknown(Id),
    mileageReason: v.string(),
    description: v.string(),
    partsAmount: orUnknown(Amount),
    labourAmount: orUnknown(Amount),
    vatAmount: orUnknown(Amount),
    /** Parts, labour and VAT together. */
    amount: orUnknown(Amount),
    currency: v.string(),
    invoiceNumber: v.string(),
    warrantyUntil: orUnknown(CivilDate),
    nextDate: orUnknown(CivilDate),
    nextMileage: orUnknown(Id),
  }),
)
export type Maintenance = v.InferOutput<typeof Maintenance>

/** A file of a vehicle: its registration certificate, a contract. */
export const VehicleFile = proposed(
  v.object({
    guid: Guid,
    fileName: v.string(),
    size: orUnknown(Id),
    description: v.string(),
    uploadedBy: v.string(),
    dateUploaded: orUnknown(DateTime),
  }),
)
export type VehicleFile = v.InferOutput<typeof VehicleFile>

/** What was spent by kind; all amounts of an answer are in one currency. */
const byKind = {
  fuel: Amount,
  repair: Amount,
  maintenance: Amount,
  insurance: Amount,
  inspection: Amount,
  administrative: Amount,
}

/** What one vehicle cost in a period. */
export const VehicleCosts = proposed(
  v.object({
    ...ofVehicle,
    departmentName: v.string(),
    ...byKind,
    total: Amount,
    currency: v.string(),
    kilometres: orUnknown(Id),
    perKilometre: orUnknown(Amount),
  }),
)
export type VehicleCosts = v.InferOutput<typeof VehicleCosts>

/** What all vehicles of a report cost, in all and month by month. */
export const CostsSummary = proposed(
  v.object({
    currency: v.string(),
    total: Amount,
    ...byKind,
    /** `month`: `2026-11`. */
    months: v.array(v.object({ month: v.string(), total: Amount, ...byKind })),
  }),
)
export type CostsSummary = v.InferOutput<typeof CostsSummary>
