import { expect, test } from 'vitest'
import type { GroupedInspection } from '../../../src/contract/shapes/inspections.ts'
import {
  blankGroup,
  groupClosingErrors,
  groupErrors,
  groupTotals,
  planAgainstDone,
} from '../../../src/rules/inspections/groupRules.ts'
import { group } from './groupSamples.ts'
import { fields } from './inspectionSamples.ts'

test('plan against done by department, with one that was not planned; totals over the closed ones', () => {
  const rows = planAgainstDone(group.plan, group.inspections, () => 'София')
  expect(rows.map((row) => [row.departmentName, row.count, row.started, row.done, row.withViolations])).toEqual([
    ['Враца', 2, 3, 2, 1],
    ['Варна', 1, 0, 0, 0],
    ['София', 0, 1, 1, 0],
  ])
  expect(groupTotals(group.inspections)).toEqual({
    ...{ inspections: 3, sites: 3, devices: 9, nonConforming: 2, withViolations: 1, violationsPercent: 33 },
    ...{ prescriptions: 1, acts: 1 },
  })
  expect(groupTotals([]).violationsPercent).toBeNull()
})

test.each<[string, Partial<GroupedInspection>, string[]]>([
  ['a whole one', {}, []],
  [
    'an empty one',
    blankGroup,
    ['categories', 'dateFrom', 'dateTo', 'leader', 'name', 'orderDate', 'orderNumber', 'plan'],
  ],
  ['a period turned round', { dateTo: '2026-11-30' }, ['dateTo']],
  ['one department twice', { plan: [...group.plan, ...group.plan] }, ['plan']],
  ['a department without a count', { plan: [{ departmentId: 1, departmentName: '', count: 0 }] }, ['plan']],
])('saving a group: %s', (_, change, wrong) => {
  expect(fields(groupErrors({ ...group, ...change }))).toEqual(wrong)
})

test('a group is closed only with all of its inspections closed and its report written', () => {
  expect(groupClosingErrors(group)).toEqual({ inspections: 'Не са приключени: П-3/2026.' })
  const done = group.inspections.filter(({ statusId }) => statusId !== 2)
  expect(groupClosingErrors({ ...group, inspections: done })).toEqual({})
  expect(fields(groupClosingErrors({ ...group, inspections: [], summary: ' ' }))).toEqual(['inspections', 'summary'])
})
