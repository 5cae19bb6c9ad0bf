import { describe, expect, test } from 'vitest'
import { Direction, documentStatusLabels, DocumentStatus as S, SentVia } from '../../../src/contract/enumerations.ts'
import type { DocumentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import {
  allowedTransitions,
  canSetStatus,
  canTransition,
  transitionsFrom,
} from '../../../src/rules/documents/documentTransitions.ts'
import { pass, ready, refusalOf } from './readyDocument.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction

describe('the preconditions', () => {
  const draft = (direction: Direction, given: Partial<DocumentFacts>) =>
    ready(direction, { status: S.DRAFT, isRegistered: false, documentNumber: null, ...given })
  test.each([
    [INCOMING, { hasType: false }, 'Попълнете: вид на документа.'],
    [INCOMING, { hasSubject: false }, 'Попълнете: относно.'],
    [INCOMING, { receivedViaId: null }, 'Попълнете: начин на получаване.'],
    [INCOMING, { correspondentsCount: 0 }, 'Попълнете: поне един кореспондент.'],
    [INCOMING, { correspondentsCount: 0, isAnonymous: true }, null],
    [INCOMING, { isAddressed: false }, 'Попълнете: до кого е адресиран.'],
    [INCOMING, { hasIndex: false }, 'Попълнете: регистров индекс за вида на документа.'],
    [INCOMING, { addresseesCount: 0 }, null],
    [INTERNAL, { receivedViaId: null, correspondentsCount: 0, addresseesCount: 0, isAddressed: false }, null],
    [OUTGOING, { addresseesCount: 0, hasSubject: false }, 'Попълнете: относно, поне един адресат.'],
    [OUTGOING, { receivedViaId: null, correspondentsCount: 0, isAddressed: false }, null],
    [OUTGOING, { needsSignature: true }, null],
    [
      OUTGOING,
      { needsSignature: true, registersBeforeSigning: false },
      'Документите от този вид се подписват преди регистриране.',
    ],
  ] as const)('to register direction %i with %j: %s', (direction, given, because) => {
    const ruleResult = pass(S.DRAFT, S.REGISTERED, draft(direction, given))
    expect(ruleResult.allowed ? null : ruleResult.refusal.because).toBe(because)
  })
  test('a second registration is refused with the existing number', () => {
    expect(refusalOf(S.SIGNED, S.REGISTERED, ready(OUTGOING)).because).toBe(
      'Документът вече е регистриран с № РД-12-345.',
    )
    expect(pass(S.SIGNED, S.REGISTERED, draft(OUTGOING, { status: S.SIGNED, needsSignature: true })).allowed).toBe(true)
  })
  test('to complete: the tasks are completed and the obligations paid', () => {
    const facts = ready(INCOMING, { openTasks: ['Становище.', 'Отговор'], unpaidObligations: 1 })
    expect(refusalOf(S.IN_PROGRESS, S.COMPLETED, facts)).toEqual({
      title: 'Действието „Приключи“ още не е възможно.',
      because:
        'Има 2 неприключени задачи: Становище и Отговор. Има 1 неплатено задължение. В „Задължения и плащания“ отбележете плащането с „Добави плащане“ или отменете задължението.',
    })
  })
  test.each([
    [{ addresseesCount: 0 }, 'Добавете поне един адресат.'],
    [{ sentViaId: null }, 'Изберете начин на изпращане.'],
    [{ sentViaId: 6, filesCount: 0 }, 'Прикачете поне един файл.'],
    [{ sentViaId: 3, filesCount: 0 }, null],
    [
      { sentViaId: 7, addresseesWithoutProfile: ['Община Русе'] },
      'Без активен профил за електронен обмен: Община Русе. Изберете друг начин на изпращане в „Адресати“.',
    ],
    [
      { sentViaId: 7, addresseesWithoutProfile: ['Mirkon Olcum A.S.'] },
      'Без активен профил за електронен обмен: Mirkon Olcum A.S. Изберете друг начин на изпращане в „Адресати“.',
    ],
    [{ sentViaId: 3, addresseesWithoutProfile: ['Община Русе'] }, null],
    [{ isRegistered: false }, 'Документът още няма регистрационен номер.'],
    [{ needsSignature: true }, 'Документът още не е подписан.'],
  ])('to send with %j: %s', (given, because) => {
    const ruleResult = pass(S.REGISTERED, S.SENT, ready(OUTGOING, given))
    expect(ruleResult.allowed ? null : ruleResult.refusal.because).toBe(because)
  })
  test.each([
    [{ wasSentByExchange: true }, 'Документът вече е изпратен през е-Връчване или обмен на документи.'],
    [{ paymentsCount: 2 }, 'По документа има 2 плащания.'],
    [{ isRegistered: false }, 'Документът няма регистрационен номер. Нерегистриран документ не се анулира.'],
  ])('to annul with %j: %s', (given, because) => {
    expect(refusalOf(S.RETURNED, S.ANNULLED, ready(OUTGOING, given)).because).toBe(because)
  })
  test('signing after registration is only for types that allow it', () => {
    expect(pass(S.REGISTERED, S.FOR_SIGNATURE, ready(OUTGOING, { registersBeforeSigning: false })).allowed).toBe(false)
    expect(pass(S.DRAFT, S.FOR_SIGNATURE, ready(OUTGOING, { registersBeforeSigning: false })).allowed).toBe(true)
  })
  test('the system passes a document to the signer when all have approved', () => {
    const facts = ready(OUTGOING, { openAgreements: 0 })
    expect(canTransition(S.FOR_AGREEMENT, S.FOR_SIGNATURE, facts, noPermissions).allowed).toBe(true)
    expect(transitionsFrom({ ...facts, status: S.FOR_AGREEMENT }, allPermissions).map((one) => one.to)).not.toContain(
      S.FOR_SIGNATURE,
    )
  })
})

test.each([
  [S.REGISTERED, S.ANNULLED, INCOMING, { reason: 'сгрешен' }, 'Напишете основание от поне 10 знака.'],
  [S.REGISTERED, S.ANNULLED, INCOMING, { reason: ' погрешно регистриран ' }, null],
  [S.REGISTERED, S.ANNULLED, INCOMING, {}, 'Напишете основание от поне 10 знака.'],
  [S.COMPLETED, S.IN_PROGRESS, INCOMING, { reason: '   ' }, 'Напишете основание от поне 10 знака.'],
  [S.COMPLETED, S.SENT, OUTGOING, { reason: 'грешка' }, 'Напишете основание от поне 10 знака.'],
  [S.REGISTERED, S.FORWARDED, INCOMING, {}, 'Напишете основание от поне 10 знака.'],
  [S.IN_PROGRESS, S.SUSPENDED, INCOMING, { reason: 'нередовности', until: '2026-12-01' }, null],
  [S.IN_PROGRESS, S.SUSPENDED, INCOMING, { reason: 'нередовности' }, 'Изберете дата.'],
  [
    S.IN_PROGRESS,
    S.SUSPENDED,
    INCOMING,
    { reason: 'такса', until: '2026-12-01' },
    'Напишете основание от поне 10 знака.',
  ],
  [S.SUSPENDED, S.IN_PROGRESS, INCOMING, {}, null],
  [S.FOR_SIGNATURE, S.RETURNED, OUTGOING, {}, 'Напишете основание.'],
] as const)('%i -> %i with %j: %s', (from, to, direction, given, because) => {
  const ruleResult = pass(from, to, ready(direction), given)
  expect(ruleResult.allowed ? null : ruleResult.refusal.because).toBe(because)
  expect(pass(from, to, ready(direction)).allowed).toBe(true)
})
test('a service without an answer is closed with a reason', () => {
  const facts = ready(INCOMING, { isAdministrativeService: true, hasOutgoingInCase: false })
  expect(pass(S.IN_PROGRESS, S.COMPLETED, facts, {}).allowed).toBe(false)
  expect(pass(S.IN_PROGRESS, S.COMPLETED, facts, { reason: 'без отговор' }).allowed).toBe(true)
})

test('setting a status neither registers nor sends, nor approves for others', () => {
  const agreedDocument = ready(OUTGOING, { status: S.FOR_AGREEMENT, openAgreements: 0 })
  expect(canSetStatus(S.FOR_SIGNATURE, agreedDocument, allPermissions).allowed).toBe(false)
  const facts = ready(OUTGOING, { status: S.DRAFT, isRegistered: false })
  expect(canSetStatus(S.REGISTERED, facts, allPermissions)).toMatchObject({
    refusal: { because: 'Използвайте бутона „Регистрирай“.' },
  })
  const letter = (sentViaId: SentVia) => ready(OUTGOING, { status: S.REGISTERED, sentViaId })
  expect(canSetStatus(S.SENT, letter(SentVia.EDELIVERY), allPermissions)).toMatchObject({
    refusal: { because: 'Използвайте бутона „Изпрати“.' },
  })
  // A letter by post or for the portal is not sent by the button „Изпрати“, so the user sets the status.
  for (const by of [SentVia.MAIL, SentVia.PORTAL])
    expect(canSetStatus(S.SENT, letter(by), allPermissions).allowed).toBe(true)
  expect(canSetStatus(S.SENT, letter(SentVia.MAIL), noPermissions).allowed).toBe(false)
  expect(canSetStatus(S.COMPLETED, ready(OUTGOING, { status: S.REGISTERED }), allPermissions).allowed).toBe(true)
  expect(canSetStatus(S.REGISTERED, ready(OUTGOING, { status: S.COMPLETED }), allPermissions).allowed).toBe(true)
})

test('the dialog offers the allowed statuses, by name, with the length of the reason', () => {
  const facts = ready(INCOMING, { status: S.IN_PROGRESS })
  expect(
    allowedTransitions(facts, allPermissions).map((one) => [documentStatusLabels[one.to], one.label, one.reasonLength]),
  ).toEqual([
    ['Препратен по компетентност', 'Препрати по компетентност', 10],
    ['Спрян', 'Спри', 10],
    ['Приключен', 'Приключи', 0],
    ['Приключен', 'Прекрати работата', 0],
    ['Анулиран', 'Анулирай', 10],
  ])
  expect(allowedTransitions(facts, noPermissions)).toEqual([])
})
