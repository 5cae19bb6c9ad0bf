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
    [{ reason: 'workAccident' }, { calendar: 5, working: 5, employer: 2 }],
    [{ reason: 'familyCare' }, { calendar: 5, working: 5, employer: 0 }],
    [{ reason: 'quarantine' }, { calendar: 5, working: 5, employer: 0 }],
    [{ reason: 'maternity' }, { calendar: 5, working: 5, employer: 0 }],
    [
      { fromDate: '2023-12-28', toDate: '2024-01-05' },
      { calendar: 9, working: 6, employer: 3 },
    ],
    [
      { fromDate: '2024-01-08', toDate: '2024-01-12' },
      { calendar: 5, working: 5, employer: 2 },
    ],
    [
      { fromDate: '2010-06-28', toDate: '2010-07-02' },
      { calendar: 5, working: 5, employer: 1 },
    ],
    [
      { fromDate: '2010-07-05', toDate: '2010-07-09' },
      { calendar: 5, working: 5, employer: 3 },
    ],
    [
      { fromDate: '2026-06-06', toDate: '2026-06-07' },
      { calendar: 2, working: 0, employer: 0 },
    ],
  ])('a sick leave with %j has the errors %j', (given, days) => {
    expect(sickDays(sick(given), calendar)).toEqual(days)
  })
  test.each([
    [{ number: '' }, { number: 'Полето е задължително' }],
    [{ number: '7' }, { number: 'Вече има болничен лист с този номер.' }],
    [{ kind: 'continuation' }, { continuesNumber: 'Полето е задължително' }],
    [{ issuedOn: '2026-06-21' }, { issuedOn: 'Датата не може да е в бъдещето.' }],
    [{ issuedOn: '2026-05-31' }, {}],
    [
      { issuedOn: '2026-05-29' },
      {
        fromDate:
          'Болничният започва 3 дни след издаването му, а не се издава предварително. Ако е вярно, обяснете в бележката.',
      },
    ],
    [{ issuedOn: '2026-05-29', note: 'След изписване' }, {}],
    [{ issuedOn: '2026-05-29', kind: 'continuation', continuesNumber: '6' }, {}],
  ])('a sick leave with %j is refused: %j', (given, errors) => {
    expect(sickLeaveErrors(sick(given), [{ id: 2, number: '7' }], '2026-06-20')).toEqual(errors)
  })
})
