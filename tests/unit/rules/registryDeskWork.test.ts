import { expect, test } from 'vitest'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { deskStep } from '../../../src/rules/documents/registryDeskWork.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction
const signed = {
  ...{ status: S.SIGNED, direction: OUTGOING, hasType: true, hasSubject: true },
  ...{ addresseesCount: 1, sentViaId: 5, isSigned: true },
}
const numbered = { ...signed, isRegistered: true, documentNumber: 'О-1' }

test.each<[string, Partial<DocumentFacts> & Pick<DocumentFacts, 'direction'>, string | null]>([
  ['signed without a number', signed, 'register'],
  ['the same letter as an internal document', { ...signed, direction: INTERNAL }, 'register'],
  ['signed without a receiver', { ...signed, addresseesCount: 0 }, null],
  ['a draft that nobody has signed', { ...signed, status: S.DRAFT }, null],
  ['still to be signed', { ...signed, status: S.FOR_SIGNATURE }, null],
  ['signed and numbered', numbered, 'send'],
  ['numbered, of a type without a signature', { ...numbered, status: S.REGISTERED }, 'send'],
  [
    'numbered before it is signed',
    { ...numbered, status: S.REGISTERED, needsSignature: true, registersBeforeSigning: true },
    null,
  ],
  ['without a way to send it', { ...numbered, sentViaId: null }, null],
  ['numbered, internal', { ...numbered, direction: INTERNAL }, null],
  ['sent', { ...numbered, status: S.SENT }, null],
  ['a letter that came', { ...numbered, direction: INCOMING, status: S.REGISTERED }, null],
  ['a resolution', { ...signed, direction: INTERNAL, isResolution: true }, null],
])('a document that is %s waits for the registry: %s', (_, given, step) => {
  const facts = documentFacts(given)
  expect(deskStep(facts, allPermissions)).toBe(step)
  expect(deskStep(facts, noPermissions)).toBeNull()
})
