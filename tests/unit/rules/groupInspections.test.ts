import { expect, test } from 'vitest'
import type { GroupedInspection } from '../../../src/contract/shapes/inspections.ts'
import {
  blankGroup,
  groupClosingErrors,
  groupErrors,
  groupSteps,
  groupTotals,
  planAgainstDone,
  plannedDepartments,
} from '../../../src/rules/inspections/groupRules.ts'
import type { Inspector } from '../../../src/rules/inspections/inspectionMoves.ts'
import { nextStep } from '../../../src/rules/nextStep.ts'
import { group } from './groupSamples.ts'
import { fields } from './inspectionSamples.ts'

test('planned and completed by department, with an unplanned one; totals of the closed ones', () => {
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

test('a group is closed only with all its inspections closed and its report written', () => {
  expect(groupClosingErrors(group)).toEqual({ inspections: 'Не са приключени: П-3/2026.' })
  const done = group.inspections.filter(({ statusId }) => statusId !== 2)
  expect(groupClosingErrors({ ...group, inspections: done })).toEqual({})
  expect(fields(groupClosingErrors({ ...group, inspections: [], summary: ' ' }))).toEqual(['inspections', 'summary'])
})

const { inspections } = group
const closed = inspections.filter(({ statusId }) => statusId !== 2)
const inEach = [...closed, { ...closed[0], number: 'П-6/2026', departmentId: 63 }] as typeof closed
const leader: Inspector = { personId: 1, roles: ['INSPECTIONS_MANAGER'] }
test.each<[string, Partial<GroupedInspection>, string, Inspector, string | null]>([
  ['a draft, before its period', { statusId: 1 }, '2026-11-20', leader, 'plan'],
  ['planned, its period is here', { statusId: 2 }, '2026-12-01', leader, 'start'],
  ['planned ahead, a department has none', { statusId: 2 }, '2026-11-20', leader, 'create'],
  ['planned ahead, every department has its own', { statusId: 2, inspections: inEach }, '2026-11-20', leader, null],
  ['begun without any', { inspections: [] }, '2026-12-02', leader, 'create'],
  ['begun, a department has only an annulled one', {}, '2026-12-02', leader, 'create'],
  [
    'begun, every department has its own, one is under way',
    { inspections: [...inEach, ...inspections.filter(({ statusId }) => statusId === 2)] },
    ...(['2026-12-02', leader, null] as const),
  ],
  ['all are closed, the report is not written', { inspections: inEach, summary: '' }, '2026-12-02', leader, 'report'],
  ['all are closed and the report is written', { inspections: inEach }, '2026-12-02', leader, 'finish'],
  ['the period is over with fewer than planned', { inspections: closed }, '2026-12-19', leader, 'finish'],
  ['the period is over without any', { inspections: [] }, '2026-12-19', leader, null],
  ['closed', { statusId: 4, inspections: inEach }, '2026-12-19', leader, null],
  ['who only reads', { inspections: [] }, '2026-12-02', { personId: 1, roles: ['INSPECTIONS_READ'] }, null],
])('the next step of a group: %s', (_, change, today, me, next) => {
  const one = { ...group, statusId: 3, ...change }
  const onStatus = { statusId: one.statusId, team: one.leader ? [one.leader] : [], periodFrom: one.dateFrom }
  expect(nextStep(groupSteps(one, onStatus, me, today))).toBe(next)
})

test.each([
  ['the regional ones', ['Отдел „Регистри“', 'Регионален отдел – Варна'], ['Регионален отдел – Варна']],
  ['all where none is called so', ['Сектор А', 'Сектор Б'], ['Сектор А', 'Сектор Б']],
])('a plan offers the departments %s', (_, names, offered) =>
  expect(plannedDepartments(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual(offered),
)
