import { type CivilDate, civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import { withAllUnder } from '../../src/rules/registers/nestRecords.ts'
import { valuesOf } from '../../src/rules/reports/metrics.ts'
import { executionMetrics } from '../../src/rules/reports/workMetrics.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import { hasPassed } from '../documents/suspensionState.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { eachInSlices } from '../engine/yieldToPage.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { allDocuments, isWithin } from './documentsReport.ts'
import { type Filter, type MadeReport, tally, tallyOverTime } from './report.ts'
import { oldestOf } from './vehicleReports.ts'

type GivenExecutionFilter = {
  scope?: number | undefined
  departmentId?: number | undefined
  personId?: number | undefined
  taskTypeId?: number | undefined
}
type Sums = Record<'count' | 'inTime' | 'afterTerm' | 'open' | 'late' | 'done' | 'doneDays', number>

const none: Sums = { count: 0, inTime: 0, afterTerm: 0, open: 0, late: 0, done: 0, doneDays: 0 }

export const sinceTasks = (db: MockDatabase): CivilDate | null =>
  oldestOf(db.tasks.all().map(({ dateCreated }) => civilDateOf(dateCreated)))

const rowOf = (db: MockDatabase, personId: number, sums: Sums) => {
  const person = db.persons.get(personId)
  return {
    personId,
    personName: person ? fullNameOf(person) : '',
    departmentId: person?.departmentId ?? null,
    departmentName: db.departments.get(person?.departmentId)?.name ?? '',
    ...valuesOf(executionMetrics, sums),
  }
}
type ReportRow = ReturnType<typeof rowOf>

/** Counts the parts of tasks by assignee; who entered or assigned the task does not matter. */
export const makeExecutionReport = async (
  db: MockDatabase,
  filter: Filter<GivenExecutionFilter>,
): Promise<MadeReport<ReportRow>> => {
  const { scope, departmentId, personId, taskTypeId } = filter
  const own = departmentId === undefined ? undefined : withAllUnder(departmentId, db.departments.all())
  const sumsOf = new Map<number, Sums>()
  const months = tallyOverTime(3, filter)
  let withdrawn = 0
  await allDocuments(db)
  await eachInSlices(db.taskAssignees.all(), (part) => {
    const task = db.tasks.get(part.taskGuid)
    if (!task || !isWithin(civilDateOf(task.dateCreated), filter)) return
    if ((personId ?? part.personId) !== part.personId || (taskTypeId ?? task.typeId) !== task.typeId) return
    if (own && !own.has(db.persons.get(part.personId)?.departmentId ?? 0)) return
    if (scope !== undefined && db.documents.get(task.documentGuid)?.scope !== scope) return
    const completed = part.dateCompleted === null ? null : civilDateOf(part.dateCompleted)
    if (completed === null && !isOpenStatus(task.statusId)) {
      withdrawn += 1
      return
    }
    const sums = sumsOf.get(part.personId) ?? { ...none }
    sumsOf.set(part.personId, sums)
    sums.count += 1
    const day = civilDateOf(task.dateCreated)
    if (completed === null) {
      sums.open += 1
      if (hasPassed(db, task.documentGuid, part.endDate)) sums.late += 1
      months.add(day, 2)
      return
    }
    sums.done += 1
    sums.doneDays += Math.max(0, daysBetween(day, completed))
    const isInTime = completed <= part.endDate
    sums[isInTime ? 'inTime' : 'afterTerm'] += 1
    months.add(day, isInTime ? 0 : 1)
  })
  const rows = [...sumsOf].map(([id, sums]) => rowOf(db, id, sums))
  const departments = tally(3)
  for (const row of rows)
    for (const [at, value] of [row.inTime, row.afterTerm, row.open].entries())
      departments.add(String(row.departmentId ?? ''), row.departmentName, at, value ?? 0)
  return {
    rows: rows.toSorted((a, b) => (b.late ?? 0) - (a.late ?? 0) || (b.count ?? 0) - (a.count ?? 0)),
    notes: { withdrawn },
    charts: { months: months.bars(), departments: departments.largest(Number.POSITIVE_INFINITY) },
  }
}
