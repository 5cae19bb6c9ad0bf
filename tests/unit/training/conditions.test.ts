import { expect, test } from 'vitest'
import type { Assertion, Condition } from '../../../src/contract/training/exercise.ts'
import { checkExercise } from '../../../src/rules/training/checkExercise.ts'
import { isConditionMet } from '../../../src/rules/training/conditions.ts'
import type { Fact, FactFields, Facts, FactValue } from '../../../src/rules/training/facts.ts'

const fact = (fields: FactFields, given: Partial<Fact> = {}): Fact => ({
  ...{ kind: 'document', key: '1', since: 'new', before: null },
  fields,
  ...given,
})
const found = { letter: fact({ number: '04-1', correspondents: ['Община Русе', 'Община Варна'] }) }
const known = { day: '2026-11-20', workingDays: ['2026-11-23', '2026-11-24'], me: 'Мария Петрова', found }

test.each<[own: FactValue, test: Condition['test'], given: Omit<Condition, 'field' | 'test'>, holds: boolean]>([
  ['Писмо', 'equals', { value: ' писмо ' }, true],
  ['Писмо', 'equals', { value: 'Молба' }, false],
  [['А', 'Б'], 'equals', { value: 'А' }, false],
  [['Община Варна', 'Община Русе'], 'equals', { value: { of: 'letter', field: 'correspondents' } }, true],
  ['x', 'equals', { value: { of: 'nobody', field: 'number' } }, false],
  ['x', 'differs', { value: { of: 'nobody', field: 'number' } }, false],
  ['Молба', 'differs', { value: 'Писмо' }, true],
  [null, 'equals', {}, true],
  ['Искане на становище', 'contains', { value: 'СТАНОВИЩЕ' }, true],
  ['Искане', 'contains', { value: '' }, false],
  ['Искане', 'lacks', { value: 'молба' }, true],
  ['Чакаме становище', 'says', { values: ['писм', 'становищ'] }, true],
  ['Чакаме', 'says', { values: ['становищ'] }, false],
  [['Иван', 'Петър'], 'includes', { value: 'Иван' }, true],
  [['Иван Петров'], 'includes', { value: 'Иван' }, false],
  [['Иван'], 'excludes', { value: 'Иван' }, false],
  [['Иван'], 'excludes', { value: 'Петър' }, true],
  ['б', 'oneOf', { values: ['а', 'б'] }, true],
  ['в', 'oneOf', { values: ['а', 'б'] }, false],
  ['в', 'oneOf', {}, false],
  ['', 'filled', {}, false],
  [false, 'filled', {}, false],
  [0, 'filled', {}, true],
  [[], 'empty', {}, true],
  [undefined as never, 'empty', {}, true],
  ['51.13', 'atLeast', { value: '9.50' }, true],
  [9, 'atLeast', { value: 10 }, false],
  [0, 'atLeast', { value: 0 }, true],
  [null, 'atLeast', { value: 0 }, false],
  ['2026-11-20', 'atMost', { value: { day: -1 } }, false],
  ['2026-11-19', 'atMost', { value: { day: -1 } }, true],
  [null, 'atMost', { value: { day: 0 } }, false],
  ['2026-11-24', 'equals', { value: { day: 2, working: true } }, true],
  ['2026-11-20', 'equals', { value: { day: 0, working: true } }, true],
  ['2026-11-20', 'equals', { value: { day: 9, working: true } }, false],
  ['Мария Петрова', 'equals', { value: { me: 'name' } }, true],
])('the condition %j %s %j: %s', (own, how, given, expected) =>
  expect(isConditionMet({ field: 'own', test: how, ...given }, fact({ own }), known)).toBe(expected),
)

test.each<[what: string, before: FactFields | null, changed: boolean]>([
  ['as it was', { own: 'а' }, false],
  ['otherwise', { own: 'б' }, true],
  ['of what is new', null, true],
])('changed and unchanged: %s', (_, before, changed) => {
  const one = fact({ own: 'а' }, { before })
  expect(isConditionMet({ field: 'own', test: 'changed' }, one, known)).toBe(changed)
  expect(isConditionMet({ field: 'own', test: 'unchanged' }, one, known)).toBe(!changed)
})

const assertionOf = (given: Partial<Assertion> = {}): Assertion => ({
  ...{ text: 'Писмо', kind: 'document', find: [{ field: 'type', test: 'equals', value: 'Писмо' }], points: 2 },
  missing: 'Няма писмо.',
  parts: [{ when: [{ field: 'sheets', test: 'equals', value: 2 }], points: 1, missing: 'Листата не са два.' }],
  ...given,
})
const right = fact({ type: 'Писмо', sheets: 2 })
const wrong = fact({ type: 'Писмо', sheets: 3 }, { key: '2' })
const voided = fact({ type: 'Писмо', sheets: 3, status: 'Анулиран' }, { key: '3' })
const annulled: Condition = { field: 'status', test: 'equals', value: 'Анулиран' }
const check = (assertion: Assertion, ...changed: Fact[]) => {
  const facts: Facts = { ...known, changed, found }
  const { points, outOf, assertions } = checkExercise({ assertions: [assertion] }, facts)
  return `${points}/${outOf} ${assertions[0]?.state} ${assertions[0]?.sentences.length}`
}

test.each<[what: string, assertion: Assertion, changed: Fact[], says: string]>([
  ['nothing is there', assertionOf(), [], '0/3 missing 1'],
  ['it is as it should', assertionOf(), [right], '3/3 done 0'],
  ['a part is wrong', assertionOf(), [wrong], '2/3 partly 1'],
  ['the better of two counts, and the other is too much', assertionOf(), [wrong, right], '1/3 partly 1'],
  ['more are allowed', assertionOf({ orMore: true }), [wrong, right], '3/3 done 0'],
  ['two are asked for and one is there', assertionOf({ count: 2 }), [right], '1/3 partly 1'],
  ['two are asked for and one of them is wrong', assertionOf({ count: 2 }), [right, wrong], '2/3 partly 1'],
  ['none is asked for and there is none', assertionOf({ count: 0 }), [], '0/3 waiting 1'],
  ['none is asked for and there is one', assertionOf({ count: 0 }), [right], '0/3 missing 1'],
  ['only what is changed is asked for', assertionOf({ since: 'changed' }), [right], '0/3 missing 1'],
  [
    'what was annulled counts not',
    assertionOf(),
    [{ ...right, fields: { ...right.fields, status: 'Анулиран' } }],
    '0/3 missing 2',
  ],
  ['an annulled one stands beside the right one', assertionOf(), [voided, right], '3/3 done 0'],
  ['an annulled one is what is asked for', assertionOf({ find: [annulled], parts: [] }), [voided], '2/2 done 0'],
  ['what is removed is no new letter', assertionOf(), [{ ...right, since: 'removed' }], '0/3 missing 1'],
  ['another kind', assertionOf(), [{ ...right, kind: 'task' }], '0/3 missing 1'],
])('the check applies to %s', (_, assertion, changed, says) => expect(check(assertion, ...changed)).toBe(says))

test('of several candidate records the one that satisfies most later conditions is chosen', () => {
  const letter = assertionOf({ name: 'letter', orMore: true, parts: [] })
  const answer: Assertion = {
    ...{ text: 'Отговор', kind: 'comment', points: 1, missing: 'Няма коментар.' },
    find: [{ field: 'document', test: 'equals', value: { of: 'letter', field: 'guid' } }],
  }
  const first = fact({ type: 'Писмо', guid: 'a' })
  const second = fact({ type: 'Писмо', guid: 'b' }, { key: '2' })
  const comment = fact({ document: 'b' }, { kind: 'comment', key: '3' })
  const facts: Facts = { ...known, changed: [first, second, comment], found: {} }
  expect(checkExercise({ assertions: [letter, answer] }, facts)).toMatchObject({ points: 3, isDone: true })
})
