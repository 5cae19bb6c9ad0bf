import { describe, expect, test } from 'vitest'
import type { SickLeave } from '../../../src/contract/shapes/staff.ts'
import { sickDays, sickLeaveErrors } from '../../../src/rules/staff/sickLeaveRules.ts'
import { calendar, facts } from './staffFacts.ts'

describe('a sick leave', () => {
  const sick = (given: Partial<SickLeave> = {}): SickLeave => ({
    ...facts,
    number: '20260000001',
    kind: 'first',
    continuesNumber: '',
    issuedOn: '2026-06-01',
    reason: 'illness',
    facility: '',
    regimen: '',
    presentedOn: null,
    workingDays: null,
    ...given,
  })
  test.each([
    [{}, { calendar: 5, working: 5, employer: 2 }],
    [{ toDate: '2026-06-01' }, { calendar: 1, working: 1, employer: 1 }],
    [{ kind: 'continuation' }, { calendar: 5, working: 5, employer: 0 }],
    [
      { fromDate: '2026-06-06', toDate: '2026-06-07' },
      { calendar: 2, working: 0, employer: 0 },
    ],
  ])('%j: %j', (given, days) => {
    expect(sickDays(sick(given), calendar)).toEqual(days)
  })
  test.each([
    [{ number: '' }, { number: 'Полето е задължително' }],
    [{ number: '7' }, { number: 'Вече има болничен лист с този номер.' }],
    [{ kind: 'continuation' }, { continuesNumber: 'Полето е задължително' }],
  ])('%j is refused: %j', (given, errors) => {
    expect(sickLeaveErrors(sick(given), [{ id: 2, number: '7' }])).toEqual(errors)
  })
})
