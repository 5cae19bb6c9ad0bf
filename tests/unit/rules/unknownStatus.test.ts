import { describe, expect, test } from 'vitest'
import { Direction } from '../../../src/contract/enumerations.ts'
import {
  BusinessTrip,
  ExpenseReport,
  LeaveApplication,
  SickLeave,
  type StaffKind,
} from '../../../src/contract/shapes/staff.ts'
import type { ShapeTree } from '../../../src/contract/shapeTree.ts'
import { routeRefusal } from '../../../src/features/case-files/card/routeRefusal.ts'
import { linkRefusal } from '../../../src/features/case-files/links/linkRefusal.ts'
import { isUnopened, statusLabel, statusTone } from '../../../src/features/exchange/messageStatus.ts'
import { canCloseWithRoot } from '../../../src/rules/documents/caseClosing.ts'
import { documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { deliveryOf } from '../../../src/rules/exchange/deliveryStatus.ts'
import {
  isWaitingStatus,
  mayRegisterMessage,
  mayRejectMessage,
  messagePhase,
} from '../../../src/rules/exchange/exchangeMessages.ts'
import { isClean, isMalicious, scanWarning } from '../../../src/rules/exchange/scan.ts'
import {
  inspectionMoves,
  mayAddInspectionFile,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
} from '../../../src/rules/inspections/inspectionMoves.ts'
import type { RuleResult } from '../../../src/rules/ruleResult.ts'
import {
  mayAttachFiles,
  mayChangeStaff,
  mayMove,
  mayRemoveStaff,
  movesFrom,
  type OnRoute,
  routeEnd,
  type StaffMember,
  staffSteps,
} from '../../../src/rules/staff/mayMoveStaff.ts'
import {
  countsAsAway,
  isApprovedStep,
  isBeingDecided,
  movesOf,
  stepLabel,
} from '../../../src/rules/staff/staffRoute.ts'
import { mayChange, mayComplete, taskSteps } from '../../../src/rules/tasks/taskActions.ts'
import { readReply } from '../../../src/transport/reply/readReply.ts'
import { facts } from './staffFacts.ts'

/** A status of a later version: this version knows no action for it. */
const unknown = 77
const titleOf = (ruleResult: RuleResult) => (ruleResult.allowed ? 'allowed' : ruleResult.refusal.title)

const administrator = { personId: 1, isAdministrator: true }
const taskIn = (id: number) => ({
  number: '5',
  status: { id, name: '' },
  assigner: { id: 1, fullName: 'Николай Христов' },
  condition: { conjunctionId: null, resultId: null },
  parts: [{ id: 1, personId: 1, name: 'Иван Колев', dateCompleted: null, resultId: null }],
})

test('a task in an unknown status is neither changed nor completed, and is not shown as completed', () => {
  const task = taskIn(unknown)
  for (const ruleResult of [mayComplete(task, administrator), mayChange(task, administrator)])
    expect(titleOf(ruleResult)).toBe('Статусът на задачата е неизвестен.')
  expect(taskSteps(task, administrator).some(({ isDue }) => isDue)).toBe(false)
  expect(titleOf(mayComplete(taskIn(1), administrator))).toBe('allowed')
})

test('an inspection in an unknown status is read-only', () => {
  const inspector = { personId: 1, roles: ['ADMINISTRATOR' as const] }
  const one = { statusId: unknown, team: [{ id: 1 }] }
  const ruleResults = [
    mayChangeInspection(one, inspector),
    mayAddInspectionFile(one, inspector),
    mayRemoveInspection(one, inspector),
    ...inspectionMoves.map((move) => mayMoveInspection(move, one, inspector)),
  ]
  expect(new Set(ruleResults.map(titleOf))).toEqual(new Set(['Статусът на проверката е неизвестен.']))
  expect(titleOf(mayChangeInspection({ ...one, statusId: 2 }, inspector))).toBe('allowed')
})

test('a document in an unknown status is not closed with its case', () => {
  const facts = documentFacts({ direction: Direction.INCOMING, isRegistered: true, isStatusKnown: false })
  expect(titleOf(canCloseWithRoot(facts, allPermissions))).toBe('Статусът на документа е неизвестен.')
})

test.each([null, unknown])(
  'a message in status %j is unknown: nothing is offered, and it is not counted as work',
  (id) => {
    const message = { incomingStatusId: id, registrationStatusId: null }
    for (const ruleResult of [mayRegisterMessage(message, true), mayRejectMessage(message)])
      expect(titleOf(ruleResult)).toBe('Състоянието на съобщението е неизвестно.')
    expect([messagePhase(id), isWaitingStatus(id), isUnopened(message)]).toEqual(['unknown', false, false])
    expect([statusLabel(message), statusTone(message)]).toEqual([
      id === null ? 'неизвестен' : 'неизвестен (77)',
      'grey',
    ])
  },
)

test('a file without a known scan result is not copied without asking, and its warning says so', () => {
  expect([isClean(null), isMalicious(null)]).toEqual([false, false])
  expect(scanWarning(null)).toBe('Не е известно дали файлът е проверен за зловреден код.')
})

test.each([
  ['Одобрен от съвета', 'Статусът на документа е неизвестен.'],
  ['Регистриран', undefined],
  ['', undefined],
])('a case file whose first document is „%s“ is routed by hand and linked: %j', (statusName, refusal) => {
  const root = { statusName, directionId: 1, number: '04-1' }
  const rights = { ...allPermissions, whoCan: {} }
  expect(routeRefusal(root, rights, true)?.title).toBe(refusal)
  expect(linkRefusal(root, rights)?.title).toBe(refusal)
})

const staffShapes: [StaffKind, ShapeTree][] = [
  ['leave', LeaveApplication],
  ['trip', BusinessTrip],
  ['sickLeave', SickLeave],
  ['expense', ExpenseReport],
]
describe.each(staffShapes)('%s in an unknown step', (kind, shape) => {
  const today = '2026-11-28'
  const manager: StaffMember = { personId: 1, roles: ['ADMINISTRATOR', 'UP_MANAGER'] }
  const read = (step: unknown): OnRoute => {
    const reply = readReply(shape, { ...facts, step, authorId: 1 })
    return reply.isRead ? (reply.value as OnRoute) : expect.unreachable('the record is not read')
  }

  test.each(['delegated', '', null, undefined, 7])('%j is parsed as unknown', (step) => {
    expect(read(step).step).toBeNull()
    expect(stepLabel(kind, read(step).step)).toBe('Неизвестен статус')
  })
  test('offers no write, and its route says why', () => {
    const record = read('delegated')
    const ruleResults = [
      mayChangeStaff(kind, record, manager),
      mayRemoveStaff(kind, record, manager),
      mayAttachFiles(kind, record, manager),
      ...movesOf[kind].map((move) => mayMove(kind, move, record, manager, today)),
    ]
    expect(new Set(ruleResults.map(titleOf))).toEqual(new Set(['Статусът на документа е неизвестен.']))
    expect(movesFrom(kind, record, manager, today)).toEqual([])
    expect(staffSteps(kind, record, manager, today)).toEqual([])
    expect(routeEnd(record)).toMatch(/^Статусът на документа е неизвестен. Презаредете/)
  })
  test('does not count as away, pending or approved', () =>
    expect([countsAsAway, isBeingDecided, isApprovedStep].map((holds) => holds(null))).toEqual([false, false, false]))
})

test('an unknown delivery is shown by its number, in grey', () =>
  expect(deliveryOf({ deliveryStatusId: unknown, sentAt: null })).toEqual({ label: 'неизвестен (77)', tone: 'grey' }))
