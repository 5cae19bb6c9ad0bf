import { type Deliveries, pace } from '../engine/delays.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { deliverDue } from './deliverMessages.ts'
import { receiveMessage } from './receiveMessage.ts'
import { findRepeatable, receiveAgain } from './repeatMessage.ts'

export type OtherSideSettings = {
  /** Runs a mutation while no other tab writes, after applying the changes of other tabs. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  wait: (run: () => void, milliseconds: number) => () => void
  deliveries?: Deliveries
}

const LONGEST_WAIT = 60_000
const SHORTEST_WAIT = 50
const systems = ['edelivery', 'docexchange'] as const

/**
 * Returns the time of the last incoming message (`at`, in milliseconds since 1970; 0 if there is none) and their
 * number. Repeated messages count too.
 */
const lastArrival = (db: MockDatabase): { at: number; count: number } => {
  const arrivals = db.exchangeMessages
    .by('isIncoming', true)
    .flatMap(({ dateSent, repeatedAt }) => (repeatedAt ? [dateSent, repeatedAt] : [dateSent]))
    .filter((at) => at >= db.start)
  return { at: Math.max(0, ...arrivals.map((at) => Date.parse(at))), count: arrivals.length }
}

/** Lets the next message arrive. The two systems alternate; every fifth arrival is a repeated message of СЕОС. */
const arriveNext = (db: MockDatabase, count: number): void => {
  const again = count % 5 === 4 ? findRepeatable(db) : undefined
  if (again) receiveAgain(db, again)
  else receiveMessage(db, systems[count % systems.length] ?? 'edelivery')
}

/**
 * Simulates the partners in ССЕВ and СЕОС: they receive, open, answer or refuse messages and send new messages. All
 * tabs run this simulation; its state is in rows, so that each step happens once. Returns a function that stops the
 * simulation.
 */
export const playRemoteParty = (
  db: MockDatabase,
  { exclusively, wait, deliveries = pace }: OtherSideSettings,
): (() => void) => {
  let isOver = false
  let stopDelivering: () => void = () => undefined
  let stopArriving: () => void = () => undefined

  const deliverAfter = (milliseconds: number): void => {
    stopDelivering()
    if (isOver) return
    stopDelivering = wait(async () => {
      const next = await exclusively(async () => deliverDue(db, deliveries))
      if (next !== undefined) deliverAfter(Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, next)))
    }, milliseconds)
  }
  const arriveAfter = (milliseconds: number): void => {
    if (isOver) return
    stopArriving = wait(async () => {
      const rest = await exclusively(async () => {
        const { at, count } = lastArrival(db)
        const left = at + pace.arrival - db.now().getTime()
        if (left > 0) return left
        arriveNext(db, count)
        return pace.arrival
      })
      arriveAfter(rest)
    }, milliseconds)
  }
  const stopListening = db.onChange((changes) => {
    const isSending = changes.some(
      ({ table, row }) =>
        table === 'exchangeMessages' && row && 'isIncoming' in row && !row.isIncoming && row.dateReceived === null,
    )
    // The delivery is a transaction of its own, so it runs after the one that sends the message.
    if (isSending) deliverAfter(SHORTEST_WAIT)
  })
  deliverAfter(deliveries.delivered)
  arriveAfter(pace.arrival)
  return () => {
    isOver = true
    stopListening()
    stopDelivering()
    stopArriving()
  }
}
