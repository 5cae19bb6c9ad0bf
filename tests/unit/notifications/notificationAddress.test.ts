import { expect, test } from 'vitest'
import { type NotificationType, notificationTypes } from '../../../src/contract/notifications.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { closedBecause, notificationAddress } from '../../../src/features/notifications/notificationAddress.ts'
import { routesForRoles } from '../../support/routesForRoles.ts'

const D = '00000000-0000-4000-8000-00000000000d'
const T = '00000000-0000-4000-8000-000000000007'
const M = '00000000-0000-4000-8000-00000000000e'
const flow = '/documents-flow'
const services = '/administrative-services'

const both = () => true
const about = (type: string, given = {}) => ({
  type,
  documentGuid: D,
  taskGuid: null,
  commentId: null,
  scope: 1,
  message: null,
  staffRecord: null,
  record: null,
  isClosed: false,
  ...given,
})
const letter = { documentGuid: null, scope: null }

const rows: Record<NotificationType, [given: object, address: string]> = {
  NewDocument: [{}, `${flow}/documents/${D}`],
  NewTask: [{ taskGuid: T }, `${flow}/tasks/${T}`],
  Request: [{ taskGuid: T, scope: 2 }, `${services}/tasks/${T}`],
  TaskDueSoon: [{ taskGuid: T }, `${flow}/tasks/${T}`],
  TaskOverdue: [{ taskGuid: T, scope: 2 }, `${services}/tasks/${T}`],
  TaskCompleted: [{ taskGuid: T }, `${flow}/tasks/${T}`],
  TaskChanged: [{ taskGuid: T }, `${flow}/tasks/${T}`],
  CaseFileClosed: [{ scope: 2 }, `${services}/documents/${D}`],
  Comment: [{ commentId: 5 }, `${flow}/documents/${D}?tab=comments&comment=5`],
  StatusChanged: [{ scope: 2 }, `${services}/documents/${D}`],
  ObligationPaid: [{}, `${flow}/documents/${D}?tab=obligations`],
  MessageReceived: [{ ...letter, message: { guid: M, system: 'eDelivery' } }, `${flow}/e-delivery/${M}`],
  MessageServed: [{}, `${flow}/documents/${D}?tab=addressees`],
  MessageFailed: [{ scope: 2 }, `${services}/documents/${D}?tab=addressees`],
  MessageRefused: [{}, `${flow}/documents/${D}?tab=addressees`],
  StaffStep: [{ ...letter, staffRecord: { kind: 'leave', id: 12 } }, '/staff/leave-applications/12'],
  StaffMoved: [{ ...letter, staffRecord: { kind: 'expense', id: 7 } }, '/staff/expense-report/7'],
  WorkHandedOver: [{ ...letter }, '/my-day'],
  TermsRecalculated: [
    { scope: 2, documentTypeId: 7 },
    `${services}/documents?documentTypeId=7&departmentId=any&standing=unfinished`,
  ],
  Reminder: [{ ...letter, record: { kind: 'vehicle', key: '12' } }, '/vehicles/list/12'],
}

test.each(notificationTypes)('the notification %s opens its subject', (type) => {
  const [given, address] = rows[type]
  expect(notificationAddress(about(type, given), both)).toBe(address)
})

test('a message of обмен на документи opens in its list; without the message nothing opens', () => {
  const message = { guid: M, system: 'docExchange' as const }
  expect(notificationAddress(about('MessageReceived', { ...letter, message }), both)).toBe(`${flow}/doc-exchange/${M}`)
  expect(notificationAddress(about('MessageReceived', letter), both)).toBeUndefined()
})

test('an unknown type opens its document', () => {
  expect(notificationAddress(about('SomethingNew'), both)).toBe(`${flow}/documents/${D}`)
  expect(notificationAddress(about('SomethingNew', letter), both)).toBeUndefined()
})

test.each<[number, Role, string]>([
  [2, 'DOCUMENTS_FLOW', flow],
  [1, 'DOCUMENTS_EAU', services],
  [1, 'DOCUMENTS_FLOW', flow],
  [2, 'DOCUMENTS_EAU', services],
])('a notification with scope %i opens in the current module for a user with only %s', (scope, role, module) => {
  expect(notificationAddress(about('NewDocument', { scope }), routesForRoles(role))).toBe(`${module}/documents/${D}`)
})

test.each<[string, object, Role, string | undefined]>([
  ['a leave', { ...letter, staffRecord: { kind: 'leave', id: 12 } }, 'UP_VACATIONS', '/staff/leave-applications/12'],
  ['a leave', { ...letter, staffRecord: { kind: 'leave', id: 12 } }, 'UP_EXPENSES', undefined],
  ['a sick leave', { ...letter, staffRecord: { kind: 'sickLeave', id: 3 } }, 'UP_VACATIONS', undefined],
  ['a message', { ...letter, message: { guid: M, system: 'eDelivery' } }, 'DOCUMENTS_FLOW', undefined],
  ['a document', {}, 'REPORTS', undefined],
])('the notification %s (%j) is a link for %s only if the screen opens for that role', (_, given, role, address) => {
  const type = 'message' in given ? 'MessageReceived' : 'staffRecord' in given ? 'StaffStep' : 'NewDocument'
  expect(notificationAddress(about(type, given), routesForRoles(role))).toBe(address)
})

test.each([
  ['may no longer be read', about('NewDocument', { isClosed: true }), both, 'Вече нямате достъп до документа.'],
  ['has no record', about('TaskChanged', letter), both, 'Няма запис, който да се отвори.'],
  [
    'is in a closed module',
    about('NewDocument'),
    routesForRoles('UA_READ'),
    'Нямате достъп до модула, в който се отваря.',
  ],
  [
    'is a reminder of a closed record',
    about('Reminder', { ...letter, record: { kind: 'vehicle', key: '12' } }),
    () => false,
    'Нямате достъп до записа.',
  ],
])('a notification that %s says why it has no link', (_, notification, mayOpen, because) => {
  expect(notificationAddress(notification, mayOpen)).toBeUndefined()
  expect(closedBecause(notification, mayOpen)).toBe(because)
})
