import { expect, test } from 'vitest'
import {
  coveredRules,
  decidingRule,
  type OwnerFacts,
  type OwnerRule,
  ownerBy,
  ownerInText,
  ownerRuleRules,
} from '../../../src/rules/documents/caseFileOwner.ts'

const rule = (id: number, own: Partial<OwnerRule> = {}): OwnerRule => ({
  id,
  orderNumber: id,
  documentDirectionId: null,
  departmentId: null,
  documentTypeId: null,
  ownerPositionId: 7,
  ownerPersonId: null,
  isActive: true,
  ...own,
})
const letter: OwnerFacts = { documentDirectionId: 1, departmentId: 11, documentTypeId: 30 }

test.each<[string, OwnerRule[], OwnerFacts, number | undefined]>([
  ['the first that fits', [rule(1, { departmentId: 12 }), rule(2, { departmentId: 11 }), rule(3)], letter, 2],
  ['not an idle one', [rule(1, { isActive: false }), rule(2)], letter, 2],
  ['not one of another direction', [rule(1, { documentDirectionId: 3 }), rule(2)], letter, 2],
  ['not one of another type', [rule(1, { documentTypeId: 31 }), rule(2)], letter, 2],
  [
    'not one of a department for a document of none',
    [rule(1, { departmentId: 11 })],
    { ...letter, departmentId: null },
    undefined,
  ],
  [
    'one of any direction where none is given',
    [rule(1, { documentDirectionId: 3 })],
    { departmentId: 11, documentTypeId: 30 },
    1,
  ],
  ['none', [], letter, undefined],
])('the rule that decides is %s', (_, rules, facts, id) => {
  expect(decidingRule(rules, facts)?.id).toBe(id)
})

test.each<[string, OwnerRule | undefined, number | null]>([
  ['whom it names', rule(1, { ownerPersonId: 3, ownerPositionId: null }), 3],
  ['who holds its position', rule(1), 70],
  ['nobody where the position is vacant', rule(1, { ownerPositionId: 8 }), null],
  ['nobody without a rule', undefined, null],
])('a rule gives the case file to %s', (_, one, owner) => {
  expect(ownerBy(one, (positionId) => (positionId === 7 ? 70 : undefined))).toBe(owner)
})

test.each<[string, OwnerRule | undefined, string | null, string | null, string]>([
  [
    'a person',
    rule(2),
    'Иван Колев',
    null,
    'За този документ водещ ще е Иван Колев, защото правило № 2 е първото активно, което му отговаря.',
  ],
  [
    'a position',
    rule(2),
    'Иван Колев',
    'Началник',
    'За този документ водещ ще е Иван Колев, защото правило № 2 е първото активно, което му отговаря (длъжност: Началник).',
  ],
  ['a vacant position', rule(2), null, 'Началник', 'защото длъжността по правило № 2 (Началник) е незаета.'],
  ['no rule', undefined, null, null, 'защото никое активно правило не му отговаря.'],
])('the explanation says that the owner is chosen by %s', (_, one, person, position, words) => {
  expect(ownerInText(one, person, position)).toContain(words)
})

test('a rule after one that matches all its documents is reported as unreachable', () => {
  const rules = [rule(1, { departmentId: 11 }), rule(2), rule(3, { documentTypeId: 30 }), rule(4, { isActive: false })]
  expect(coveredRules(rules).map((one) => [one.rule.id, one.by.id])).toEqual([[3, 2]])
})

test.each<[string, OwnerRule, object]>([
  ['stays as it is', rule(1), {}],
  [
    'is for the same documents',
    rule(0),
    { documentDirectionId: 'За същите посока, звено и вид вече има активно правило № 1.' },
  ],
  ['is idle and for the same documents', rule(0, { isActive: false }), {}],
  ['names nobody', rule(1, { ownerPositionId: null }), { ownerPositionId: 'Изберете длъжност или служител.' }],
  ['names both', rule(1, { ownerPersonId: 3 }), { ownerPersonId: 'Изберете само едното: длъжност или служител.' }],
])('the form of a rule that %s', (_, one, errors) => {
  expect(ownerRuleRules.errors(one, [rule(1)])).toEqual(errors)
})
