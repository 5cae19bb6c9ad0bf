import { expect, test } from 'vitest'
import { roleLabels } from '../../../src/contract/enumerations.ts'
import { roleName } from '../../../src/contract/labels.ts'
import { roleOfKey, roles, rolesOfKeys } from '../../../src/contract/roles.ts'

test.each([
  ['DOCUMENTS_FLOW', 'DOCUMENTS_FLOW'],
  ['documents_flow', 'DOCUMENTS_FLOW'],
  ['Documents_Flow', 'DOCUMENTS_FLOW'],
  [' reports ', 'REPORTS'],
  ['DOCUMENTS_FLOW_EDELIVERY', 'DOCUMENTS_FLOW_EDELIVERY'],
  ['ADMINISTRATORS', undefined],
  ['DOCUMENTS-FLOW', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the key „%s“ names %s', (key, role) => {
  expect(roleOfKey(key)).toBe(role)
})

test('every role is read from its key, in any spelling', () => {
  expect(rolesOfKeys(roles.map((role) => role.toLowerCase()))).toEqual([...roles])
  expect(roles.map((role) => roleName(role.toLowerCase()))).toEqual(roles.map((role) => roleLabels[role]))
})

test('of several keys each role is read once, and unknown ones are left out', () => {
  expect(rolesOfKeys(['reports', 'SOMETHING', 'REPORTS', 'ua_read'])).toEqual(['REPORTS', 'UA_READ'])
  expect(rolesOfKeys([])).toEqual([])
})
