import { expect, test } from 'vitest'
import { ClosingGround } from '../../../src/contract/closingGrounds.ts'
import { Direction, DocumentStatus } from '../../../src/contract/enumerations.ts'
import {
  type BulkDocumentAction,
  type BulkInput,
  bulkDocumentActions,
  closingInput,
  closingNoteLimit,
  closingWarning,
  mayInBulk,
} from '../../../src/rules/documents/bulkDocuments.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { refusalOf, refusalText } from '../../../src/rules/ruleResult.ts'
import { notRequested } from '../../../src/rules/tasks/bulkTasks.ts'

const S = DocumentStatus
const { INCOMING, INTERNAL, OUTGOING } = Direction
const registered = { isRegistered: true, documentNumber: '04-1', isAddressed: true }

const input = (facts: Partial<DocumentFacts>, more: Partial<BulkInput> = {}): BulkInput => ({
  facts: documentFacts({ direction: INCOMING, ...registered, ...facts }),
  permissions: allPermissions,
  whoCan: {},
  isRead: false,
  ...more,
})
const textOf = (action: BulkDocumentAction, given: BulkInput): string => {
  const refusal = refusalOf(mayInBulk(action, given))
  return refusal ? refusalText(refusal) : ''
}
const noGround = { ground: null, reason: '' }
const filed = { ground: ClosingGround.FILED, reason: '' }
const withdrawn = { ground: ClosingGround.WITHDRAWN, reason: '' }

test.each<[BulkDocumentAction, BulkInput, RegExp | '']>([
  ['sign', input({ direction: OUTGOING, status: S.FOR_SIGNATURE }), ''],
  ['sign', input({ direction: OUTGOING, status: S.SIGNED }), /^Преминаването от статус „Подписан“/],
  [
    'sign',
    input(
      { direction: OUTGOING, status: S.FOR_SIGNATURE },
      { permissions: noPermissions, whoCan: { sign: ['Иван Великов'] } },
    ),
    /Необходимо е право.*Иван Великов/s,
  ],
  ['agree', input({ direction: INTERNAL, status: S.FOR_AGREEMENT }), ''],
  ['agree', input({ direction: INTERNAL, status: S.FOR_AGREEMENT }, { request: notRequested }), /не чака Вашето/],
  ['agree', input({ status: S.REGISTERED }), /^Документът е в статус „Регистриран“/],
  ['forResolution', input({ status: S.REGISTERED }), ''],
  ['forResolution', input({ status: S.REGISTERED, isAddressed: false }), /Изберете до кого/],
  ['forResolution', input({ status: S.REGISTERED, direction: OUTGOING }), /не е позволено/],
  ['complete', input({ status: S.REGISTERED }), ''],
  ['complete', input({ status: S.REGISTERED }, { closing: noGround }), /Изберете основание/],
  ['complete', input({ status: S.REGISTERED }, { closing: filed }), ''],
  ['complete', input({ status: S.SENT, direction: OUTGOING }, { closing: filed }), ''],
  ['complete', input({ status: S.IN_PROGRESS, openTasks: ['Справка'] }, { closing: filed }), /неприключена задача/],
  ['complete', input({ status: S.IN_PROGRESS, openTasks: ['Справка'] }, { closing: withdrawn }), ''],
  [
    'complete',
    input({ status: S.REGISTERED }, { closing: { ...filed, reason: 'а'.repeat(closingNoteLimit + 1) } }),
    /твърде дълга/,
  ],
  ['complete', input({ status: S.COMPLETED }, { closing: filed }), /вече е в статус „Приключен“/],
  ['markRead', input({ status: S.COMPLETED }), ''],
  ['markRead', input({}, { isRead: true }), /^Вече е прочетен от Вас/],
  ['printLabel', input({ status: S.ANNULLED }), ''],
  ['printLabel', input({ isRegistered: false }), /няма регистрационен номер/],
])('%s on several documents: case %#', (action, given, expected) => {
  expect(textOf(action, given)).toMatch(expected === '' ? /^$/ : expected)
})

test('a document in an unknown status is refused all that changes it', () => {
  const unknown = input({ isStatusKnown: false })
  const changing = bulkDocumentActions.filter((action) => action !== 'markRead' && action !== 'agree')
  for (const action of changing) expect(textOf(action, unknown)).toMatch(/^Статусът на документа е неизвестен/)
})

test('the common ground is sent only for documents that can be closed on it', () => {
  const letter = documentFacts({ direction: INCOMING, status: S.REGISTERED, ...registered })
  const sent = documentFacts({ direction: OUTGOING, status: S.SENT, ...registered })
  expect(closingInput(letter, filed)).toEqual({ reason: '', closingGround: ClosingGround.FILED })
  expect(closingInput(sent, filed)).toEqual({ reason: '' })
})

test('a letter that was not sent is closed with a warning', () => {
  expect(closingWarning(documentFacts({ direction: OUTGOING, status: S.REGISTERED }))).toMatch(/не е изпратен/)
  expect(closingWarning(documentFacts({ direction: INCOMING, status: S.REGISTERED }))).toBe('')
})
