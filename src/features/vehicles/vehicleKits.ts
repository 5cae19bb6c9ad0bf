import type { Endpoint } from '../../contract/endpoint.ts'
import type { Vehicle } from '../../contract/shapes/vehicles.ts'
import { VehicleStatus } from '../../contract/vehicleKinds.ts'
import {
  administrativeExpenses,
  fuelExpenses,
  maintenances,
  vehicleAccesses,
  vehicleInspections,
  vehicleInsurances,
  vehicleReports,
  vehicles,
} from '../../contract/vehicles.ts'
import { today } from '../../dates/clock.ts'
import {
  administrativeRules,
  type ExpenseContext,
  fuelRules,
  maintenanceRules,
} from '../../rules/vehicles/expenseRules.ts'
import { accessRules, inspectionRules, insuranceRules } from '../../rules/vehicles/partRules.ts'
import { vehicleRules } from '../../rules/vehicles/vehicleRules.ts'
import { recordKit } from '../../screen-kit/records/recordKit.ts'

/** What the rules look at: the readings are known of the vehicle that is open, of all others the backend compares with them. */
const contextOf = (vehicle?: Pick<Vehicle, 'id' | 'readings'>): ExpenseContext => ({
  get today() {
    return today()
  },
  readingsOf: (vehicleId) => (vehicle?.id === vehicleId ? vehicle.readings : []),
})
const context = contextOf()

const reports = [vehicleReports.getCosts, vehicleReports.getCostsSummary]
const ofVehicle = { vehicleId: 0, registrationNumber: '', vehicleName: '' }
const derived = ['registrationNumber', 'vehicleName'] as const
const besideVehicle = ({ vehicleId }: { vehicleId: number }) => ({ vehicleId })
/** What answers with a vehicle too: what is said of it follows from its records. */
const forgets: Endpoint[] = [vehicles.list, vehicles.byId, ...reports]

export const vehicleKit = recordKit<Vehicle, { registrationNumber?: string | undefined }>({
  name: 'vehicle',
  calls: vehicles,
  rules: vehicleRules(context),
  blank: {
    id: 0,
    registrationNumber: '',
    make: '',
    model: '',
    bodyKindId: null,
    fuelId: null,
    statusId: VehicleStatus.IN_USE,
    productionYear: null,
    firstRegistration: null,
    vin: '',
    engineNumber: '',
    certificateNumber: '',
    engineVolume: null,
    power: null,
    seats: null,
    tankCapacity: null,
    normCity: null,
    normRoad: null,
    normMixed: null,
    departmentId: null,
    responsibleId: null,
    inventoryNumber: '',
    acquisitionDate: null,
    acquisitionCost: null,
    startMileage: null,
    vignetteUntil: null,
    note: '',
    responsibleName: '',
    departmentName: '',
    bodyKindName: '',
    fuelName: '',
    statusName: '',
    mileage: null,
    mileageDate: null,
    liabilityUntil: null,
    comprehensiveUntil: null,
    accidentUntil: null,
    inspectionUntil: null,
    readings: [],
  },
  derived: [
    'responsibleName',
    'departmentName',
    'bodyKindName',
    'fuelName',
    'statusName',
    'mileage',
    'mileageDate',
    'liabilityUntil',
    'comprehensiveUntil',
    'accidentUntil',
    'inspectionUntil',
    'readings',
    'responsibleId',
  ],
  beside: () => ({}),
  forgets: [vehicles.byId, vehicleAccesses.list, ...reports],
})

export const insuranceKit = recordKit({
  name: 'vehicle-insurance',
  calls: vehicleInsurances,
  rules: insuranceRules,
  blank: {
    id: 0,
    ...ofVehicle,
    kindId: null,
    kindName: '',
    insurer: '',
    policyNumber: '',
    validFrom: null,
    validTo: null,
    amount: null,
    instalments: 1,
    paidInstalments: 0,
    stickerNumber: '',
    greenCardNumber: '',
    insuredSum: null,
    note: '',
  },
  derived: [...derived, 'kindName'],
  beside: besideVehicle,
  forgets,
})

export const inspectionKit = (vehicle: Vehicle) =>
  recordKit({
    name: 'vehicle-inspection',
    calls: vehicleInspections,
    rules: inspectionRules(contextOf(vehicle)),
    blank: {
      id: 0,
      ...ofVehicle,
      date: null,
      validTo: null,
      station: '',
      protocolNumber: '',
      resultId: null,
      resultName: '',
      mileage: null,
      mileageReason: '',
      amount: null,
      defects: '',
    },
    derived: [...derived, 'resultName'],
    beside: besideVehicle,
    forgets,
  })

export const accessKit = recordKit({
  name: 'vehicle-access',
  calls: vehicleAccesses,
  rules: accessRules,
  blank: {
    id: 0,
    ...ofVehicle,
    personId: null,
    personName: '',
    rightId: null,
    rightName: '',
    dateFrom: null,
    dateTo: null,
    licence: '',
    orderNumber: '',
  },
  derived: [...derived, 'personName', 'rightName'],
  beside: besideVehicle,
  forgets,
})

/** Fillings; of a vehicle that is open its readings are looked at while somebody types. */
export const fuelKit = (vehicle?: Vehicle) =>
  recordKit({
    name: 'fuel-expense',
    calls: fuelExpenses,
    rules: fuelRules(contextOf(vehicle)),
    blank: {
      id: 0,
      ...ofVehicle,
      date: null,
      driverId: null,
      driverName: '',
      fuelId: null,
      fuelName: '',
      quantity: null,
      unitPrice: null,
      amount: null,
      currency: '',
      mileage: null,
      mileageReason: '',
      mileageFrom: null,
      kilometres: null,
      consumption: null,
      deviation: null,
      station: '',
      documentNumber: '',
      tripSheetNumber: '',
    },
    derived: [
      ...derived,
      'driverName',
      'fuelName',
      'currency',
      'mileageFrom',
      'kilometres',
      'consumption',
      'deviation',
    ],
    beside: besideVehicle,
    forgets,
  })

export const administrativeKit = recordKit({
  name: 'administrative-expense',
  calls: administrativeExpenses,
  rules: administrativeRules(context),
  blank: {
    id: 0,
    ...ofVehicle,
    kindId: null,
    kindName: '',
    date: null,
    periodFrom: null,
    periodTo: null,
    supplier: '',
    documentNumber: '',
    amount: null,
    currency: '',
    note: '',
  },
  derived: [...derived, 'kindName', 'currency'],
  beside: besideVehicle,
  forgets,
})

/** Repairs and services, as the fillings. */
export const maintenanceKit = (vehicle?: Vehicle) =>
  recordKit({
    name: 'maintenance',
    calls: maintenances,
    rules: maintenanceRules(contextOf(vehicle)),
    blank: {
      id: 0,
      ...ofVehicle,
      kindId: null,
      kindName: '',
      date: null,
      dateTo: null,
      service: '',
      mileage: null,
      mileageReason: '',
      description: '',
      partsAmount: null,
      labourAmount: null,
      vatAmount: null,
      amount: null,
      currency: '',
      invoiceNumber: '',
      warrantyUntil: null,
      nextDate: null,
      nextMileage: null,
    },
    derived: [...derived, 'kindName', 'currency', 'amount'],
    beside: besideVehicle,
    forgets,
  })
