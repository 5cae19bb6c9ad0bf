import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import { mayReadExecution } from '../../../src/rules/reports/executionReaders.ts'

const departments = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 1 },
]
test.each<[string, Role[], number | null, number | undefined, boolean]>([
  ['a reader of reports', ['REPORTS'], null, undefined, true],
  ['an administrator', ['ADMINISTRATOR'], null, 4, true],
  ['a head, of the own department', ['DOCUMENTS_FLOW'], 2, 2, true],
  ['a head, of a department under it', ['DOCUMENTS_FLOW'], 2, 3, true],
  ['a head, of another department', ['DOCUMENTS_FLOW'], 2, 4, false],
  ['a head, of the department above', ['DOCUMENTS_FLOW'], 2, 1, false],
  ['a head, of all departments', ['DOCUMENTS_FLOW'], 2, undefined, false],
  ['a clerk', ['DOCUMENTS_FLOW'], null, 2, false],
])('the execution report is read by %s', (_, roles, headOfDepartmentId, departmentId, isAllowed) =>
  expect(mayReadExecution({ roles, headOfDepartmentId }, departmentId, departments).allowed).toBe(isAllowed),
)
