import { describe, expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import type { StaffKind, StaffStep } from '../../../src/contract/shapes/staff.ts'
import { nextStep } from '../../../src/rules/nextStep.ts'
import {
  insteadOf,
  lateOrder,
  mayChangeStaff,
  mayMove,
  mayRemoveStaff,
  movesFrom,
  type OnRoute,
  type StaffMember,
  staffMoveErrors,
  staffSteps,
} from '../../../src/rules/staff/mayMoveStaff.ts'
import { movesOf } from '../../../src/rules/staff/staffRoute.ts'
import { facts } from './staffFacts.ts'

describe('allowed moves by user', () => {
  const performers = (['agreement', 'check', 'approval'] as const).map((step, i) => ({
    step,
    title: step,
    person: { id: 10 + i, name: step },
  }))
  const at = (step: StaffStep, given: Partial<OnRoute> = {}): OnRoute => ({ ...facts, performers, step, ...given })
  const as = (personId: number, ...roles: Role[]): StaffMember => ({ personId, roles })
  const may = (kind: StaffKind, key: string, record: OnRoute, me: StaffMember): boolean =>
    mayMove(kind, movesOf[kind].find((move) => move.key === key)!, record, me, '2026-05-20').allowed
  test.each([
    ['leave', 'submit', 'draft', as(5, 'UP_VACATIONS'), true],
    ['leave', 'submit', 'draft', as(6, 'UP_VACATIONS'), false],
    ['leave', 'submit', 'draft', as(6, 'UP_MANAGER'), true],
    ['leave', 'agree', 'agreement', as(10, 'UP_VACATIONS'), true],
    ['leave', 'agree', 'agreement', as(11, 'UP_MANAGER'), false],
    ['leave', 'agree', 'agreement', as(99, 'ADMINISTRATOR'), true],
    ['leave', 'confirm', 'check', as(99, 'UP_MANAGER'), true],
    ['trip', 'confirm', 'check', as(99, 'UP_MANAGER'), false],
    ['expense', 'confirm', 'check', as(99, 'UP_EXPENSES'), true],
    ['expense', 'close', 'approved', as(99, 'UP_EXPENSES'), true],
    ['leave', 'approve', 'approval', as(12, 'UP_VACATIONS'), true],
    ['leave', 'approve', 'check', as(12, 'UP_VACATIONS'), false],
    ['leave', 'confirm', 'check', as(5, 'UP_MANAGER'), false],
    ['leave', 'refuse', 'refused', as(99, 'ADMINISTRATOR'), false],
    ['leave', 'cancel', 'approved', as(5), true],
    ['sickLeave', 'present', 'draft', as(5, 'UP_MANAGER'), true],
    ['sickLeave', 'present', 'cancelled', as(5, 'UP_MANAGER'), false],
  ] as const)('the move %s by %s at step %s', (kind, key, step, me, expected) => {
    expect(may(kind, key, at(step), me)).toBe(expected)
  })
  test.each([
    ['expense', 'submit', 'draft', '2026-05-20', true],
    ['expense', 'submit', 'draft', '2026-05-21', false],
    ['trip', 'close', 'approved', '2026-05-20', true],
    ['trip', 'close', 'approved', '2026-05-21', false],
    ['trip', 'submit', 'draft', '2026-05-21', true],
  ] as const)('the move %s by %s at step %s whose last day is %s', (kind, key, step, toDate, expected) => {
    const record = at(step, { toDate, fromDate: '2026-05-20' })
    expect(may(kind, key, record, as(5, 'UP_MANAGER'))).toBe(expected)
  })
  test.each<[StaffStep, string, StaffMember, boolean]>([
    ['approved', '2026-05-20', as(9, 'UP_MANAGER'), true],
    ['closed', '2026-05-01', as(9, 'UP_MANAGER'), true],
    ['approved', '2026-05-21', as(9, 'UP_MANAGER'), false],
    ['approved', '2026-05-20', as(5, 'UP_VACATIONS'), false],
    ['interrupted', '2026-05-01', as(9, 'UP_MANAGER'), false],
  ])('a leave that is %s since %s is interrupted by %o: %s', (step, fromDate, me, expected) => {
    expect(may('leave', 'interrupt', at(step, { fromDate }), me)).toBe(expected)
  })
  test.each([
    ['marriage', 0, false],
    ['marriage', 1, true],
    ['marriage', null, true],
    ['annual', 0, true],
  ])('a leave „%s“ with %s papers is checked: %s', (kind, fileCount, expected) => {
    expect(may('leave', 'confirm', at('check', { kind, fileCount }), as(11, 'UP_VACATIONS'))).toBe(expected)
  })
  test('a user who has approved does not check too, unless it is his step', () => {
    expect(may('leave', 'confirm', at('check'), as(10, 'UP_MANAGER'))).toBe(false)
    const [head] = performers
    const both = [head!, { ...head!, step: 'check' as const }]
    expect(may('leave', 'confirm', at('check', { performers: both }), as(10, 'UP_MANAGER'))).toBe(true)
  })
  test('a substitute is named with the user of the step', () => {
    const agree = movesOf.leave.find(({ key }) => key === 'agree')!
    expect(insteadOf(agree, at('agreement'), 10)).toBe('')
    expect(insteadOf(agree, at('agreement'), 99)).toBe('agreement')
    expect(insteadOf(movesOf.leave[0]!, at('draft'), 99)).toBe('')
  })
  test('a started record can no longer be cancelled', () => {
    expect(may('leave', 'cancel', at('approved', { fromDate: '2026-05-20' }), as(5))).toBe(false)
  })
  test.each<[StaffKind, string, string, boolean]>([
    ['trip', 'approve', '2026-05-19', false],
    ['trip', 'approve', '2026-05-20', true],
    ['trip', 'approve', '2026-05-21', true],
    ['trip', 'return', '2026-05-19', true],
    ['trip', 'refuse', '2026-05-19', true],
    ['leave', 'approve', '2026-05-19', true],
    ['expense', 'approve', '2026-05-19', true],
  ])('the move %s by %s on 20.05.2026 for a record that begins on %s: %s', (kind, key, fromDate, expected) => {
    for (const me of [as(12, 'UP_BUSINESS_TRIPS'), as(99, 'ADMINISTRATOR')])
      expect(may(kind, key, at('approval', { fromDate }), me)).toBe(expected)
  })
  test('a trip whose car is no longer available is not approved, with a reason', () => {
    const problem = 'Автомобилът е в статус „В ремонт“. Изберете друг.'
    const approval = at('approval', { carProblem: problem })
    for (const me of [as(12, 'UP_BUSINESS_TRIPS'), as(99, 'ADMINISTRATOR')]) {
      expect(
        movesFrom('trip', approval, me, '2026-05-20').map(({ move, ruleResult }) => [move.key, ruleResult.allowed]),
      ).toEqual([
        ['approve', false],
        ['return', true],
        ['refuse', true],
        ['cancel', me.personId === 99],
      ])
      expect(may('trip', 'approve', at('approval', { carProblem: null }), me)).toBe(true)
    }
    expect(movesFrom('trip', approval, as(12), '2026-05-20')[0]?.ruleResult).toMatchObject({
      refusal: { because: problem },
    })
  })
  test('a late order is reported with the necessary action, which is the next step', () => {
    const trip = at('approval', { fromDate: '2026-05-19' })
    const me = as(12, 'UP_BUSINESS_TRIPS')
    const approve = movesOf.trip.find(({ key }) => key === 'approve')!
    expect(mayMove('trip', approve, trip, me, '2026-05-20')).toMatchObject({
      refusal: {
        because: 'Заповедта ще бъде с днешна дата, а първият ден (19.05.2026) вече е минал.',
        who: 'Върнете документа за корекция на дните или го откажете.',
      },
    })
    expect(nextStep(staffSteps('trip', trip, me, '2026-05-20'))).toBe('return')
    expect(nextStep(staffSteps('trip', { ...trip, step: 'agreement' }, as(10), '2026-05-20'))).toBe('return')
    expect(nextStep(staffSteps('trip', trip, me, '2026-05-19'))).toBe('approve')
    expect(lateOrder('trip', at('approved', { fromDate: '2026-05-19' }), '2026-05-20')).toBeNull()
  })
  test('a decided record has no next move, and only one at its author can be changed or deleted', () => {
    const me = as(5, 'UP_VACATIONS')
    expect(movesFrom('leave', at('refused'), me, '2026-05-20')).toEqual([])
    const changed = (['draft', 'returned', 'agreement', 'approved'] as const).map(
      (step) => mayChangeStaff('leave', at(step), me).allowed,
    )
    expect(changed).toEqual([true, true, false, false])
    expect(mayRemoveStaff('leave', at('draft'), me).allowed).toBe(true)
    expect(mayRemoveStaff('leave', at('returned'), me).allowed).toBe(false)
  })
})

const june = { fromDate: '2026-06-01', toDate: '2026-06-12' }
test.each([
  [undefined, '', null, ['move']],
  [{}, '', null, []],
  [{ needsComment: true }, ' ', null, ['comment']],
  [{ needsComment: true }, 'Липсва заместник.', null, []],
  [{ needsDate: true }, '', null, ['date']],
  [{ needsDate: true }, '', '2026-05-31', ['date']],
  [{ needsDate: true }, '', '2026-06-01', []],
  [{ needsDate: true }, '', '2026-06-12', []],
  [{ needsDate: true }, '', '2026-06-13', ['date']],
] as const)('the text of the move %o with „%s“ from %s', (move, comment, date, wrong) => {
  expect(Object.keys(staffMoveErrors(move, { comment, date }, june))).toEqual(wrong)
})
