import { expect, test } from 'vitest'
import {
  DeliveryStatus,
  DocumentStatus,
  IncomingStatus,
  RegistrationStatus,
} from '../../../src/contract/enumerations.ts'
import {
  deliveryFollows,
  deliveryTransitions,
  incomingFollows,
  incomingTransitions,
  isWaitingStatus,
  mayRegisterMessage,
  mayRejectMessage,
  messagePhase,
  registrationStatusFor,
  registrationTransitions,
} from '../../../src/rules/exchange/exchangeMessages.ts'

const I = IncomingStatus
const D = DeliveryStatus
const R = RegistrationStatus

test.each([
  [I.RECEIVED, [I.READED, I.REGISTERED, I.REJECTED], true],
  [I.READED, [I.REGISTERED, I.REJECTED], true],
  [I.REGISTERED, [], false],
  [I.REJECTED, [], false],
])('a received message in status %i may become %j, and waits: %s', (from, next, waits) => {
  expect(Object.values(I).filter((to) => incomingFollows(from, to))).toEqual(expect.arrayContaining(next))
  expect(incomingTransitions[from]).toHaveLength(next.length)
  expect(isWaitingStatus(from)).toBe(waits)
})

test('a message waits exactly while it may be registered', () => {
  for (const status of Object.values(I))
    expect(messagePhase(status) === 'waits').toBe(incomingFollows(status, I.REGISTERED))
})

test.each([
  [I.RECEIVED, 'waits'],
  [I.READED, 'waits'],
  [I.REGISTERED, 'registered'],
  [I.REJECTED, 'rejected'],
  [null, 'unknown'],
  [99, 'unknown'],
])('the label of a message in status %j is %s', (status, standing) => {
  expect(messagePhase(status)).toBe(standing)
})

test.each([
  [D.PENDING, [D.SENT, D.FAILED]],
  [D.SENT, [D.DELIVERED, D.FAILED]],
  [D.DELIVERED, [D.SEEN]],
  [D.FAILED, []],
  [D.SEEN, []],
])('a sent message in status %i may become %j', (from, next) => {
  expect(
    Object.values(D)
      .filter((to) => deliveryFollows(from, to))
      .sort(),
  ).toEqual([...next].sort())
  expect(deliveryTransitions[from]).toHaveLength(next.length)
})

test('in обмен на документи a refused or not found message is final, and no transition leads back to waiting', () => {
  expect(registrationTransitions[R.DS_REJECTED]).toEqual([])
  expect(registrationTransitions[R.DS_NOT_FOUND]).toEqual([])
  expect(Object.values(registrationTransitions).flat()).not.toContain(R.DS_WAIT_REGISTRATION)
})

test.each([
  [DocumentStatus.REGISTERED, R.DS_REGISTERED],
  [DocumentStatus.IN_PROGRESS, R.DS_REGISTERED],
  [DocumentStatus.SUSPENDED, R.DS_STOPPED],
  [DocumentStatus.ANNULLED, R.DS_STOPPED],
  [DocumentStatus.COMPLETED, R.DS_CLOSED],
  [DocumentStatus.FORWARDED, R.DS_CLOSED],
])('for a document in status %i обмен на документи reports %i', (status, exchangeStatus) => {
  expect(registrationStatusFor(status)).toBe(exchangeStatus)
})

test.each([
  [{ incomingStatusId: I.READED }, true, true, null],
  [{ incomingStatusId: I.READED }, false, true, 'Правото се дава с ролята „Документооборот“.'],
  [
    { incomingStatusId: I.REGISTERED, registeredNumber: 'РД-1-2' },
    true,
    false,
    'Регистрирано е като документ № РД-1-2.',
  ],
  [{ incomingStatusId: I.REGISTERED }, true, false, 'То е регистрирано.'],
  [{ incomingStatusId: I.REJECTED }, true, false, 'Регистрацията му е отказана.'],
])('the message %j: with the right to register %s, may be rejected %s', (message, hasRight, mayBeRejected, because) => {
  const ruleResult = mayRegisterMessage(message, hasRight)
  expect(ruleResult.allowed ? null : ruleResult.refusal.because).toBe(because)
  expect(mayRejectMessage(message).allowed).toBe(mayBeRejected)
})
