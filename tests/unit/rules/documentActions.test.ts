import { describe, expect, test } from 'vitest'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import {
  type DocumentAction,
  documentAction,
  documentActions,
  lockedBecause,
} from '../../../src/rules/documents/documentActions.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import {
  allPermissions,
  type DocumentPermissions,
  noPermissions,
  type Permission,
  permissions,
} from '../../../src/rules/documents/documentPermissions.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction
const only = (...names: Permission[]): DocumentPermissions => ({
  ...noPermissions,
  ...Object.fromEntries(names.map((name) => [name, true])),
})
const draft = (given: Partial<DocumentFacts> = {}): DocumentFacts =>
  documentFacts({
    direction: INCOMING,
    hasType: true,
    hasSubject: true,
    receivedViaId: 2,
    isAddressed: true,
    correspondentsCount: 1,
    ...given,
  })
const registered = (status: S, given: Partial<DocumentFacts> = {}): DocumentFacts =>
  draft({ status, isRegistered: true, documentNumber: 'РД-12-345', ...given })

const may = (action: DocumentAction, facts: DocumentFacts, has = allPermissions): boolean =>
  documentAction(action, facts, has).allowed
const refusal = (action: DocumentAction, facts: DocumentFacts, has = allPermissions) => {
  const ruleResult = documentAction(action, facts, has)
  return ruleResult.allowed ? undefined : ruleResult.refusal
}

test('without any permission every action is refused, with an explanation', () => {
  for (const facts of [draft(), registered(S.IN_PROGRESS), registered(S.COMPLETED)])
    for (const ruleResult of Object.values(documentActions(facts, noPermissions))) {
      expect(ruleResult.allowed).toBe(false)
      if (!ruleResult.allowed) {
        expect(ruleResult.refusal.title).toMatch(/[.]$/)
        expect(ruleResult.refusal.because).toMatch(/[.]$/)
      }
    }
})

test.each([
  ['edit', draft(), 'edit'],
  ['register', draft(), 'register'],
  ['multiple', draft(), 'register'],
  ['delete', draft(), 'delete'],
  ['delete', draft(), 'edit'],
  ['addFile', draft(), 'files'],
  ['removeFile', draft(), 'files'],
  ['downloadFile', draft(), 'read'],
  ['addCorrespondent', draft(), 'edit'],
  ['classify', draft(), 'edit'],
  ['comment', draft(), 'comment'],
  ['obligations', draft(), 'obligations'],
  ['access', draft(), 'access'],
  ['markRead', draft(), 'read'],
  ['resolve', registered(S.REGISTERED), 'resolve'],
  ['assign', registered(S.REGISTERED), 'assign'],
  ['annul', registered(S.REGISTERED), 'annul'],
  ['complete', registered(S.IN_PROGRESS), 'complete'],
  ['revert', registered(S.COMPLETED), 'revert'],
  ['printReceipt', registered(S.REGISTERED), 'read'],
  ['printLabel', registered(S.REGISTERED), 'read'],
  ['relate', registered(S.COMPLETED), 'read'],
] as const)('the action %s requires its own right', (action, facts, right) => {
  expect(may(action, facts, only(right))).toBe(true)
  const twins: Partial<Record<DocumentAction, Permission[]>> = {
    delete: ['delete', 'edit'],
    assign: ['assign', 'resolve'],
  }
  const without = permissions.filter((name) => name !== right && !twins[action]?.includes(name))
  expect(may(action, facts, only(...without))).toBe(false)
})

test.each([
  [Direction.OUTGOING, S.DRAFT, true],
  [Direction.INTERNAL, S.RETURNED, true],
  [Direction.OUTGOING, S.SIGNED, false],
  [Direction.INCOMING, S.DRAFT, false],
] as const)(
  'who edits a document of direction %i in status %i is told to contact: %s',
  (direction, status, expected) => {
    expect(may('assign', documentFacts({ direction, status, hasType: true }), only('edit'))).toBe(expected)
  },
)

test('a refusal that no permission can change names no colleague', () => {
  const reasonOf = (action: DocumentAction, facts: DocumentFacts) => {
    const ruleResult = documentAction(action, facts, noPermissions)
    return ruleResult.allowed ? null : ruleResult.refusal.because
  }
  expect(reasonOf('delete', registered(S.REGISTERED))).toBe(
    'Регистриран документ не се изтрива; той може да бъде анулиран.',
  )
  expect(reasonOf('edit', registered(S.ANNULLED))).toMatch(/^Окончателно обработен документ не се променя/)
  expect(reasonOf('addCorrespondent', registered(S.REGISTERED))).toBe(
    'След регистрирането кореспондентите не се променят.',
  )
  expect(reasonOf('edit', registered(S.REGISTERED))).toBe('Необходимо е право „Редакция“.')
})

describe('a draft', () => {
  test('is edited, deleted and registered', () => {
    for (const action of ['edit', 'delete', 'register', 'addFile', 'addCorrespondent', 'setStatus'] as const)
      expect(may(action, draft())).toBe(true)
  })
  test('cannot be registered before its form is complete', () => {
    expect(refusal('register', draft({ correspondentsCount: 0, hasSubject: false }))).toMatchObject({
      title: 'Действието „Регистрирай“ още не е възможно.',
      because: 'Попълнете: относно, поне един кореспондент.',
    })
    expect(may('register', draft({ correspondentsCount: 0, isAnonymous: true }))).toBe(true)
  })
  test('has no number to print, and no resolution', () => {
    expect(refusal('printReceipt', draft())?.title).toBe('Документът още няма регистрационен номер.')
    expect(may('printLabel', draft())).toBe(false)
    expect(refusal('relate', draft())?.because).toBe('Първо регистрирайте документа.')
    expect(may('resolve', draft())).toBe(false)
  })
  test('with registered children cannot be deleted', () => {
    expect(refusal('delete', draft({ hasRegisteredChildren: true }))?.because).toBe(
      'Към него има регистрирани документи.',
    )
  })
})

describe('a resolution', () => {
  const letter = (given: Partial<DocumentFacts>) => registered(S.REGISTERED, given)
  test.each<readonly [string, DocumentFacts, Permission, string | null]>([
    ['a registered letter', letter({}), 'resolve', null],
    ['a letter that waits for one', registered(S.FOR_RESOLUTION), 'resolve', null],
    ['a letter that has one already', registered(S.IN_PROGRESS, { tasksCount: 1 }), 'resolve', null],
    ['an internal document', letter({ direction: INTERNAL }), 'resolve', null],
    ['a letter, with the right to give tasks only', letter({}), 'assign', 'Необходимо е право „Резолиране“.'],
    ['a letter without a number', draft(), 'resolve', 'Първо регистрирайте документа.'],
    [
      'an outgoing document',
      letter({ direction: OUTGOING }),
      'resolve',
      'Резолюции и задачи се поставят на входящи и вътрешни документи.',
    ],
    ['a suspended one', registered(S.SUSPENDED), 'resolve', 'Първо възобновете работата по документа.'],
    [
      'another resolution',
      letter({ direction: INTERNAL, isResolution: true }),
      'resolve',
      'Нова резолюция се поставя върху документа, за който се отнася.',
    ],
  ])('a resolution offers on %s', (_, facts, right, because) => {
    expect(refusal('resolve', facts, only(right))?.because ?? null).toBe(because)
  })
  test('has no tasks: the work is on the document it resolves', () => {
    const facts = registered(S.IN_PROGRESS, { direction: INTERNAL, isResolution: true })
    expect(refusal('assign', facts)?.title).toBe('Това е резолюция.')
    expect(refusal('resolve', registered(S.COMPLETED))?.title).toMatch(/Приключен/)
  })
})

describe('a registered document', () => {
  test.each([
    'addCorrespondent',
    'editCorrespondent',
    'removeCorrespondent',
    'delete',
    'register',
    'multiple',
  ] as const)('it refuses %s, even to an administrator, and names its number', (action) => {
    expect(refusal(action, registered(S.REGISTERED))?.title).toBe('Документът вече е регистриран с № РД-12-345.')
  })
  test('can still be edited, except the fields of its number', () => {
    const facts = registered(S.REGISTERED)
    expect(may('edit', facts)).toBe(true)
    expect(lockedBecause('documentTypeId', facts)).toContain('РД-12-345')
    expect(lockedBecause('caseFile', facts)).toContain('РД-12-345')
    expect(lockedBecause('subjectDescription', facts)).toBeNull()
    expect(lockedBecause('documentTypeId', draft())).toBeNull()
  })
  test('it has a receipt only if it is incoming', () => {
    expect(may('printReceipt', registered(S.REGISTERED))).toBe(true)
    expect(refusal('printReceipt', registered(S.SENT, { direction: OUTGOING }))?.title).toBe(
      'Разписка се издава само за входящ документ.',
    )
  })
  test('an outgoing one is not resolved', () => {
    expect(may('resolve', registered(S.REGISTERED, { direction: OUTGOING }))).toBe(false)
    expect(may('resolve', registered(S.REGISTERED, { direction: INTERNAL }))).toBe(true)
  })
})

describe.each([S.COMPLETED, S.ANNULLED, S.FORWARDED])('a document in final status %i', (status) => {
  test.each(['edit', 'addFile', 'removeFile', 'classify', 'resolve', 'assign'] as const)('it refuses %s', (action) => {
    expect(refusal(action, registered(status))?.title).toMatch(/^Документът е в статус/)
  })
  test('can be read, commented and printed', () => {
    for (const action of ['read', 'comment', 'downloadFile', 'printLabel'] as const)
      expect(may(action, registered(status))).toBe(true)
  })
  test('it is resumed only if it was completed', () => {
    expect(may('revert', registered(status))).toBe(status === S.COMPLETED)
  })
})

test.each([S.FOR_AGREEMENT, S.FOR_SIGNATURE, S.SIGNED, S.SENT])(
  'with status %i its text cannot be changed',
  (status) => {
    const facts = draft({ status, direction: OUTGOING })
    expect(may('edit', facts)).toBe(false)
    expect(may('removeFile', facts)).toBe(false)
    expect(may('addFile', facts)).toBe(true)
    expect(may('addMainFile', facts)).toBe(false)
  },
)
test('a suspended document accepts no new work until it is resumed', () => {
  const facts = registered(S.SUSPENDED, { tasksCount: 1 })
  expect(refusal('assign', facts)?.because).toBe('Първо възобновете работата по документа.')
  expect(may('resume', facts)).toBe(true)
  expect(may('resume', registered(S.REGISTERED, { tasksCount: 1 }))).toBe(false)
})
test('an annulled document has no obligations', () => {
  expect(may('obligations', registered(S.ANNULLED))).toBe(false)
  expect(may('obligations', registered(S.COMPLETED))).toBe(true)
})
test('a refused change of status has the reason of the first possible one', () => {
  expect(refusal('setStatus', registered(S.ANNULLED))?.because).toBe('От този статус няма към какво да се премине.')
  expect(refusal('setStatus', draft({ hasSubject: false }))?.because).toBe('Попълнете: относно.')
})

test.each<[string, Parameters<typeof draft>[0], boolean]>([
  ['a draft', {}, true],
  ['a draft whose signature on paper is noted', { isSigned: true, isSignedOnPaper: true, filesCount: 1 }, true],
  ['a registered letter that is not signed', { status: S.REGISTERED, isRegistered: true }, true],
  ['a signed one', { status: S.REGISTERED, isRegistered: true, isSigned: true, filesCount: 1 }, false],
  ['a signed one without any file', { status: S.SIGNED, isSigned: true, filesCount: 0 }, false],
  [
    'one signed on paper that has its scan',
    { status: S.REGISTERED, isRegistered: true, isSigned: true, isSignedOnPaper: true, filesCount: 1 },
    false,
  ],
  [
    'one signed on paper whose scan is not attached yet',
    { status: S.REGISTERED, isRegistered: true, isSigned: true, isSignedOnPaper: true, filesCount: 0 },
    true,
  ],
])('the main file of %s', (_what, change, isOpen) => {
  expect(may('addMainFile', draft({ direction: OUTGOING, ...change }))).toBe(isOpen)
})
