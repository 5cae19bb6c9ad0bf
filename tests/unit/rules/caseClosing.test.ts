import { expect, test } from 'vitest'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import type { UnfinishedDocument } from '../../../src/contract/shapes/documents.ts'
import { closingLine, endsCase } from '../../../src/rules/documents/caseClosing.ts'
import { refusalOf } from '../../../src/rules/ruleResult.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction
const document = (given: Partial<UnfinishedDocument>): UnfinishedDocument => ({
  guid: '11111111-1111-4111-8111-111111111111',
  documentNumber: '94-12',
  dateRegistered: '2026-11-20T10:00:00Z',
  documentDirectionId: OUTGOING,
  documentStatusId: S.SENT,
  documentStatusName: 'Изпратен',
  subjectDescription: 'Отстраняване на нередовности',
  openTaskTitles: [],
  unpaidObligations: 0,
  mayComplete: true,
  ...given,
})

test.each([
  ['a sent letter', {}, 'Изпратен е, но не е отбелязан като приключен.', null, true],
  [
    'a letter that was not sent: only if it is chosen',
    { documentStatusId: S.REGISTERED },
    'Регистриран е, но не е изпратен.',
    null,
    false,
  ],
  [
    'an internal document',
    { documentDirectionId: INTERNAL, documentStatusId: S.REGISTERED },
    'Не е отбелязан като приключен.',
    null,
    true,
  ],
  [
    'a draft',
    { documentNumber: null, documentStatusId: S.DRAFT },
    'Още няма регистрационен номер.',
    'Регистрирайте я или я изтрийте.',
    false,
  ],
  [
    'an incoming document nobody works on',
    { documentDirectionId: INCOMING, documentStatusId: S.REGISTERED },
    'Още не е възложен.',
    'Приключва се само с основание.',
    false,
  ],
  [
    'work with open tasks',
    { documentDirectionId: INCOMING, documentStatusId: S.IN_PROGRESS, openTaskTitles: ['Становище', 'Отговор'] },
    'Има 2 неприключени задачи.',
    'Има 2 неприключени задачи: Становище и Отговор.',
    false,
  ],
  [
    'work with an open task and a fee',
    {
      documentDirectionId: INCOMING,
      documentStatusId: S.IN_PROGRESS,
      openTaskTitles: ['Становище'],
      unpaidObligations: 1,
    },
    'Има 1 неприключена задача и 1 неплатено задължение.',
    'Има 1 неприключена задача: Становище. Има 1 неплатено задължение. В „Задължения и плащания“ отбележете плащането с „Добави плащане“ или отменете задължението.',
    false,
  ],
  [
    'finished work',
    { documentDirectionId: INCOMING, documentStatusId: S.IN_PROGRESS },
    'Работата по него не е отбелязана като свършена.',
    null,
    true,
  ],
  [
    'a document of others',
    { mayComplete: false },
    'Изпратен е, но не е отбелязан като приключен.',
    'Необходимо е право „Приключване“.',
    false,
  ],
  [
    'a letter that waits to be signed',
    { documentStatusId: S.FOR_SIGNATURE },
    'Чака подпис.',
    'От този статус документът може да премине само към „Върнат за корекция“, „Подписан“ или „Анулиран“.',
    false,
  ],
] as const)('the documents that are closed with their root: %s', (_, given, why, because, isReady) => {
  const line = closingLine(
    document({ ...given, openTaskTitles: [...('openTaskTitles' in given ? given.openTaskTitles : [])] }),
  )
  expect([line.why, refusalOf(line.ruleResult)?.because ?? null, line.isReady]).toEqual([why, because, isReady])
})

test('a case ends with a completed or forwarded root, not with an annulled or suspended one', () => {
  expect(Object.values(S).filter(endsCase)).toEqual([S.COMPLETED, S.FORWARDED])
})
