import { expect, test } from 'vitest'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { canTransition } from '../../../src/rules/documents/documentTransitions.ts'
import { transitions } from '../../../src/rules/documents/transitionTable.ts'
import { pass, ready, refusalOf } from './readyDocument.ts'

const statuses = Object.values(S)
const { INCOMING, INTERNAL, OUTGOING } = Direction
const life: Record<Direction, Partial<Record<S, readonly S[]>>> = {
  [INCOMING]: {
    [S.DRAFT]: [S.REGISTERED],
    [S.REGISTERED]: [S.FOR_RESOLUTION, S.IN_PROGRESS, S.FORWARDED, S.COMPLETED, S.ANNULLED],
    [S.FOR_RESOLUTION]: [S.IN_PROGRESS, S.FORWARDED, S.COMPLETED, S.ANNULLED],
    [S.IN_PROGRESS]: [S.FORWARDED, S.SUSPENDED, S.COMPLETED, S.ANNULLED],
    [S.SUSPENDED]: [S.IN_PROGRESS, S.COMPLETED, S.ANNULLED],
    [S.COMPLETED]: [S.IN_PROGRESS],
  },
  [INTERNAL]: {
    [S.DRAFT]: [S.REGISTERED, S.FOR_AGREEMENT, S.FOR_SIGNATURE],
    [S.REGISTERED]: [S.FOR_RESOLUTION, S.IN_PROGRESS, S.FOR_SIGNATURE, S.COMPLETED, S.ANNULLED],
    [S.FOR_RESOLUTION]: [S.IN_PROGRESS, S.COMPLETED, S.ANNULLED],
    [S.IN_PROGRESS]: [S.COMPLETED, S.ANNULLED],
    [S.FOR_AGREEMENT]: [S.RETURNED, S.ANNULLED],
    [S.RETURNED]: [S.FOR_AGREEMENT, S.FOR_SIGNATURE, S.ANNULLED],
    [S.FOR_SIGNATURE]: [S.RETURNED, S.SIGNED, S.ANNULLED],
    [S.SIGNED]: [S.COMPLETED, S.ANNULLED],
    [S.COMPLETED]: [S.IN_PROGRESS, S.REGISTERED],
  },
  [OUTGOING]: {
    [S.DRAFT]: [S.REGISTERED, S.FOR_AGREEMENT, S.FOR_SIGNATURE],
    [S.REGISTERED]: [S.FOR_SIGNATURE, S.SENT, S.COMPLETED, S.ANNULLED],
    [S.FOR_AGREEMENT]: [S.RETURNED, S.ANNULLED],
    [S.RETURNED]: [S.FOR_AGREEMENT, S.FOR_SIGNATURE, S.ANNULLED],
    [S.FOR_SIGNATURE]: [S.RETURNED, S.SIGNED, S.ANNULLED],
    [S.SIGNED]: [S.SENT, S.ANNULLED],
    [S.SENT]: [S.COMPLETED, S.ANNULLED],
    [S.COMPLETED]: [S.REGISTERED, S.SENT],
  },
}
const directions = [INCOMING, INTERNAL, OUTGOING] as const
const everyPair = directions.flatMap((direction) =>
  statuses
    .filter((from) => life[direction][from] || from === S.ANNULLED || from === S.FORWARDED)
    .flatMap((from) => statuses.map((to) => [direction, from, to] as const)),
)

test.each(everyPair)(
  'direction %i: %i -> %i is allowed exactly when the life cycle of a document has it',
  (direction, from, to) => {
    const facts = ready(direction, { status: from, isRegistered: from !== S.DRAFT })
    expect(pass(from, to, facts).allowed).toBe(life[direction][from]?.includes(to) ?? false)
  },
)

test('one row at most fits a pair and a direction, and one more for the grounds that end work', () => {
  for (const [direction, from, to] of everyPair)
    expect(
      transitions.filter((one) => one.to === to && one.from.includes(from) && one.directions.includes(direction))
        .length,
    ).toBeLessThan(direction === INCOMING && from === S.IN_PROGRESS && to === S.COMPLETED ? 3 : 2)
})

test('a refused change names the former status and the possible ones', () => {
  expect(refusalOf(S.REGISTERED, S.SENT, ready(INCOMING))).toEqual({
    title: 'Преминаването от статус „Регистриран“ към „Изпратен“ не е позволено.',
    because:
      'От този статус документът може да премине само към „За резолюция“, „В изпълнение“, „Препратен по компетентност“, „Приключен“ или „Анулиран“.',
  })
  expect(refusalOf(S.ANNULLED, S.REGISTERED, ready(INCOMING)).because).toBe('„Анулиран“ е окончателен статус.')
  expect(refusalOf(S.SENT, S.SENT, ready(OUTGOING)).because).toBe('Документът вече е в статус „Изпратен“.')
})

test('a user with the permission but without another condition is not sent to a colleague with the same permission', () => {
  const facts = ready(INCOMING, { status: S.IN_PROGRESS, openTasks: ['Становище'] })
  const ruleResult = canTransition(S.IN_PROGRESS, S.COMPLETED, facts, allPermissions, { complete: ['Мария Петрова'] })
  expect(ruleResult).toMatchObject({
    refusal: { because: expect.stringMatching(/^Има 1 неприключена задача: Становище\./) },
  })
  expect(ruleResult).not.toHaveProperty('refusal.who')
})

test('a missing permission is named, with its holders', () => {
  const facts = ready(INCOMING, { status: S.IN_PROGRESS })
  expect(canTransition(S.IN_PROGRESS, S.COMPLETED, facts, noPermissions, { complete: ['Мария Петрова'] })).toEqual({
    allowed: false,
    refusal: {
      title: 'Нямате право за това действие върху документа.',
      because: 'Необходимо е право „Приключване“.',
      who: 'Правото „Приключване“ има: Мария Петрова.',
    },
  })
  expect(canTransition(S.REGISTERED, S.FOR_RESOLUTION, facts, noPermissions)).toMatchObject({
    refusal: {
      because: 'Необходимо е едно от правата „Регистриране“ или „Възлагане на задачи“.',
      who: 'Обърнете се към администратор.',
    },
  })
  const six = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж']
  expect(canTransition(S.REGISTERED, S.ANNULLED, facts, noPermissions, { annul: six })).toMatchObject({
    refusal: { who: 'Правото „Анулиране“ имат: А, Б, В, Г, Д и още 2.' },
  })
})
test.each([
  [S.DRAFT, S.REGISTERED, INCOMING, 'register'],
  [S.REGISTERED, S.FOR_RESOLUTION, INCOMING, 'assign'],
  [S.REGISTERED, S.IN_PROGRESS, INCOMING, 'resolve'],
  [S.IN_PROGRESS, S.COMPLETED, INCOMING, 'complete'],
  [S.REGISTERED, S.COMPLETED, INCOMING, 'complete'],
  [S.FOR_RESOLUTION, S.COMPLETED, INTERNAL, 'complete'],
  [S.SUSPENDED, S.COMPLETED, INCOMING, 'complete'],
  [S.IN_PROGRESS, S.SUSPENDED, INCOMING, 'complete'],
  [S.DRAFT, S.FOR_AGREEMENT, OUTGOING, 'edit'],
  [S.FOR_AGREEMENT, S.RETURNED, OUTGOING, 'agree'],
  [S.FOR_SIGNATURE, S.RETURNED, OUTGOING, 'sign'],
  [S.FOR_SIGNATURE, S.SIGNED, OUTGOING, 'sign'],
  [S.REGISTERED, S.SENT, OUTGOING, 'send'],
  [S.REGISTERED, S.ANNULLED, OUTGOING, 'annul'],
  [S.COMPLETED, S.REGISTERED, OUTGOING, 'revert'],
] as const)('the change %i -> %i of direction %i requires the right %s and no other', (from, to, direction, right) => {
  const facts = ready(direction, { status: from, isRegistered: from !== S.DRAFT })
  expect(canTransition(from, to, facts, { ...noPermissions, [right]: true }).allowed).toBe(true)
  const others = { ...allPermissions, [right]: false, register: right === 'assign' ? false : right !== 'register' }
  const withoutTwin = right === 'resolve' ? { ...others, assign: false } : others
  expect(canTransition(from, to, facts, withoutTwin).allowed).toBe(false)
})
