import { type Deliveries, pace } from '../engine/delays.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { deliverDue } from './deliverMessages.ts'
import { receiveMessage } from './receiveMessage.ts'
import { receiveAgain, repeatable } from './repeatMessage.ts'

export type OtherSideSettings = {
  /** Runs a write while no other tab writes, after applying the changes of the others. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs a function after some milliseconds; returns a function that cancels it. */
  wait: (run: () => void, milliseconds: number) => () => void
  deliveries?: Deliveries
}

const LONGEST_WAIT = 60_000
const SHORTEST_WAIT = 50
const systems = ['edelivery', 'docexchange'] as const

/** The time of the last arrival, also a repeated one, in milliseconds since 1970 (0 if none), and the count. */
const lastArrival = (db: MockDatabase): { at: number; count: number } => {
  const arrivals = db.exchangeMessages
    .by('isIncoming', true)
    .flatMap(({ dateSent, repeatedAt }) => (repeatedAt ? [dateSent, repeatedAt] : [dateSent]))
    .filter((at) => at >= db.start)
  return { at: Math.max(0, ...arrivals.map((at) => Date.parse(at))), count: arrivals.length }
}

/** The next arrival: the two systems in turn; every fifth is a repeated message of СЕОС. */
const arriveNext = (db: MockDatabase, count: number): void => {
  const again = count % 5 === 4 ? repeatable(db) : undefined
  if (again) receiveAgain(db, again)
  else receiveMessage(db, systems[count % systems.length] ?? 'edelivery')
}

/**
 * Simulates the other side of ССЕВ and СЕОС: messages are delivered, opened, answered, or fail, and sometimes one
 * arrives. Every tab runs this in turns; the state is in the rows, so each step happens once. Returns a function that
 * stops it.
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
    // Runs after the transaction of the sending, not inside it.
    if (isSending) deliverAfter(SHORTEST_WAIT)
  })
  // Delayed, so that the first requests of the page have priority.
  deliverAfter(deliveries.delivered)
  arriveAfter(pace.arrival)
  return () => {
    isOver = true
    stopListening()
    stopDelivering()
    stopArriving()
  }
}
