import type { AuditCheck } from './auditCheck.ts'
import { callChecks } from './calls.ts'
import { tripCarChecks } from './cars.ts'
import { inspectionContentChecks, libraryChecks, typeContentChecks } from './contents.ts'
import { courseChecks } from './course.ts'
import { deliveryChecks } from './deliveries.ts'
import { documentChecks } from './documents.ts'
import { exchangeChecks } from './exchange.ts'
import { hourChecks } from './hours.ts'
import { inspectionChecks } from './inspections.ts'
import { journalChecks } from './journal.ts'
import { matterChecks } from './matters.ts'
import { moneyChecks } from './money.ts'
import { paperChecks } from './papers.ts'
import { peopleChecks } from './people.ts'
import { processChecks } from './processes.ts'
import { recordChecks } from './records.ts'
import { deviceChecks, vehicleChecks } from './registers.ts'
import { roleChecks } from './roles.ts'
import { staffChecks } from './staff.ts'
import { stepChecks } from './steps.ts'
import { taskChecks } from './tasks.ts'
import { carChecks, typeChecks, visitChecks } from './things.ts'
import { firstDayChecks, tripChecks } from './trips.ts'
import { workChecks } from './work.ts'

export const auditChecks: readonly AuditCheck[] = [
  ...hourChecks,
  ...documentChecks,
  ...courseChecks,
  ...stepChecks,
  ...callChecks,
  ...matterChecks,
  ...paperChecks,
  ...taskChecks,
  ...moneyChecks,
  ...inspectionChecks,
  ...staffChecks,
  ...tripChecks,
  ...firstDayChecks,
  ...tripCarChecks,
  ...deviceChecks,
  ...vehicleChecks,
  ...typeContentChecks,
  ...inspectionContentChecks,
  ...libraryChecks,
  ...journalChecks,
  ...processChecks,
  ...recordChecks,
  ...roleChecks,
  ...deliveryChecks,
  ...exchangeChecks,
  ...workChecks,
  ...peopleChecks,
  ...carChecks,
  ...typeChecks,
  ...visitChecks,
]
