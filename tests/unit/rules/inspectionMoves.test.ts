import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import {
  type Inspector,
  isEarlyStart,
  isInspector,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  moveOf,
  movesFromStatus,
  onStatusOf,
  trueBeginning,
} from '../../../src/rules/inspections/inspectionMoves.ts'
import { one } from './inspectionSamples.ts'

const manager: Inspector = { personId: 1, roles: ['INSPECTIONS_MANAGER'] }
const colleague: Inspector = { personId: 2, roles: ['INSPECTIONS_MANAGER'] }
const other: Inspector = { personId: 5, roles: ['INSPECTIONS_MANAGER'] }
const reader: Inspector = { personId: 1, roles: ['INSPECTIONS_READ'] }
const remover: Inspector = { personId: 7, roles: ['INSPECTIONS_READ', 'INSPECTIONS_DELETE'] }
const administrator: Inspector = { personId: 99, roles: ['ADMINISTRATOR'] }

test.each<[string, number, Inspector, boolean]>([
  ['plan', 1, other, true],
  ['plan', 2, other, false],
  ['plan', 1, reader, false],
  ['start', 2, manager, true],
  ['start', 2, colleague, true],
  ['start', 2, other, false],
  ['finish', 3, colleague, true],
  ['finish', 2, colleague, false],
  ['finish', 3, administrator, true],
  ['annul', 3, manager, true],
  ['annul', 3, colleague, false],
  ['annul', 1, manager, false],
  ['annul', 4, administrator, false],
])('the move %s from status %i by %o: %s', (key, statusId, me, may) => {
  expect(mayMoveInspection(moveOf(key)!, { ...one, statusId }, me).allowed).toBe(may)
})

test('an inspection without a team may be started by a manager: missing values are reported then', () => {
  expect(mayMoveInspection(moveOf('start')!, { statusId: 1, team: [] }, other).allowed).toBe(true)
})

const inGroup = (statusId: number | null) => ({
  ...one,
  statusId: 2,
  groupedInspection: { guid: one.guid, number: 'ГП-2/2026', statusId },
})
test.each<[string, number | null, boolean]>([
  ['a draft', 1, false],
  ['only planned', 2, false],
  ['under way', 3, true],
  ['closed', 4, true],
  ['annulled', 5, false],
  ['of a backend that does not say it', null, true],
])('an inspection in a group that is %s may begin: %s', (_, statusId, may) => {
  const status = onStatusOf(inGroup(statusId))
  for (const me of [manager, administrator]) expect(mayMoveInspection(moveOf('start')!, status, me).allowed).toBe(may)
  expect(mayMoveInspection(moveOf('annul')!, status, manager).allowed).toBe(true)
})

test('the refusal names the group, its status and the users who can help', () => {
  expect(mayMoveInspection(moveOf('start')!, onStatusOf(inGroup(2)), manager)).toMatchObject({
    refusal: {
      because: 'Груповата проверка ГП-2/2026 е в статус „Планирана“.',
      who: 'Първо ръководителят на груповата я започва.',
    },
  })
})

test.each([
  ['start', { startsAt: '2026-11-20T16:00' }, false],
  ['start', { startsAt: '2026-11-21T00:00' }, true],
  ['finish', { startsAt: '2026-11-21T00:00' }, false],
  ['start', { periodFrom: '2026-11-21' }, true],
  ['start', { periodFrom: '2026-11-20' }, false],
  ['start', {}, false],
] as const)('on 20.11.2026 the move „%s“ of %o is too early: %s', (key, planned, isEarly) => {
  expect(isEarlyStart(key, { statusId: 2, team: [], ...planned }, '2026-11-20')).toBe(isEarly)
})

test.each([
  ['2026-11-24T09:00', '2026-11-20T12:00'],
  ['2026-11-20T12:01', '2026-11-20T12:00'],
  ['2026-11-20T11:00', '2026-11-20T11:00'],
  [null, null],
])('an inspection planned for %s and started on 20.11.2026 at noon has the start %s', (planned, begun) => {
  expect(trueBeginning(planned, '2026-11-20T12:00')).toBe(begun)
})

test('moves, changes and deletions by status and role', () => {
  expect([1, 2, 3, 4, 5].map((id) => movesFromStatus(id).map(({ key }) => key))).toEqual([
    ['plan', 'start'],
    ['start', 'annul'],
    ['finish', 'annul'],
    [],
    [],
  ])
  expect([1, 2, 3, 4, 5].map((statusId) => mayChangeInspection({ statusId, team: [] }, other).allowed)).toEqual([
    ...[true, true, true, false, false],
  ])
  expect(mayChangeInspection({ statusId: 1, team: [] }, reader).allowed).toBe(false)
  const removal = (statusId: number, me: typeof other) => mayRemoveInspection({ statusId, team: [] }, me).allowed
  expect([removal(1, remover), removal(1, other), removal(2, remover), removal(1, administrator)]).toEqual([
    ...[true, false, false, true],
  ])
})

test.each<[Role[], boolean]>([
  [['INSPECTIONS_MANAGER'], true],
  [['ADMINISTRATOR', 'INSPECTIONS_MANAGER'], true],
  [['ADMINISTRATOR'], false],
  [['INSPECTIONS_READ'], false],
])('a new inspection of a user with %j starts with that user in the team: %s', (own, expected) => {
  expect(isInspector(own)).toBe(expected)
})
