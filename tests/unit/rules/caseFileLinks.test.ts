import { expect, test } from 'vitest'
import { DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { linkedName, mayChangeLinks } from '../../../src/rules/documents/caseFileLinks.ts'
import { noPermissions, type Permission } from '../../../src/rules/documents/documentPermissions.ts'
import { refusalOf } from '../../../src/rules/ruleResult.ts'

test.each<[S, Permission[], boolean]>([
  [S.REGISTERED, ['edit'], true],
  [S.IN_PROGRESS, ['assign'], true],
  [S.FOR_RESOLUTION, ['resolve'], true],
  [S.SUSPENDED, ['edit'], true],
  [S.DRAFT, ['edit'], true],
  [S.REGISTERED, ['read', 'comment', 'register'], false],
  [S.COMPLETED, ['edit', 'assign', 'resolve'], false],
  [S.ANNULLED, ['edit'], false],
  [S.FORWARDED, ['edit'], false],
])('with the first document in status %i and the rights %j the links may be changed: %s', (status, rights, may) => {
  const permissions = { ...noPermissions, ...Object.fromEntries(rights.map((right) => [right, true])) }
  expect(mayChangeLinks({ status, isStatusKnown: true }, permissions).allowed).toBe(may)
})

test('for a closed case file the refusal is its status first; a missing permission names its holders', () => {
  expect(refusalOf(mayChangeLinks({ status: S.COMPLETED, isStatusKnown: true }, noPermissions))?.title).toBe(
    'Преписката е приключена.',
  )
  expect(
    refusalOf(
      mayChangeLinks({ status: S.REGISTERED, isStatusKnown: true }, noPermissions, { edit: ['Мария Петрова'] }),
    ),
  ).toEqual({
    title: 'Нямате право за това действие върху документа.',
    because: 'Необходимо е едно от правата „Редакция“, „Възлагане на задачи“ или „Резолиране“.',
    who: 'Правото „Редакция“ има: Мария Петрова.',
  })
})

test.each([
  ['inspection', 'П-12/2026', 'проверка П-12/2026'],
  ['groupedInspection', 'ГП-3/2026', 'групова проверка ГП-3/2026'],
  ['measuringDevice', '5123', 'одобрен тип СИ 5123'],
  ['foreignDevice', '', 'регистриран тип СИ „Топломер“'],
] as const)('the object %s %s is called „%s“', (kind, number, name) => {
  expect(linkedName(kind, number, 'Топломер')).toBe(name)
})
