import { describe, expect, test } from 'vitest'
import type { StaffKind, StaffStep } from '../../../src/contract/shapes/staff.ts'
import {
  mayChangeStaff,
  mayMove,
  mayRemoveStaff,
  movesFrom,
  type OnRoute,
  type StaffMember,
} from '../../../src/rules/staff/mayMoveStaff.ts'
import { movesOf } from '../../../src/rules/staff/staffRoute.ts'
import { facts } from './staffFacts.ts'

describe('who may move what', () => {
  const performers = (['agreement', 'check', 'approval'] as const).map((step, i) => ({
    step,
    title: step,
    person: { id: 10 + i, name: step },
  }))
  const at = (step: StaffStep, given: Partial<OnRoute> = {}): OnRoute => ({ ...facts, performers, step, ...given })
  const as = (personId: number, ...roles: string[]): StaffMember => ({ personId, roles })
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
  ] as const)('%s: %s at %s', (kind, key, step, me, expected) => {
    expect(may(kind, key, at(step), me)).toBe(expected)
  })
  test('what has begun is not cancelled any more', () => {
    expect(may('leave', 'cancel', at('approved', { fromDate: '2026-05-20' }), as(5))).toBe(false)
  })
  test('a decided record has no way on, and only what is with its author is changed or deleted', () => {
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
