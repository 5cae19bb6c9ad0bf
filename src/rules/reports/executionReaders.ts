import { reportReaders } from '../../contract/callers.ts'
import type { Role } from '../../contract/roles.ts'
import { type NestedRecord, withAllUnder } from '../registers/nestRecords.ts'
import { mayEnter } from '../routeAccess.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

export type ExecutionReader = { roles: readonly Role[]; headOfDepartmentId: number | null | undefined }

const title = 'Справката за изпълнението не е достъпна за Вас.'

/**
 * Permits the report on the execution of tasks to all who read reports, and to the head of a department for this
 * department and those under it. `departmentId`: the department in the filter of the report.
 */
export const mayReadExecution = (
  { roles, headOfDepartmentId }: ExecutionReader,
  departmentId: number | null | undefined,
  departments: readonly NestedRecord[],
): RuleResult => {
  if (mayEnter(reportReaders, roles)) return allowed
  if (!headOfDepartmentId) return refused(title, 'Вижда я ръководителят на звеното за своите хора.')
  const isOwn = departmentId && withAllUnder(headOfDepartmentId, departments).has(departmentId)
  return isOwn ? allowed : refused(title, 'Ръководителят вижда справката само за своето звено и за звената под него.')
}
