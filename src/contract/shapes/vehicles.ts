import * as v from 'valibot'
import { Amount, CivilDate, Id, orUnknown, proposed, textUpTo } from './base.ts'
import { recordOf } from './recordOf.ts'

export const MileageReading = proposed(
  v.object({
    date: CivilDate,
    mileage: Id,
    source: v.string(),
    sourceId: Id,
  }),
)
export type MileageReading = v.InferOutput<typeof MileageReading>

const text = v.string()
const id = orUnknown(Id)
const count = orUnknown(Id)
const day = orUnknown(CivilDate)
const amount = orUnknown(Amount)
const norm = orUnknown(v.number())

/**
 * A company car. Its cost is in the currency of the day of acquisition. `responsibleId` is used only when the car is
 * created. Mileage readings are returned only for a single car, not in the list.
 */
const vehicle = recordOf(
  {
    registrationNumber: textUpTo(20),
    make: textUpTo(50),
    model: textUpTo(50),
    bodyKindId: id,
    fuelId: id,
    statusId: id,
    leftOn: day,
    productionYear: count,
    firstRegistration: day,
    vin: textUpTo(17),
    engineNumber: textUpTo(30),
    certificateNumber: textUpTo(30),
    engineVolume: count,
    power: count,
    seats: count,
    tankCapacity: count,
    normCity: norm,
    normRoad: norm,
    normMixed: norm,
    departmentId: id,
    acquisitionDate: day,
    acquisitionCost: amount,
    startMileage: count,
    inventoryNumber: textUpTo(30),
    vignetteUntil: day,
    note: textUpTo(1000),
  },
  {
    responsibleId: id,
    responsibleName: text,
    departmentName: text,
    bodyKindName: text,
    fuelName: text,
    statusName: text,
    mileage: count,
    mileageDate: day,
    liabilityUntil: day,
    comprehensiveUntil: day,
    accidentUntil: day,
    inspectionUntil: day,
    readings: v.array(MileageReading),
  },
)
export const Vehicle = vehicle.shape
export type Vehicle = v.InferOutput<typeof Vehicle>

export const ofVehicle = { registrationNumber: text, vehicleName: text }

export const Instalment = v.object({ date: day, amount, paidOn: day })
export type Instalment = v.InferOutput<typeof Instalment>

/** An insurance policy. Its premium is in the currency of the first day of validity. */
const insurance = recordOf(
  {
    vehicleId: Id,
    kindId: id,
    insurer: textUpTo(200),
    policyNumber: textUpTo(50),
    validFrom: day,
    validTo: day,
    amount,
    instalments: v.array(Instalment),
    insuredSum: amount,
    stickerNumber: textUpTo(50),
    greenCardNumber: textUpTo(50),
    note: textUpTo(500),
  },
  { ...ofVehicle, kindName: text },
)
export const VehicleInsurance = insurance.shape
export type VehicleInsurance = v.InferOutput<typeof VehicleInsurance>

const inspection = recordOf(
  {
    vehicleId: Id,
    date: day,
    validTo: day,
    station: textUpTo(200),
    protocolNumber: textUpTo(50),
    resultId: id,
    mileage: count,
    mileageReason: textUpTo(200),
    amount,
    defects: textUpTo(1000),
  },
  { ...ofVehicle, resultName: text },
)
export const VehicleInspection = inspection.shape
export type VehicleInspection = v.InferOutput<typeof VehicleInspection>

/** A person's permission to drive a car. Without `dateTo` it is valid until further notice. */
const access = recordOf(
  {
    vehicleId: Id,
    personId: id,
    rightId: id,
    dateFrom: day,
    dateTo: day,
    licence: textUpTo(100),
    orderNumber: textUpTo(50),
  },
  { ...ofVehicle, personName: text, rightName: text },
)
export const VehicleAccess = access.shape
export type VehicleAccess = v.InferOutput<typeof VehicleAccess>

/**
 * How a vehicle leaves the fleet. `statusId` is the ground. The named policies and rights end on that day; the rights of
 * drivers and of the responsible person end in any case.
 */
export const LeavingOfVehicle = proposed(
  v.object({ id: Id, statusId: id, leftOn: day, insuranceIds: v.array(Id), accessIds: v.array(Id) }),
)
export type LeavingOfVehicle = v.InferOutput<typeof LeavingOfVehicle>

export const filledInOf = {
  vehicle: vehicle.filledIn,
  insurance: insurance.filledIn,
  inspection: inspection.filledIn,
  access: access.filledIn,
} as const
