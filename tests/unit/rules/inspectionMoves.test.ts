import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import {
  type Inspector,
  isInspector,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  moveOf,
  movesFromStatus,
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
])('%s from status %i by %o: %s', (key, statusId, me, may) => {
  expect(mayMoveInspection(moveOf(key)!, { ...one, statusId }, me).allowed).toBe(may)
})

test('an inspection without a team may be begun by whoever manages: what is missing is said then', () => {
  expect(mayMoveInspection(moveOf('start')!, { statusId: 1, team: [] }, other).allowed).toBe(true)
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
])('a new inspection of somebody with %j begins with themselves: %s', (own, expected) => {
  expect(isInspector(own)).toBe(expected)
})
