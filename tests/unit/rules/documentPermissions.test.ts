import { describe, expect, test } from 'vitest'
import { PermissionType as P } from '../../../src/contract/enumerations.ts'
import {
  mayRead,
  type Permission,
  type PermissionDocument,
  type PermissionUser,
  permissions,
  permissionsOf,
  type Template,
  type TemplateRow,
  templatesForUser,
} from '../../../src/rules/documents/documentPermissions.ts'
import { whoCanOn } from '../../../src/rules/documents/whoCan.ts'

const user = (given: Partial<PermissionUser> = {}): PermissionUser => ({
  personId: 7,
  positionIds: [70],
  departmentPath: [12, 5, 1],
  headOf: [],
  roles: ['DOCUMENTS_FLOW'],
  ...given,
})
const document = (given: Partial<PermissionDocument> = {}): PermissionDocument => ({
  documentTypeId: 3,
  directionId: 1,
  classificationIds: [81],
  authorPersonId: null,
  addressedDepartmentId: null,
  ...given,
})
const template = (row: Partial<TemplateRow>, given: Partial<Template> = {}): Template => ({
  isActive: true,
  documentTypeIds: [],
  documentDirectionId: null,
  classificationId: null,
  rows: [{ subjectKind: 'person', subjectId: 7, permissionTypeIds: [P.REGISTER], includesSubordinate: false, ...row }],
  ...given,
})
const granted = (who: PermissionUser, what: PermissionDocument, templates: Template[] = []): Permission[] => {
  const has = permissionsOf({ user: who, document: what, templates })
  const narrowed = permissionsOf({ user: who, document: what, templates: templatesForUser(templates, who) })
  expect(narrowed).toEqual(has)
  expect(mayRead({ user: who, document: what, templates })).toBe(has.read)
  return permissions.filter((name) => has[name])
}

test('an unrelated user may do nothing, an administrator everything', () => {
  expect(granted(user(), document())).toEqual([])
  expect(granted(user({ roles: ['ADMINISTRATOR'] }), document())).toEqual(permissions)
  expect(permissions).toHaveLength(16)
})

describe("the user's role in the document", () => {
  test.each<readonly [string, Partial<PermissionUser>, Partial<PermissionDocument>, Permission[]]>([
    ['author', {}, { authorPersonId: 7 }, ['read', 'edit', 'files', 'comment', 'delete']],
    ['assignee', {}, { assigneePersonIds: [3, 7] }, ['read', 'files', 'comment']],
    ['of the addressed department', {}, { addressedDepartmentId: 12 }, ['read', 'comment']],
    ['of a department under the addressed one', {}, { addressedDepartmentId: 5 }, []],
    ['addressed in person', {}, { addressedPersonId: 7 }, ['read', 'comment']],
    [
      'head of the addressed department',
      { headOf: [12] },
      { addressedDepartmentId: 12 },
      ['read', 'resolve', 'assign', 'comment', 'complete'],
    ],
    ['head of another department', { headOf: [5] }, { addressedDepartmentId: 12 }, ['read', 'comment']],
    [
      'head of the department that wrote an outgoing letter, asked to sign it',
      { headOf: [12] },
      { directionId: 3, signerPersonIds: [7] },
      ['read', 'sign', 'comment'],
    ],
    ['asked to agree', {}, { agreerPersonIds: [7] }, ['read', 'agree', 'comment']],
    ['asked to sign', {}, { signerPersonIds: [7] }, ['read', 'sign', 'comment']],
    ['asked to resolve', {}, { resolverPersonIds: [7] }, ['read', 'resolve', 'assign', 'comment']],
    ['controller', {}, { controllerPersonIds: [7] }, ['read', 'comment']],
    [
      'author and asked to sign',
      {},
      { authorPersonId: 7, signerPersonIds: [7] },
      ['read', 'edit', 'sign', 'files', 'comment', 'delete'],
    ],
  ])('the rights from %s', (_, who, what, expected) => {
    expect(granted(user(who), document(what))).toEqual(expected)
  })
})

describe('templates', () => {
  test.each<readonly [string, Partial<TemplateRow>, Partial<Template>, boolean]>([
    ['a person', {}, {}, true],
    ['another person', { subjectId: 8 }, {}, false],
    ['a position', { subjectKind: 'position', subjectId: 70 }, {}, true],
    ['another position', { subjectKind: 'position', subjectId: 7 }, {}, false],
    ['the own department', { subjectKind: 'department', subjectId: 12 }, {}, true],
    ['a department above, alone', { subjectKind: 'department', subjectId: 5 }, {}, false],
    [
      'a department above, with those under it',
      { subjectKind: 'department', subjectId: 5, includesSubordinate: true },
      {},
      true,
    ],
    ['another department', { subjectKind: 'department', subjectId: 7, includesSubordinate: true }, {}, false],
    ['the author, who is another', { subjectKind: 'author', subjectId: null }, {}, false],
    ['its type', {}, { documentTypeIds: [2, 3] }, true],
    ['another type', {}, { documentTypeIds: [2] }, false],
    ['its direction', {}, { documentDirectionId: 1 }, true],
    ['another direction', {}, { documentDirectionId: 3 }, false],
    ['its classification', {}, { classificationId: 81 }, true],
    ['another classification', {}, { classificationId: 82 }, false],
    ['switched off', {}, { isActive: false }, false],
  ])('that name %s', (_, row, given, expected) => {
    expect(granted(user(), document(), [template(row, given)])).toEqual(expected ? ['read', 'register'] : [])
  })
  test('of the author and of the addressee follow the document', () => {
    const ofAuthor = template({ subjectKind: 'author', subjectId: null, permissionTypeIds: [P.SEND] })
    const ofAddressee = template({ subjectKind: 'addressee', subjectId: null, permissionTypeIds: [P.COMPLETE] })
    expect(granted(user(), document({ authorPersonId: 7 }), [ofAuthor])).toContain('send')
    expect(granted(user(), document({ addressedDepartmentId: 12 }), [ofAddressee])).toContain('complete')
    expect(granted(user(), document(), [ofAuthor, ofAddressee])).toEqual([])
  })
  test("are combined with one another and with the user's role", () => {
    expect(
      granted(user(), document({ assigneePersonIds: [7] }), [
        template({ permissionTypeIds: [P.REGISTER] }),
        template({ subjectKind: 'department', subjectId: 12, permissionTypeIds: [P.ANNUL, P.REVERT] }),
      ]),
    ).toEqual(['read', 'register', 'files', 'comment', 'annul', 'revert'])
  })
})

test('the permitted users are listed by name, without the administrators', () => {
  const people = [
    { name: 'Мария Петрова', user: user({ personId: 7 }) },
    { name: 'Иван Колев', user: user({ personId: 8 }) },
    { name: 'Администратор', user: user({ personId: 9, roles: ['ADMINISTRATOR'] }) },
  ]
  const names = whoCanOn(document({ authorPersonId: 8 }), [template({})], people)
  expect(names.register).toEqual(['Мария Петрова'])
  expect(names.edit).toEqual(['Иван Колев'])
  expect(names.annul).toEqual([])
})
