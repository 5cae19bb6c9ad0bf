import { deliveryFailures, refusalsOfOthers } from '../../fixtures/deliveries.ts'
import { DeliveryStatus, deliveryStatusLabels, RegistrationStatus } from '../../src/contract/enumerations.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { deliveryFollows } from '../../src/rules/exchange/exchangeMessages.ts'
import { formatNumberInLetter } from '../../src/rules/identifiers/registrationNumber.ts'
import { startTerm } from '../documents/documentTerm.ts'
import { type Deliveries, pace } from '../engine/delays.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { giveTaskOfRefusal } from './giveTaskOfRefusal.ts'
import { numberOfOthers } from './messageParts.ts'
import { notifyOfDelivery } from './notifyOfDelivery.ts'

type DeliveryStep = { at: number; changes: Partial<ExchangeMessageRow> }

const iso = (at: number): string => new Date(at).toISOString()

const answer = (row: ExchangeMessageRow, seed: number): Partial<ExchangeMessageRow> => {
  if (row.system !== 'docexchange' || row.documentGuid === null) return {}
  const random = randomOf(seed, Purpose.DELIVERY, row.id)
  return row.deliveryOutcome === 'refused'
    ? { registrationStatusId: RegistrationStatus.DS_REJECTED, failure: random.one(refusalsOfOthers) }
    : { registrationStatusId: RegistrationStatus.DS_REGISTERED, receiverNumber: numberOfOthers(random) }
}

const nextStep = (
  row: ExchangeMessageRow,
  seed: number,
  { delivered, seen, apart }: Deliveries,
): DeliveryStep | undefined => {
  const sent = Date.parse(row.dateSent) + (row.id % 4) * apart
  if (row.deliveryStatusId === DeliveryStatus.SENT) {
    const at = sent + delivered
    const reasons = deliveryFailures[row.system]
    return row.deliveryOutcome === 'fails'
      ? { at, changes: { deliveryStatusId: DeliveryStatus.FAILED, failure: reasons[row.id % reasons.length] ?? null } }
      : { at, changes: { deliveryStatusId: DeliveryStatus.DELIVERED, dateReceived: iso(at) } }
  }
  if (row.deliveryStatusId !== DeliveryStatus.DELIVERED || row.failure !== null) return undefined
  const at = sent + seen
  const served = row.deliveryOutcome === 'refused' ? {} : { deliveryStatusId: DeliveryStatus.SEEN, dateServed: iso(at) }
  return { at, changes: { ...served, ...answer(row, seed) } }
}

const follow = (db: MockDatabase, row: ExchangeMessageRow): void => {
  const addressee = db.addressees
    .by('documentGuid', row.documentGuid ?? '')
    .find(({ messageGuid }) => messageGuid === row.guid)
  if (addressee)
    db.put('addressees', {
      ...addressee,
      deliveryStatusId: row.deliveryStatusId,
      dateDelivered: row.dateReceived ?? addressee.dateDelivered,
    })
  if (row.documentGuid !== null && row.deliveryStatusId !== null)
    db.put('history', {
      id: db.nextId('history'),
      documentGuid: row.documentGuid,
      date: row.dateServed ?? row.dateReceived ?? db.now().toISOString(),
      personId: null,
      action: 'Доставка',
      attribute: row.partyName,
      oldValue: null,
      newValue: row.failure === null ? deliveryStatusLabels[row.deliveryStatusId] : null,
      note:
        row.failure ??
        (row.receiverNumber
          ? `Регистриран при получателя с ${formatNumberInLetter(row.receiverNumber, row.dateServed)}`
          : null),
      departmentId: null,
    })
  if (row.documentGuid !== null && row.dateServed !== null)
    startTerm(db, null, { documentGuid: row.documentGuid, event: 'receipt', on: civilDateOf(row.dateServed) })
  notifyOfDelivery(db, row)
  const document = db.documents.get(row.documentGuid)
  const isRefused = row.registrationStatusId === RegistrationStatus.DS_REJECTED
  if (isRefused && document) giveTaskOfRefusal(db, document, row)
}

const isOfPeople = (db: MockDatabase, { dateSent, isIncoming }: ExchangeMessageRow): boolean =>
  !isIncoming && dateSent >= db.start

const assertStep = ({ deliveryStatusId: from }: ExchangeMessageRow, { deliveryStatusId: to }: ExchangeMessageRow) => {
  if (from !== to && (from === null || to === null || !deliveryFollows(from, to)))
    throw new RangeError(`A delivery does not go from ${from} to ${to}`)
}

/**
 * Moves a sent message to the state that it should have by now. Returns when its next step is due, in milliseconds
 * since 1970; undefined if there is none.
 */
const move = (db: MockDatabase, sent: ExchangeMessageRow, deliveries: Deliveries): number | undefined => {
  let row = sent
  for (let step = nextStep(row, db.seed, deliveries); step; step = nextStep(row, db.seed, deliveries)) {
    if (step.at > db.now().getTime()) return step.at
    const moved: ExchangeMessageRow = { ...row, ...step.changes }
    assertStep(row, moved)
    db.inOneStep(() => {
      db.put('exchangeMessages', moved)
      follow(db, moved)
    })
    row = moved
  }
  return undefined
}

export const deliverDue = (db: MockDatabase, deliveries: Deliveries = pace): number | undefined => {
  const next = db.exchangeMessages
    .by('isIncoming', false)
    .filter((row) => isOfPeople(db, row))
    .flatMap((row) => move(db, row, deliveries) ?? [])
  return next.length > 0 ? Math.min(...next) - db.now().getTime() : undefined
}
