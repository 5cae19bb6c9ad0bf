import { expect, test } from 'vitest'
import { DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import {
  asDocumentStatus,
  isFinal,
  isStruckThrough,
  isUnfinished,
  statusName,
  statusOfCase,
  statusTone,
} from '../../../src/rules/documents/documentStatus.ts'

test.each([
  [{ status: S.DRAFT, receivedViaId: 1, isRegistered: false }, 'От портала', 'grey'],
  [{ status: S.DRAFT, receivedViaId: 2, isRegistered: false }, 'Чернова', 'grey'],
  [{ status: S.DRAFT, isRegistered: false }, 'Чернова', 'grey'],
  [{ status: S.DRAFT, receivedViaId: 1, isRegistered: true }, 'Чернова', 'grey'],
  [{ status: S.REGISTERED, receivedViaId: 1, isRegistered: true }, 'Регистриран', 'blue'],
  [{ status: S.FOR_RESOLUTION, isRegistered: true }, 'За резолюция', 'violet'],
  [{ status: S.IN_PROGRESS, isRegistered: true }, 'В изпълнение', 'navy'],
  [{ status: S.FOR_AGREEMENT, isRegistered: false }, 'За съгласуване', 'amber'],
  [{ status: S.RETURNED, isRegistered: false }, 'Върнат за корекция', 'orange'],
  [{ status: S.FOR_SIGNATURE, isRegistered: false }, 'За подпис', 'amber'],
  [{ status: S.SIGNED, isRegistered: false }, 'Подписан', 'teal'],
  [{ status: S.SENT, isRegistered: true }, 'Изпратен', 'teal'],
  [{ status: S.SUSPENDED, isRegistered: true }, 'Спрян', 'brown'],
  [{ status: S.COMPLETED, isRegistered: true }, 'Приключен', 'green'],
  [{ status: S.ANNULLED, isRegistered: true }, 'Анулиран', 'red'],
  [{ status: S.FORWARDED, isRegistered: true }, 'Препратен по компетентност', 'green'],
] as const)('the status %j is called „%s“ in %s', (facts, name, tone) => {
  expect(statusName(facts)).toBe(name)
  expect(statusTone(facts.status)).toBe(tone)
})
test('three statuses are final, and only the annulled number is struck through', () => {
  const all = Object.values(S)
  expect(all.filter(isFinal)).toEqual([S.COMPLETED, S.ANNULLED, S.FORWARDED])
  expect(all.filter(isUnfinished)).toHaveLength(10)
  expect(all.filter(isStruckThrough)).toEqual([S.ANNULLED])
  expect([0, 1, 13, 14].map(asDocumentStatus)).toEqual([undefined, 1, 13, undefined])
})

test.each([
  ['Приключен', 'Приключена'],
  ['Приключен / Изпратен', 'Приключена / Изпратена'],
  ['Върнат за корекция', 'Върната за корекция'],
  ['Препратен по компетентност', 'Препратена по компетентност'],
  ['В изпълнение', 'В изпълнение'],
  ['Чернова', 'Чернова'],
])('a case file whose first document is „%s“ has the status „%s“', (name, words) => {
  expect(statusOfCase(name)).toBe(words)
})
