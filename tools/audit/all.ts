import type { AuditCheck } from './auditCheck.ts'
import { questionsOfCalls } from './calls.ts'
import { questionsOfCarsOnTrips } from './cars.ts'
import { questionsOfInspectionContents, questionsOfLibrary, questionsOfTypeContents } from './contents.ts'
import { questionsOfCourse } from './course.ts'
import { questionsOfDocuments } from './documents.ts'
import { questionsOfHours } from './hours.ts'
import { questionsOfInspections } from './inspections.ts'
import { questionsOfJournal } from './journal.ts'
import { questionsOfMatters } from './matters.ts'
import { questionsOfMoney } from './money.ts'
import { questionsOfPapers } from './papers.ts'
import { questionsOfProcesses } from './processes.ts'
import { questionsOfRecords } from './records.ts'
import { questionsOfDevices, questionsOfVehicles } from './registers.ts'
import { questionsOfRoles } from './roles.ts'
import { questionsOfStaff } from './staff.ts'
import { questionsOfSteps } from './steps.ts'
import { questionsOfTasks } from './tasks.ts'
import { questionsOfFirstDays, questionsOfTrips } from './trips.ts'

export const questions: readonly AuditCheck[] = [
  ...questionsOfHours,
  ...questionsOfDocuments,
  ...questionsOfCourse,
  ...questionsOfSteps,
  ...questionsOfCalls,
  ...questionsOfMatters,
  ...questionsOfPapers,
  ...questionsOfTasks,
  ...questionsOfMoney,
  ...questionsOfInspections,
  ...questionsOfStaff,
  ...questionsOfTrips,
  ...questionsOfFirstDays,
  ...questionsOfCarsOnTrips,
  ...questionsOfDevices,
  ...questionsOfVehicles,
  ...questionsOfTypeContents,
  ...questionsOfInspectionContents,
  ...questionsOfLibrary,
  ...questionsOfJournal,
  ...questionsOfProcesses,
  ...questionsOfRecords,
  ...questionsOfRoles,
]
