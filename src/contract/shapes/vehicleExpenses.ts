import * as v from 'valibot'
import { Amount, CivilDate, Id, orFalse, orUnknown, proposed, textUpTo } from './base.ts'
import { recordOf } from './recordOf.ts'
import { ofVehicle } from './vehicles.ts'

const text = v.string()
const id = orUnknown(Id)
const count = orUnknown(Id)
const day = orUnknown(CivilDate)
const amount = orUnknown(Amount)

/**
 * A refuelling. `quantity` is in litres, kilograms (methane) or kWh; `mileage` is the reading at the refuelling.
 * Consumption is per 100 km, its deviation from the norm in per cent.
 */
const fuel = recordOf(
  {
    vehicleId: Id,
    date: day,
    driverId: id,
    driverReason: textUpTo(200),
    fuelId: id,
    quantity: orUnknown(v.number()),
    isOverTank: orFalse,
    unitPrice: amount,
    amount,
    mileage: count,
    mileageReason: textUpTo(200),
    deviationReason: textUpTo(300),
    station: textUpTo(100),
    documentNumber: textUpTo(50),
    tripSheetNumber: textUpTo(50),
  },
  {
    ...ofVehicle,
    driverName: text,
    fuelName: text,
    currency: text,
    mileageFrom: count,
    kilometres: count,
    consumption: orUnknown(v.number()),
    deviation: orUnknown(v.number()),
  },
)
export const FuelExpense = fuel.shape
export type FuelExpense = v.InferOutput<typeof FuelExpense>

const administrative = recordOf(
  {
    vehicleId: Id,
    kindId: id,
    date: day,
    periodFrom: day,
    periodTo: day,
    supplier: textUpTo(200),
    documentNumber: textUpTo(50),
    amount,
    note: textUpTo(500),
  },
  { ...ofVehicle, kindName: text, currency: text },
)
export const AdministrativeExpense = administrative.shape
export type AdministrativeExpense = v.InferOutput<typeof AdministrativeExpense>

/** A repair or maintenance. `amount` includes parts, labour and VAT. */
const maintenance = recordOf(
  {
    vehicleId: Id,
    kindId: id,
    date: day,
    dateTo: day,
    service: textUpTo(200),
    mileage: count,
    mileageReason: textUpTo(200),
    description: textUpTo(2000),
    partsAmount: amount,
    labourAmount: amount,
    vatAmount: amount,
    invoiceNumber: textUpTo(50),
    warrantyUntil: day,
    nextDate: day,
    nextMileage: count,
  },
  { ...ofVehicle, kindName: text, amount, currency: text },
)
export const Maintenance = maintenance.shape
export type Maintenance = v.InferOutput<typeof Maintenance>

export const filledInOfExpense = {
  fuel: fuel.filledIn,
  administrative: administrative.filledIn,
  maintenance: maintenance.filledIn,
} as const

const byKind = {
  fuel: Amount,
  repair: Amount,
  maintenance: Amount,
  insurance: Amount,
  inspection: Amount,
  administrative: Amount,
}

export const VehicleCosts = proposed(
  v.object({
    vehicleId: Id,
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

export const CostsSummary = proposed(
  v.object({
    currency: v.string(),
    total: Amount,
    ...byKind,
    /** Costs by month; `month` has the form `2026-11`. */
    months: v.array(v.object({ month: v.string(), total: Amount, ...byKind })),
  }),
)
export type CostsSummary = v.InferOutput<typeof CostsSummary>
