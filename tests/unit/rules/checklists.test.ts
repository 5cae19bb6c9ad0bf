import { expect, test } from 'vitest'
import { missingOf } from '../../../src/rules/checklist.ts'
import { documentTypeChecklist } from '../../../src/rules/documents/documentTypeChecklist.ts'
import type { DocumentType } from '../../../src/rules/documents/documentTypeRules.ts'
import { type DepartmentSettings, departmentChecklist } from '../../../src/rules/structure/departmentChecklist.ts'
import type { Structure } from '../../../src/rules/structure/structure.ts'
import { missingText } from '../../../src/screen-kit/checklist/ChecklistDialog.tsx'

const work = ['DOCUMENTS_FLOW']
const post = (id: number, isHead: boolean | undefined, isActive = true) => ({
  ...{ id, name: `Длъжност ${id}`, departmentId: 5, isHead, isActive },
})
const person = (
  id: number,
  positionId: number | null,
  roles: readonly string[] | undefined = work,
  isActive = true,
) => ({
  ...{ id, name: `Човек ${id}`, departmentId: 5, positionId, roles, isActive },
})
const top = { id: 1, name: 'Агенция', isActive: true, parentId: null }
const own = { id: 5, name: 'Отдел', isActive: true, parentId: 1 }
const structureOf = (given: Partial<Structure>): Structure => ({
  departments: [top, own],
  positions: [post(10, true), post(11, false)],
  people: [person(100, 10), person(101, 11)],
  ...given,
})
const statesOf = (structure: Structure) =>
  Object.fromEntries(departmentChecklist(5, structure).map(({ key, state }) => [key, state]))

test.each<[string, Partial<Structure>, Record<string, string>]>([
  ['whole', {}, { head: 'done', staff: 'done', access: 'done', substitute: 'done' }],
  ['new', { positions: [], people: [] }, { head: 'missing', staff: 'missing', access: 'missing' }],
  ['vacant head', { people: [person(101, 11)] }, { head: 'missing', staff: 'done', access: 'done' }],
  ['head who left', { people: [person(100, 10, work, false), person(101, 11)] }, { head: 'missing' }],
  ['no position of a head', { positions: [post(11, false)], people: [person(101, 11)] }, { head: 'missing' }],
  ['a backend that does not name heads', { positions: [post(11, undefined)] }, { head: 'unknown' }],
  ['head without the role', { people: [person(100, 10, ['REPORTS']), person(101, 11)] }, { access: 'missing' }],
  [
    'roles unknown',
    { people: [person(100, 10, undefined)].map((one) => ({ ...one, roles: undefined })) },
    { access: 'unknown' },
  ],
  ['one person', { people: [person(100, 10)] }, { access: 'done', substitute: 'general' }],
  ['inactive', { departments: [top, { ...own, isActive: false }], people: [] }, { head: 'general', staff: 'general' }],
  [
    'only over other departments',
    { departments: [top, own, { ...own, id: 6, parentId: 5 }], positions: [], people: [] },
    { head: 'general', staff: 'general', access: 'general', substitute: 'general' },
  ],
])('a department: %s', (_, given, expected) => {
  expect(statesOf(structureOf(given))).toMatchObject(expected)
})

const type = { documentType: { id: 40, name: 'Писмо' }, documentDirectionId: null, isPrimary: true }
const index = {
  ...({
    id: 1,
    numberPrefix: 'ЦТ',
    name: 'Център',
    counterId: 1,
    departmentId: null,
    scope: 1,
    isActive: true,
  } as const),
  documentTypes: [],
}
const template = {
  ...{ id: 1, name: 'Център', description: '', documentTypeIds: [], documentDirectionId: null, classificationId: null },
  isActive: true,
}
const grant = (subjectId: number, includesSubordinate: boolean) => ({
  ...template,
  rows: [{ subjectKind: 'department' as const, subjectId, permissionTypeIds: [1], includesSubordinate }],
})
const ownerRule = {
  ...{ id: 1, orderNumber: 1, documentDirectionId: null, documentTypeId: null, ownerPositionId: 10 },
  ...{ ownerPersonId: null, departmentId: 5, isActive: true },
}
const none: DepartmentSettings = { indexes: [], templates: [], ownerRules: [] }
const above = { departments: [{ ...top, id: 0 }, { ...top, parentId: 0 }, own] }

test.each<[string, Partial<DepartmentSettings>, string, string]>([
  ['no index', {}, 'index', 'general'],
  ['an index of its own', { indexes: [{ ...index, departmentId: 5 }] }, 'index', 'done'],
  [
    'an index for one type',
    { indexes: [{ ...index, documentTypes: [{ ...type, departmentId: 5 }] }] },
    'index',
    'done',
  ],
  ['an inactive index', { indexes: [{ ...index, departmentId: 5, isActive: false }] }, 'index', 'general'],
  ['an index of another', { indexes: [{ ...index, departmentId: 6 }] }, 'index', 'general'],
  ['indexes not loaded', { indexes: null }, 'index', 'unknown'],
  ['rights by name', { templates: [grant(5, false)] }, 'rights', 'done'],
  ['rights from above', { templates: [grant(1, true)] }, 'rights', 'done'],
  ['rights of everybody', { templates: [grant(0, true)] }, 'rights', 'general'],
  ['rights of the one above alone', { templates: [grant(1, false)] }, 'rights', 'general'],
  ['an owner', { ownerRules: [ownerRule] }, 'owner', 'done'],
  ['an inactive owner rule', { ownerRules: [{ ...ownerRule, isActive: false }] }, 'owner', 'general'],
])('the settings of a department: %s', (_, given, key, state) => {
  const lines = departmentChecklist(5, structureOf(above), { ...none, ...given })
  expect(lines.find((one) => one.key === key)?.state).toBe(state)
})

const kind: DocumentType = {
  ...{ id: 90, code: 'Х', name: 'Хартия', scope: 1, directions: [1], numberPrefix: 'Х', registerBeforeSigning: false },
  ...{ permissionTemplate: null, isActive: true },
}
test.each<[string, Partial<DocumentType>, { term: string | null; classifications: number | null }, string[]]>([
  ['new', { numberPrefix: '' }, { term: '', classifications: 0 }, ['missing', 'general', 'general', 'general']],
  ['with an index', {}, { term: '7 дни', classifications: 2 }, ['done', 'done', 'done', 'general']],
  [
    'with rights',
    { permissionTemplate: { id: 1, name: 'Р' } },
    { term: null, classifications: null },
    ['done', 'unknown', 'unknown', 'done'],
  ],
  [
    'inactive',
    { numberPrefix: '', isActive: false },
    { term: '', classifications: 0 },
    ['general', 'general', 'general', 'general'],
  ],
])('a type of documents: %s', (_, given, settings, states) => {
  expect(documentTypeChecklist({ ...kind, ...given }, settings).map(({ state }) => state)).toEqual(states)
})

test('the sign of a row names what is missing, and nothing else', () => {
  const lines = departmentChecklist(5, structureOf({ people: [person(101, 11)] }))
  expect(missingOf(lines).map(({ key }) => key)).toEqual(['head'])
  expect(missingText(lines)).toBe('няма ръководител')
  expect(missingText(departmentChecklist(5, structureOf({ positions: [], people: [] })))).toBe(
    'няма ръководител, служители и достъп до документите',
  )
  expect(missingText(departmentChecklist(5, structureOf({})))).toBe('')
})
