import { expect, test } from 'vitest'
import {
  type PermissionTemplate,
  permissionTemplateRules,
  type Subject,
  withRight,
  withSubject,
} from '../../../src/rules/documents/permissionTemplateRules.ts'

const subject = (own: Partial<Subject> = {}): Subject => ({
  subjectKind: 'department',
  subjectId: 11,
  permissionTypeIds: [1],
  includesSubordinate: false,
  ...own,
})
const template = (...rows: Subject[]): PermissionTemplate => ({
  id: 0,
  name: 'Договори',
  description: '',
  documentTypeIds: [],
  documentDirectionId: null,
  classificationId: null,
  rows,
  isActive: true,
})
const author = subject({ subjectKind: 'author', subjectId: null })

test.each<[string, Subject[], string | undefined]>([
  ['a department', [subject()], undefined],
  ['a role in the document', [author], undefined],
  ['one id of two kinds', [subject(), subject({ subjectKind: 'person' })], undefined],
  ['nobody', [], 'Добавете поне един получател на права.'],
  ['a department that is not said', [subject({ subjectId: null })], 'Има получател, който не е посочен.'],
  ['a kind that nobody knows', [subject({ subjectKind: null })], 'Има получател, който не е посочен.'],
  ['one subject twice', [author, subject(), author], 'Всеки получател се посочва веднъж.'],
  ['a subject without rights', [subject({ permissionTypeIds: [] })], 'Изберете поне едно право за всеки получател.'],
])('the form of a template for %s', (_, rows, problem) => {
  expect(permissionTemplateRules.errors(template(...rows), []).rows).toBe(problem)
})

test('a subject is added once, and starts with the permission to read', () => {
  const [added] = withSubject([], 'person', 3)
  expect(added).toEqual(subject({ subjectKind: 'person', subjectId: 3 }))
  expect(withSubject([subject()], 'department', 11)).toEqual([subject()])
})

test.each([
  ['given, in its place', [1, 9], 4, true, [1, 4, 9]],
  ['given again', [1, 4], 4, true, [1, 4]],
  ['taken', [1, 4], 4, false, [1]],
])('the name of a right is %s', (_, before, typeId, isGiven, after) => {
  expect(withRight(subject({ permissionTypeIds: before }), typeId, isGiven).permissionTypeIds).toEqual(after)
})
