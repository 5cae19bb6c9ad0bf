import { describe, expect, test } from 'vitest'
import { Direction, documentStatusLabels, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { statusOfCase } from '../../../src/rules/documents/documentStatus.ts'
import {
  allowedTransitions,
  canSetStatus,
  canTransition,
  type Given,
  transitionsFrom,
} from '../../../src/rules/documents/documentTransitions.ts'
import { transitions } from '../../../src/rules/documents/transitionTable.ts'
import type { Refusal } from '../../../src/rules/refusal.ts'

/** A document that lacks nothing, so that only the table decides. */
const ready = (direction: Direction, given: Partial<DocumentFacts> = {}): DocumentFacts =>
  documentFacts({
    direction,
    isRegistered: true,
    documentNumber: 'РД-12-345',
    hasType: true,
    hasSubject: true,
    receivedViaId: 2,
    sentViaId: 3,
    isAddressed: true,
    correspondentsCount: 1,
    addresseesCount: 1,
    filesCount: 1,
    hasSigner: true,
    openAgreements: 1,
    tasksCount: 1,
    hasOutgoingInCase: true,
    registersBeforeSigning: true,
    ...given,
  })

const pass = (from: S, to: S, facts: DocumentFacts, given?: Given) =>
  canTransition(from, to, facts, allPermissions, {}, given)
const refusalOf = (...transition: Parameters<typeof pass>): Refusal => {
  const verdict = pass(...transition)
  if (verdict.allowed) throw new Error('expected a refusal')
  return verdict.refusal
}

const statuses = Object.values(S)
const { INCOMING, INTERNAL, OUTGOING } = Direction
/** What may follow what, direction by direction: everything else is refused. */
const life: Record<Direction, Partial<Record<S, readonly S[]>>> = {
  [INCOMING]: {
    [S.DRAFT]: [S.REGISTERED],
    [S.REGISTERED]: [S.FOR_RESOLUTION, S.IN_PROGRESS, S.FORWARDED, S.ANNULLED],
    [S.FOR_RESOLUTION]: [S.IN_PROGRESS, S.FORWARDED, S.ANNULLED],
    [S.IN_PROGRESS]: [S.FORWARDED, S.SUSPENDED, S.COMPLETED, S.ANNULLED],
    [S.SUSPENDED]: [S.IN_PROGRESS, S.ANNULLED],
    [S.COMPLETED]: [S.IN_PROGRESS],
  },
  [INTERNAL]: {
    [S.DRAFT]: [S.REGISTERED, S.FOR_AGREEMENT, S.FOR_SIGNATURE],
    [S.REGISTERED]: [S.FOR_RESOLUTION, S.IN_PROGRESS, S.FOR_SIGNATURE, S.COMPLETED, S.ANNULLED],
    [S.FOR_RESOLUTION]: [S.IN_PROGRESS, S.ANNULLED],
    [S.IN_PROGRESS]: [S.COMPLETED, S.ANNULLED],
    [S.FOR_AGREEMENT]: [S.RETURNED, S.ANNULLED],
    [S.RETURNED]: [S.FOR_AGREEMENT, S.FOR_SIGNATURE, S.ANNULLED],
    [S.FOR_SIGNATURE]: [S.RETURNED, S.SIGNED, S.ANNULLED],
    [S.SIGNED]: [S.COMPLETED, S.ANNULLED],
    [S.COMPLETED]: [S.IN_PROGRESS, S.REGISTERED],
  },
  [OUTGOING]: {
    [S.DRAFT]: [S.REGISTERED, S.FOR_AGREEMENT, S.FOR_SIGNATURE],
    [S.REGISTERED]: [S.FOR_SIGNATURE, S.SENT, S.COMPLETED, S.ANNULLED],
    [S.FOR_AGREEMENT]: [S.RETURNED, S.ANNULLED],
    [S.RETURNED]: [S.FOR_AGREEMENT, S.FOR_SIGNATURE, S.ANNULLED],
    [S.FOR_SIGNATURE]: [S.RETURNED, S.SIGNED, S.ANNULLED],
    [S.SIGNED]: [S.SENT, S.ANNULLED],
    [S.SENT]: [S.COMPLETED, S.ANNULLED],
    [S.COMPLETED]: [S.REGISTERED, S.SENT],
  },
}
const directions = [INCOMING, INTERNAL, OUTGOING] as const
/** From every status that a document of this direction can have, to every status there is. */
const everyPair = directions.flatMap((direction) =>
  statuses
    .filter((from) => life[direction][from] || from === S.ANNULLED || from === S.FORWARDED)
    .flatMap((from) => statuses.map((to) => [direction, from, to] as const)),
)

test.each(everyPair)(
  'direction %i: %i -> %i is allowed exactly when the life of a document has it',
  (direction, from, to) => {
    const facts = ready(direction, { status: from, isRegistered: from !== S.DRAFT })
    expect(pass(from, to, facts).allowed).toBe(life[direction][from]?.includes(to) ?? false)
  },
)

test('one row at most fits a pair and a direction', () => {
  for (const [direction, from, to] of everyPair)
    expect(
      transitions.filter((one) => one.to === to && one.from.includes(from) && one.directions.includes(direction))
        .length,
    ).toBeLessThan(2)
})

test('a refused change says what it was, and what is possible', () => {
  expect(refusalOf(S.REGISTERED, S.SENT, ready(INCOMING))).toEqual({
    title: 'Преминаването от статус „Регистриран“ към „Изпратен“ не е позволено.',
    because:
      'От този статус документът може да премине само към „За резолюция“, „В изпълнение“, „Препратен по компетентност“ или „Анулиран“.',
  })
  expect(refusalOf(S.ANNULLED, S.REGISTERED, ready(INCOMING)).because).toBe('„Анулиран“ е окончателен статус.')
  expect(refusalOf(S.SENT, S.SENT, ready(OUTGOING)).because).toBe('Документът вече е в статус „Изпратен“.')
})

test('who has the right but still lacks something is not sent to a colleague with the same right', () => {
  const facts = ready(INCOMING, { status: S.IN_PROGRESS, openTasks: ['Становище'] })
  const verdict = canTransition(S.IN_PROGRESS, S.COMPLETED, facts, allPermissions, { complete: ['Мария Петрова'] })
  expect(verdict).toMatchObject({
    refusal: { because: expect.stringMatching(/^Има 1 неприключена задача: Становище\./) },
  })
  expect(verdict).not.toHaveProperty('refusal.who')
})

test('a missing right is named, with those who have it', () => {
  const facts = ready(INCOMING, { status: S.IN_PROGRESS })
  expect(canTransition(S.IN_PROGRESS, S.COMPLETED, facts, noPermissions, { complete: ['Мария Петрова'] })).toEqual({
    allowed: false,
    refusal: {
      title: 'Нямате право за това действие върху документа.',
      because: 'Необходимо е право „Приключване“.',
      who: 'Правото „Приключване“ има: Мария Петрова.',
    },
  })
  expect(canTransition(S.REGISTERED, S.FOR_RESOLUTION, facts, noPermissions)).toMatchObject({
    refusal: {
      because: 'Необходимо е едно от правата „Регистриране“ или „Възлагане на задачи“.',
      who: 'Обърнете се към администратор.',
    },
  })
  const six = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж']
  expect(canTransition(S.REGISTERED, S.ANNULLED, facts, noPermissions, { annul: six })).toMatchObject({
    refusal: { who: 'Правото „Анулиране“ имат: А, Б, В, Г, Д и още 2.' },
  })
})
test.each([
  [S.DRAFT, S.REGISTERED, INCOMING, 'register'],
  [S.REGISTERED, S.FOR_RESOLUTION, INCOMING, 'assign'],
  [S.REGISTERED, S.IN_PROGRESS, INCOMING, 'resolve'],
  [S.IN_PROGRESS, S.COMPLETED, INCOMING, 'complete'],
  [S.IN_PROGRESS, S.SUSPENDED, INCOMING, 'complete'],
  [S.DRAFT, S.FOR_AGREEMENT, OUTGOING, 'edit'],
  [S.FOR_AGREEMENT, S.RETURNED, OUTGOING, 'agree'],
  [S.FOR_SIGNATURE, S.RETURNED, OUTGOING, 'sign'],
  [S.FOR_SIGNATURE, S.SIGNED, OUTGOING, 'sign'],
  [S.REGISTERED, S.SENT, OUTGOING, 'send'],
  [S.REGISTERED, S.ANNULLED, OUTGOING, 'annul'],
  [S.COMPLETED, S.REGISTERED, OUTGOING, 'revert'],
] as const)('%i -> %i of direction %i takes the right %s and no other', (from, to, direction, right) => {
  const facts = ready(direction, { status: from, isRegistered: from !== S.DRAFT })
  expect(canTransition(from, to, facts, { ...noPermissions, [right]: true }).allowed).toBe(true)
  const others = { ...allPermissions, [right]: false, register: right === 'assign' ? false : right !== 'register' }
  const withoutTwin = right === 'resolve' ? { ...others, assign: false } : others
  expect(canTransition(from, to, facts, withoutTwin).allowed).toBe(false)
})

describe('what must have happened first', () => {
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
    const verdict = pass(S.DRAFT, S.REGISTERED, draft(direction, given))
    expect(verdict.allowed ? null : verdict.refusal.because).toBe(because)
  })
  test('to register again is refused with the number it has', () => {
    expect(refusalOf(S.SIGNED, S.REGISTERED, ready(OUTGOING)).because).toBe(
      'Документът вече е регистриран с № РД-12-345.',
    )
    expect(pass(S.SIGNED, S.REGISTERED, draft(OUTGOING, { status: S.SIGNED, needsSignature: true })).allowed).toBe(true)
  })
  test('to complete: the tasks are done and the obligations paid', () => {
    const facts = ready(INCOMING, { openTasks: ['Становище.', 'Отговор'], unpaidObligations: 1 })
    expect(refusalOf(S.IN_PROGRESS, S.COMPLETED, facts)).toEqual({
      title: 'Действието „Приключи“ още не е възможно.',
      because:
        'Има 2 неприключени задачи: Становище и Отговор. Има 1 неплатено задължение. Отбележете плащането или отменете задължението.',
    })
  })
  test.each([
    [{ addresseesCount: 0 }, 'Добавете поне един адресат.'],
    [{ sentViaId: null }, 'Изберете начин на изпращане.'],
    [{ sentViaId: 6, filesCount: 0 }, 'Прикачете поне един файл.'],
    [{ sentViaId: 3, filesCount: 0 }, null],
    [
      { sentViaId: 7, addresseesWithoutProfile: ['Община Русе'] },
      'Без активен профил за електронен обмен: Община Русе.',
    ],
    [{ sentViaId: 3, addresseesWithoutProfile: ['Община Русе'] }, null],
    [{ isRegistered: false }, 'Документът още няма регистрационен номер.'],
    [{ needsSignature: true }, 'Документът още не е подписан.'],
  ])('to send with %j: %s', (given, because) => {
    const verdict = pass(S.REGISTERED, S.SENT, ready(OUTGOING, given))
    expect(verdict.allowed ? null : verdict.refusal.because).toBe(because)
  })
  test.each([
    [{ wasSentByExchange: true }, 'Документът вече е изпратен през е-Връчване или обмен на документи.'],
    [{ paymentsCount: 2 }, 'По документа има 2 плащания.'],
    [{ isRegistered: false }, 'Документът няма регистрационен номер. Нерегистриран документ не се анулира.'],
  ])('to annul with %j: %s', (given, because) => {
    expect(refusalOf(S.RETURNED, S.ANNULLED, ready(OUTGOING, given)).because).toBe(because)
  })
  test('to sign after registering is only for types that do so', () => {
    expect(pass(S.REGISTERED, S.FOR_SIGNATURE, ready(OUTGOING, { registersBeforeSigning: false })).allowed).toBe(false)
    expect(pass(S.DRAFT, S.FOR_SIGNATURE, ready(OUTGOING, { registersBeforeSigning: false })).allowed).toBe(true)
  })
  test('the system passes a document to the signer when all have agreed', () => {
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
  const verdict = pass(from, to, ready(direction), given)
  expect(verdict.allowed ? null : verdict.refusal.because).toBe(because)
  expect(pass(from, to, ready(direction)).allowed).toBe(true)
})
test('a service without an answer is closed with a reason', () => {
  const facts = ready(INCOMING, { isAdministrativeService: true, hasOutgoingInCase: false })
  expect(pass(S.IN_PROGRESS, S.COMPLETED, facts, {}).allowed).toBe(false)
  expect(pass(S.IN_PROGRESS, S.COMPLETED, facts, { reason: 'без отговор' }).allowed).toBe(true)
})

test('setting a status neither registers nor sends, nor agrees for others', () => {
  const agreed = ready(OUTGOING, { status: S.FOR_AGREEMENT, openAgreements: 0 })
  expect(canSetStatus(S.FOR_SIGNATURE, agreed, allPermissions).allowed).toBe(false)
  const facts = ready(OUTGOING, { status: S.DRAFT, isRegistered: false })
  expect(canSetStatus(S.REGISTERED, facts, allPermissions)).toMatchObject({
    refusal: { because: 'Използвайте бутона „Регистрирай“.' },
  })
  expect(canSetStatus(S.SENT, ready(OUTGOING, { status: S.REGISTERED }), allPermissions).allowed).toBe(false)
  expect(canSetStatus(S.COMPLETED, ready(OUTGOING, { status: S.REGISTERED }), allPermissions).allowed).toBe(true)
  expect(canSetStatus(S.REGISTERED, ready(OUTGOING, { status: S.COMPLETED }), allPermissions).allowed).toBe(true)
})

test('the dialog offers what is allowed, by name, with the length of the reason', () => {
  const facts = ready(INCOMING, { status: S.IN_PROGRESS })
  expect(
    allowedTransitions(facts, allPermissions).map((one) => [documentStatusLabels[one.to], one.label, one.reasonLength]),
  ).toEqual([
    ['Препратен по компетентност', 'Препрати по компетентност', 10],
    ['Спрян', 'Спри', 10],
    ['Приключен', 'Приключи', 0],
    ['Анулиран', 'Анулирай', 10],
  ])
  expect(allowedTransitions(facts, noPermissions)).toEqual([])
})

test.each([
  ['Приключен', 'Приключена'],
  ['Приключен / Изпратен', 'Приключена / Изпратена'],
  ['Върнат за корекция', 'Върната за корекция'],
  ['Препратен по компетентност', 'Препратена по компетентност'],
  ['В изпълнение', 'В изпълнение'],
  ['Чернова', 'Чернова'],
])('a case file whose first document is „%s“ is „%s“', (name, words) => {
  expect(statusOfCase(name)).toBe(words)
})
