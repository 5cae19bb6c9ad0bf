import { faultsOfCalls } from './calls.ts'
import { faultsOfCourse, faultsOfSteps } from './course.ts'
import { faultsOfDeliveries, faultsOfExchange } from './deliveries.ts'
import { faultsOfDocuments, faultsOfHours } from './documents.ts'
import { faultsOfMatters, faultsOfPapers } from './matters.ts'
import { faultsOfMoney } from './money.ts'
import { faultsOfCars, faultsOfPeople, faultsOfTypes, faultsOfVisits } from './people.ts'
import { faultsOfProcesses } from './processes.ts'
import { faultsOfDevices, faultsOfInspections, faultsOfRecords, faultsOfVehicles } from './registers.ts'
import { faultsOfRoles } from './roles.ts'
import type { Faults } from './seedFault.ts'
import { faultsOfStaff } from './staff.ts'
import { faultsOfTasks } from './tasks.ts'
import { faultsOfCarsOnTrips, faultsOfContents, faultsOfTrips } from './trips.ts'
import { faultsOfWork } from './work.ts'

export const faults: Faults = {
  ...faultsOfHours,
  ...faultsOfDocuments,
  ...faultsOfCourse,
  ...faultsOfSteps,
  ...faultsOfCalls,
  ...faultsOfMatters,
  ...faultsOfPapers,
  ...faultsOfTasks,
  ...faultsOfMoney,
  ...faultsOfStaff,
  ...faultsOfTrips,
  ...faultsOfCarsOnTrips,
  ...faultsOfContents,
  ...faultsOfInspections,
  ...faultsOfDevices,
  ...faultsOfVehicles,
  ...faultsOfProcesses,
  ...faultsOfRecords,
  ...faultsOfRoles,
  ...faultsOfDeliveries,
  ...faultsOfExchange,
  ...faultsOfWork,
  ...faultsOfPeople,
  ...faultsOfCars,
  ...faultsOfTypes,
  ...faultsOfVisits,
}
