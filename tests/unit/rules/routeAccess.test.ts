import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import { hasRole, isAdministrator, isGuid, mayEnter, withoutTrailingGuid } from '../../../src/rules/routeAccess.ts'

test.each<[Role[] | undefined, Role[], boolean]>([
  [['DOCUMENTS_FLOW'], ['DOCUMENTS_FLOW'], true],
  [['DOCUMENTS_FLOW'], ['DOCUMENTS_FLOW_EDELIVERY'], false],
  [['DOCUMENTS_FLOW_EDELIVERY'], ['DOCUMENTS_FLOW'], false],
  [['UA_READ', 'UA_MANAGER'], ['UA_MANAGER'], true],
  [['DOCUMENTS_FLOW'], ['ADMINISTRATOR'], true],
  [['DOCUMENTS_FLOW'], [], false],
  [[], ['DOCUMENTS_FLOW'], false],
  [[], ['ADMINISTRATOR'], true],
  [undefined, [], true],
  [undefined, ['REPORTS'], true],
])('a place for %j is open to %j: %s', (roles, own, expected) => {
  expect(mayEnter(roles, own)).toBe(expected)
})
test('an administrator has every role', () => {
  expect(isAdministrator(['REPORTS', 'ADMINISTRATOR'])).toBe(true)
  expect(isAdministrator(['UP_MANAGER'])).toBe(false)
  expect(hasRole('LIBRARY_MANAGER', ['ADMINISTRATOR'])).toBe(true)
  expect(hasRole('LIBRARY_MANAGER', ['LIBRARY_READ'])).toBe(false)
})

const id = '3F2504E0-4f89-11d3-9a0c-0305e82c3301'
test.each([
  [`/documents-flow/documents/${id}`, '/documents-flow/documents'],
  [`/documents-flow/documents/${id}/`, '/documents-flow/documents'],
  [`/documents-flow/documents/${id}?tab=files#top`, '/documents-flow/documents'],
  [`/a/${id}/task/${id}`, `/a/${id}/task`],
  ['/documents-flow/documents', '/documents-flow/documents'],
  ['/documents-flow/documents/42', '/documents-flow/documents/42'],
  [`/${id}`, '/'],
  ['/', '/'],
])('%s without its identifier is %s', (path, bare) => {
  expect(withoutTrailingGuid(path)).toBe(bare)
})
test.each([
  [id, true],
  [`{${id}}`, false],
  [id.slice(1), false],
  [id.replaceAll('-', ''), false],
  [`${id} `, false],
  ['', false],
])('%s is a GUID: %s', (text, expected) => {
  expect(isGuid(text)).toBe(expected)
})
