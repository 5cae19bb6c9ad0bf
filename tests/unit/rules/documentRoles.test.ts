import { expect, test } from 'vitest'
import { CorrespondentRole } from '../../../src/contract/correspondentRoles.ts'
import { Direction } from '../../../src/contract/enumerations.ts'
import {
  nameInRole,
  namesInRoles,
  refusalOfRole,
  rolesProblem,
} from '../../../src/rules/correspondents/documentRoles.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction
const { APPLICANT, REPRESENTATIVE, THIRD_PARTY, INFORMATION } = CorrespondentRole
const people = (...roles: (number | null)[]) => roles.map((roleId, at) => ({ id: at + 1, roleId }))

test.each([
  ['nobody', INCOMING, [], null],
  ['without roles', INCOMING, [null, null], null],
  ['an applicant with a representative', INCOMING, [APPLICANT, REPRESENTATIVE], null],
  ['the first sender is the applicant', INCOMING, [null, REPRESENTATIVE], null],
  ['the first receiver of a letter is not', OUTGOING, [null, REPRESENTATIVE], /няма заявител/],
  ['two applicants', INCOMING, [APPLICANT, APPLICANT], null],
  ['a representative alone', INCOMING, [REPRESENTATIVE], /няма заявител/],
  ['a representative of a third party', INCOMING, [THIRD_PARTY, REPRESENTATIVE], /няма заявител/],
  ['a letter from nobody', INCOMING, [INFORMATION, THIRD_PARTY], /без подател/],
  ['copies of our letter alone', OUTGOING, [INFORMATION, INFORMATION], null],
  ['a role within the body', INTERNAL, [INFORMATION], /Вътрешният документ/],
  ['no role within the body', INTERNAL, [null], null],
  ['a role of a later version', INCOMING, [99, null], null],
] as const)('the roles of %s', (_case, direction, roles, problem) => {
  const text = rolesProblem(direction, people(...roles))?.title ?? null
  if (problem === null) expect(text).toBeNull()
  else expect(text).toMatch(problem)
})

test.each([
  ['an added representative of the applicant', [APPLICANT], { id: 9, roleId: REPRESENTATIVE }, undefined],
  ['an added representative of nobody', [THIRD_PARTY], { id: 9, roleId: REPRESENTATIVE }, /няма заявител/],
  ['the only applicant becomes a third party', [APPLICANT, REPRESENTATIVE], { id: 1, roleId: THIRD_PARTY }, /няма/],
  ['the role is taken away', [APPLICANT, INFORMATION], { id: 2, roleId: null }, undefined],
] as const)('%s', (_case, roles, person, refusal) => {
  const title = refusalOfRole(INCOMING, people(...roles), person)?.title
  if (refusal === undefined) expect(title).toBeUndefined()
  else expect(title).toMatch(refusal)
})

test('a name tells its role; an unknown or absent role is not shown', () => {
  expect(nameInRole('Иван Петров', REPRESENTATIVE)).toBe('Иван Петров (пълномощник)')
  expect(nameInRole('Иван Петров', 99)).toBe('Иван Петров')
  expect(namesInRoles(['А', 'Б'], undefined)).toEqual(['А', 'Б'])
  expect(namesInRoles(['А', 'Б'], [null, INFORMATION])).toEqual(['А', 'Б (за сведение)'])
})
