import { expect, test } from 'vitest'
import { ClosingGround as G } from '../../../src/contract/closingGrounds.ts'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { canCloseWithRoot } from '../../../src/rules/documents/caseClosing.ts'
import { asClosingGround, groundText, isWithoutResult } from '../../../src/rules/documents/closingGrounds.ts'
import { allPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { canSetStatus, transitionsFrom } from '../../../src/rules/documents/documentTransitions.ts'
import type { RuleResult } from '../../../src/rules/ruleResult.ts'
import { ready } from './readyDocument.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction
const because = (ruleResult: RuleResult): string => (ruleResult.allowed ? '' : ruleResult.refusal.because)
const open = { openTasks: ['Становище'] }

test.each([
  ['not assigned, for information', S.REGISTERED, {}, G.INFORMATION, ''],
  ['waiting for a resolution, withdrawn', S.FOR_RESOLUTION, open, G.WITHDRAWN, ''],
  ['not assigned, without a ground', S.REGISTERED, {}, undefined, 'Изберете основание.'],
  ['not assigned, a ground that does not exist', S.REGISTERED, {}, 99, 'Изберете друго основание.'],
  ['in progress with open work, withdrawn', S.IN_PROGRESS, open, G.WITHDRAWN, ''],
  ['suspended, discontinued', S.SUSPENDED, open, G.DISCONTINUED, ''],
  ['suspended, for information', S.SUSPENDED, {}, G.INFORMATION, 'Изберете друго основание.'],
  ['in progress with open work, filed', S.IN_PROGRESS, open, G.FILED, 'Има 1 неприключена задача: Становище.'],
  ['in progress, done, filed', S.IN_PROGRESS, {}, G.FILED, ''],
  [
    'an unpaid fee, withdrawn',
    S.REGISTERED,
    { unpaidObligations: 1 },
    G.WITHDRAWN,
    'Има 1 неплатено задължение. В „Задължения и плащания“ отбележете плащането с „Добави плащане“ или отменете задължението.',
  ],
] as const)('the offered grounds for an incoming document: %s', (_, status, given, closingGround, expected) => {
  const facts = ready(INCOMING, { status, hasOutgoingInCase: false, ...given })
  expect(because(canSetStatus(S.COMPLETED, facts, allPermissions, {}, { reason: '', closingGround }))).toBe(expected)
})

test('a service without an answer requires a ground or a written reason', () => {
  const facts = ready(INCOMING, { status: S.IN_PROGRESS, isAdministrativeService: true, hasOutgoingInCase: false })
  const reasonOf = (given: object) => because(canSetStatus(S.COMPLETED, facts, allPermissions, {}, given))
  expect(reasonOf({ reason: '' })).toBe('Напишете основание.')
  expect(reasonOf({ reason: 'Без отговор' })).toBe('')
  expect(reasonOf({ reason: '', closingGround: G.UNANSWERED })).toBe('')
})

test('an outgoing letter and an answered letter get no grounds', () => {
  const completionOf = (direction: 1 | 2 | 3, status: S, hasOutgoingInCase: boolean) =>
    transitionsFrom(ready(direction, { status, hasOutgoingInCase }), allPermissions)
      .filter(({ to }) => to === S.COMPLETED)
      .map(({ label, grounds, needsGround }) => [label, grounds.length, needsGround])
  expect(completionOf(OUTGOING, S.SENT, true)).toEqual([['Приключи', 0, false]])
  expect(completionOf(INTERNAL, S.FOR_RESOLUTION, false)).toEqual([['Приключи', 5, true]])
  expect(completionOf(INCOMING, S.IN_PROGRESS, true)).toEqual([
    ['Приключи', 0, false],
    ['Прекрати работата', 2, true],
  ])
  expect(completionOf(INCOMING, S.REGISTERED, false)).toEqual([['Приключи', 5, true]])
})

test.each([
  ['an incoming letter that was not assigned goes with a withdrawn root', INCOMING, S.REGISTERED, {}, G.WITHDRAWN, ''],
  ['… not without a ground', INCOMING, S.REGISTERED, {}, null, 'Приключва се само с основание.'],
  ['… with its open work', INCOMING, S.IN_PROGRESS, open, G.DISCONTINUED, ''],
  [
    '… not with open work for information',
    INCOMING,
    S.IN_PROGRESS,
    open,
    G.INFORMATION,
    'Има 1 неприключена задача: Становище.',
  ],
  ['our letter is completed as always', OUTGOING, S.SENT, {}, G.WITHDRAWN, ''],
] as const)('the text of a ground: %s', (_, direction, status, given, ground, expected) => {
  const facts = ready(direction, { status, hasOutgoingInCase: false, ...given })
  expect(because(canCloseWithRoot(facts, allPermissions, {}, ground))).toBe(expected)
})

test('only a withdrawn and a discontinued case count as without a result; unknown ids as none', () => {
  expect(Object.values(G).filter(isWithoutResult)).toEqual([G.WITHDRAWN, G.DISCONTINUED])
  expect([isWithoutResult(null), isWithoutResult(99), asClosingGround(99)]).toEqual([false, false, null])
  expect(groundText(G.WITHDRAWN, ' С молба № 5 ')).toBe('Оттеглено от подателя. С молба № 5')
  expect([groundText(null, ' Бележка '), groundText(G.FILED, '')]).toEqual(['Бележка', 'Приложено към преписка'])
})
