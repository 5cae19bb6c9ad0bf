import { expect, test } from 'vitest'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { documentActions } from '../../../src/rules/documents/documentActions.ts'
import { deliveryTrouble, deliveryTroubles, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { documentChecklist, documentSteps } from '../../../src/rules/documents/documentSteps.ts'
import { transitionsFrom } from '../../../src/rules/documents/documentTransitions.ts'
import { isSigned } from '../../../src/rules/documents/signature.ts'
import { lacksSignature, needsForwardedLetter } from '../../../src/rules/documents/transitionNeeds.ts'
import { mayRegisterMessage, mayRejectMessage } from '../../../src/rules/exchange/exchangeMessages.ts'
import { nextStep } from '../../../src/rules/nextStep.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction
const signature = { by: { id: 1, fullName: 'Иван Великов' }, insteadOf: null, date: '2026-11-20T08:05:00Z' }

test.each([
  ['nobody', { signature: null, signedOnPaper: null }, false],
  ['somebody in the system', { signature, signedOnPaper: null }, true],
  ['somebody on paper', { signature: null, signedOnPaper: '2026-11-19' }, true],
])('a document is signed by a signature or a day on paper: %s', (_, given, signed) =>
  expect(isSigned(given)).toBe(signed),
)

const signed = { isRegistered: true, hasSigner: true, isSigned: true, filesCount: 1, sentViaId: 3 }
test.each([
  ['registered', OUTGOING, S.REGISTERED],
  ['sent', OUTGOING, S.SENT],
  ['a note that is worked on', INTERNAL, S.IN_PROGRESS],
] as const)('a signed document stays closed: %s', (_, direction, status) => {
  const actions = documentActions(documentFacts({ direction, status, ...signed }), allPermissions)
  for (const action of ['edit', 'removeFile', 'addCorrespondent', 'removeCorrespondent'] as const)
    expect(actions[action].allowed).toBe(false)
  for (const action of ['comment', 'classify', 'addFile'] as const) expect(actions[action].allowed).toBe(true)
})

test('a paper signature recorded in a draft can be undone until the number is given', () => {
  const onPaper = { hasSigner: true, isSigned: true, isSignedOnPaper: true }
  const may = (given: object) =>
    documentActions(documentFacts({ direction: OUTGOING, ...onPaper, ...given }), allPermissions)
  expect(may({ status: S.DRAFT }).edit.allowed).toBe(true)
  expect(may({ status: S.REGISTERED, isRegistered: true }).edit.allowed).toBe(false)
})

test.each([
  ['a letter with a signer', { direction: OUTGOING, hasSigner: true }, true],
  ['a note with a signer', { direction: INTERNAL, hasSigner: true }, true],
  ['a letter without one', { direction: OUTGOING }, false],
  ['a signed letter', { direction: OUTGOING, hasSigner: true, isSigned: true }, false],
  ['a letter that came', { direction: INCOMING, hasSigner: true }, false],
  ['a resolution', { direction: INTERNAL, hasSigner: true, isResolution: true }, false],
] as const)('the form asks for the signature: %s', (_, given, isSignatureRequired) =>
  expect(lacksSignature(documentFacts(given))).toBe(isSignatureRequired),
)

test.each([
  ['to one of one', 1, 'sendAgain', false],
  ['to some of many', 2, 'sendAgain', false],
  ['to nobody', 0, 'complete', true],
] as const)('a sent letter whose delivery failed is %s', (_, failedDeliveries, step, isDone) => {
  const facts = documentFacts({ direction: OUTGOING, status: S.SENT, ...signed, failedDeliveries })
  expect(nextStep(documentSteps(facts, documentActions(facts, allPermissions)))).toBe(step)
  expect(documentChecklist(facts)).toContainEqual({ label: 'Изпращане', isDone })
})

test.each([
  ['one receipt', { awaitedReceipts: 1 }, null, true],
  ['a failed delivery and a receipt', { awaitedReceipts: 1, failedDeliveries: 1 }, 'sendAgain', false],
  ['no receipt', {}, 'complete', false],
] as const)('a sent letter that awaits %s', (_, given, step, isShown) => {
  const facts = documentFacts({ direction: OUTGOING, status: S.SENT, ...signed, ...given })
  expect(nextStep(documentSteps(facts, documentActions(facts, allPermissions)))).toBe(step)
  expect(documentChecklist(facts).some(({ label }) => label === 'Обратна разписка')).toBe(isShown)
})

test.each([
  ['not sent', { status: S.REGISTERED }, 'Документът не е изпратен. Ако го приключите, остава неизпратен.'],
  [
    'not delivered',
    { status: S.SENT, failedDeliveries: 2 },
    'Не е доставен до 2 адресати. За нова доставка изберете „Опитай отново“.',
  ],
  [
    'not confirmed by a receipt',
    { status: S.SENT, awaitedReceipts: 1 },
    'Чака обратна разписка от 1 адресат. Ако го приключите, връчването остава неотбелязано.',
  ],
  ['delivered', { status: S.SENT }, ''],
  ['a note inside', { direction: INTERNAL, status: S.REGISTERED }, ''],
] as const)('a user who completes a letter is told which work remains: %s', (_, given, warning) => {
  const facts = documentFacts({ direction: OUTGOING, ...signed, ...given })
  const completion = transitionsFrom(facts, allPermissions).find(({ to }) => to === S.COMPLETED)
  expect(completion).toMatchObject({ warning, ruleResult: { allowed: true } })
})

test.each([
  [0, 0, [], ''],
  [1, 0, ['Не е доставен до 1 адресат'], 'не е доставен'],
  [0, 2, ['Отказана регистрация от 2 адресати'], 'отказана регистрация'],
  [2, 1, ['Не е доставен до 2 адресати', 'Отказана регистрация от 1 адресат'], 'не е доставен'],
])('the message about %i failed deliveries and %i refusals', (failed, refused, inHead, inRow) => {
  expect(deliveryTroubles({ failed, refused })).toEqual(inHead)
  expect(deliveryTrouble(failed, refused)).toBe(inRow)
})

test.each([
  ['none', {}, 'Регистрирайте в преписката изходящо писмо до компетентния орган.'],
  [
    'one to the sender alone',
    { hasOutgoingInCase: true, isOutgoingOnlyToSender: true },
    'Изходящото писмо в преписката е само до подателя. Регистрирайте и писмо до компетентния орган.',
  ],
  ['one to another body', { hasOutgoingInCase: true }, undefined],
] as const)('forwarding asks about the letters in the case: %s', (_, given, sentence) =>
  expect(needsForwardedLetter(documentFacts({ direction: INCOMING, ...given }))[0]).toBe(sentence),
)

test('a document of an unknown status offers no action that depends on the status', () => {
  const facts = documentFacts({ direction: INCOMING, status: S.REGISTERED, isRegistered: true, isStatusKnown: false })
  const actions = documentActions(facts, allPermissions)
  const offered = Object.entries(actions).flatMap(([action, { allowed }]) => (allowed ? [action] : []))
  expect(offered.sort()).toEqual(['access', 'comment', 'downloadFile', 'markRead', 'read'])
})

test.each([
  [99, false],
  [0, false],
  [null, false],
  [1, true],
])('a message of status %s may be registered and rejected: %s', (incomingStatusId, may) => {
  expect(mayRegisterMessage({ incomingStatusId }, true).allowed).toBe(may)
  expect(mayRejectMessage({ incomingStatusId }).allowed).toBe(may)
})

test.each([
  ['asked of nobody since', { awaitsNewAgreement: true }, 'requestAgreement'],
  ['asked anew', { openAgreements: 1 }, 'forAgreement'],
] as const)('a disagreement is not ignored: %s', (_, given, step) => {
  const facts = documentFacts({ direction: OUTGOING, status: S.RETURNED, filesCount: 1, hasSigner: true, ...given })
  expect(nextStep(documentSteps(facts, documentActions(facts, allPermissions)))).toBe(step)
})
