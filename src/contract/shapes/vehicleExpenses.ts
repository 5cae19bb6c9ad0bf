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
 * A filling: `quantity` in litres, kilograms of methane or kWh, `mileage` at that moment. Worked out: the mileage of
 * the filling before, the way since then, the use for 100 km, and how much per cent that differs from the norm.
 */
const fuel = recordOf(
  {
    vehicleId: Id,
    date: day,
    driverId: id,
    /** Why somebody drove who has no access. */
    driverReason: textUpTo(200),
    fuelId: id,
    quantity: orUnknown(v.number()),
    /** More than the tank holds, and confirmed. */
    isOverTank: orFalse,
    unitPrice: amount,
    amount,
    mileage: count,
    mileageReason: textUpTo(200),
    /** Why it is that much over the norm. */
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

/** `amount`: parts, labour and VAT together. */
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

/** What the backend works out of each kind of expense by itself. */
export const filledInOfExpense = {
  fuel: fuel.filledIn,
  administrative: administrative.filledIn,
  maintenance: maintenance.filledIn,
} as const

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
