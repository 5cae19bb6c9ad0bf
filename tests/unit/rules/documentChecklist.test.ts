import { expect, test } from 'vitest'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { documentChecklist } from '../../../src/rules/documents/documentSteps.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction
/** Returns the lines of the checklist: „+Регистриране“ is done, „-Регистриране“ is not done. */
const lines = (direction: Direction, given: Partial<DocumentFacts>) =>
  documentChecklist(documentFacts({ direction, ...given })).map(({ label, isDone }) => `${isDone ? '+' : '-'}${label}`)

const over = (...before: string[]) => [...before, '-Приключване']
test.each([
  [
    'an empty draft of a letter',
    OUTGOING,
    {},
    ['-Прикачен файл', '-Избран подписващ', '-Подпис', '-Регистриране', '-Изпращане'],
  ],
  [
    '… with file and signer, to be agreed with',
    OUTGOING,
    { filesCount: 1, hasSigner: true, openAgreements: 1 },
    ['+Прикачен файл', '+Избран подписващ', '-Съгласуване', '-Подпис', '-Регистриране', '-Изпращане'],
  ],
  [
    '… signed',
    OUTGOING,
    { status: S.SIGNED, filesCount: 1, hasSigner: true, isSigned: true },
    ['+Прикачен файл', '+Избран подписващ', '+Подпис', '-Регистриране', '-Изпращане'],
  ],
  [
    '… with its number, which stays signed',
    OUTGOING,
    { status: S.REGISTERED, filesCount: 1, hasSigner: true, isRegistered: true, isSigned: true },
    ['+Прикачен файл', '+Избран подписващ', '+Подпис', '+Регистриране', '-Изпращане'],
  ],
  [
    'one that got its number with nobody named to sign it',
    OUTGOING,
    { filesCount: 1, isRegistered: true, status: S.REGISTERED },
    ['+Прикачен файл', '-Избран подписващ', '-Подпис', '+Регистриране', '-Изпращане'],
  ],
  [
    '… sent',
    OUTGOING,
    { status: S.SENT, filesCount: 1, hasSigner: true, isRegistered: true, isSigned: true },
    ['+Прикачен файл', '+Избран подписващ', '+Подпис', '+Регистриране', '+Изпращане'],
  ],
  [
    '… sent and refused by its receiver, which gave its author a task',
    OUTGOING,
    {
      ...{ status: S.SENT, filesCount: 1, hasSigner: true, isRegistered: true, isSigned: true },
      openTasks: ['Община Плевен отказа да регистрира документа'],
    },
    ['+Прикачен файл', '+Избран подписващ', '+Подпис', '+Регистриране', '+Изпращане', '-Изпълнение'],
  ],
  [
    'one that was sent and that nobody signed',
    OUTGOING,
    { status: S.SENT, filesCount: 1, hasSigner: true, isRegistered: true },
    ['+Прикачен файл', '+Избран подписващ', '-Подпис', '+Регистриране', '+Изпращане'],
  ],
  [
    'a note that got its number and that its signer has not signed',
    INTERNAL,
    { status: S.REGISTERED, filesCount: 1, hasSigner: true, isRegistered: true },
    ['+Прикачен файл', '+Избран подписващ', '-Подпис', '+Регистриране'],
  ],
  [
    'one that has its number before it is signed',
    OUTGOING,
    { status: S.REGISTERED, filesCount: 1, isRegistered: true, registersBeforeSigning: true },
    ['+Прикачен файл', '+Регистриране', '-Избран подписващ', '-Подпис', '-Изпращане'],
  ],
  ['an internal note that nobody signs', INTERNAL, {}, ['-Прикачен файл', '-Регистриране']],
  [
    '… that was given to somebody',
    INTERNAL,
    { status: S.IN_PROGRESS, filesCount: 1, isRegistered: true, openTasks: ['За доклад'] },
    ['+Прикачен файл', '+Регистриране', '+Възлагане', '-Изпълнение'],
  ],
  ['a letter that came', INCOMING, {}, ['-Регистриране', '-Възлагане', '-Изпълнение']],
  [
    '… that waits for a resolution',
    INCOMING,
    { status: S.FOR_RESOLUTION, isRegistered: true },
    ['+Регистриране', '-Възлагане', '-Изпълнение'],
  ],
  [
    '… whose tasks are done',
    INCOMING,
    { status: S.IN_PROGRESS, isRegistered: true },
    ['+Регистриране', '+Възлагане', '+Изпълнение'],
  ],
  [
    '… that was closed on a ground before its work was assigned, and reopened',
    INCOMING,
    { status: S.IN_PROGRESS, isRegistered: true, assignedTasks: 0 },
    ['+Регистриране', '-Възлагане', '-Изпълнение'],
  ],
  [
    '… that was reopened after its work was done',
    INCOMING,
    { status: S.IN_PROGRESS, isRegistered: true, assignedTasks: 1 },
    ['+Регистриране', '+Възлагане', '+Изпълнение'],
  ],
  [
    '… whose fee is owed',
    INCOMING,
    { status: S.IN_PROGRESS, isRegistered: true, unpaidObligations: 1 },
    ['+Регистриране', '+Възлагане', '+Изпълнение', '-Плащане'],
  ],
  [
    '… that stands still',
    INCOMING,
    { status: S.SUSPENDED, isRegistered: true },
    ['+Регистриране', '+Възлагане', '-Изпълнение'],
  ],
  ['a resolution', INTERNAL, { isResolution: true, status: S.IN_PROGRESS, openTasks: ['За отговор'] }, ['-Изпълнение']],
] as const)('the checklist of a document: %s', (_, direction, given, expected) => {
  expect(lines(direction, given)).toEqual(over(...expected))
})

test.each(Object.values(S))('no status alone marks the signature as done: %s', (status) => {
  const given = { status, filesCount: 1, hasSigner: true, isRegistered: true }
  expect([...lines(OUTGOING, given), ...lines(INTERNAL, given)]).not.toContain('+Подпис')
})

test.each([S.COMPLETED, S.ANNULLED, S.FORWARDED])('a final document has no steps: %s', (status) =>
  expect(lines(INCOMING, { status, isRegistered: true })).toEqual([]),
)
