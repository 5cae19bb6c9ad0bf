import { type Deliveries, pace } from '../engine/pace.ts'
import type { World } from '../engine/world.ts'
import { receiveMessage } from './arrive.ts'
import { deliverDue } from './deliver.ts'
import { receiveAgain, repeatable } from './repeat.ts'

export type OtherSideSettings = {
  /** Runs a write while no other tab writes, on everything the others wrote. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs something after so many milliseconds; the answer calls it off. */
  wait: (run: () => void, milliseconds: number) => () => void
  /** How long a delivery takes, when it is not what `pace` says. */
  deliveries?: Deliveries
}

const LONGEST_WAIT = 60_000
const SHORTEST_WAIT = 50
const systems = ['edelivery', 'docexchange'] as const

/** When the last message came, anew or again, in milliseconds since 1970 (0 before the first), and how many came. */
const lastArrival = (world: World): { at: number; count: number } => {
  const arrivals = world.exchangeMessages
    .by('isIncoming', true)
    .flatMap(({ dateSent, repeatedAt }) => (repeatedAt ? [dateSent, repeatedAt] : [dateSent]))
    .filter((at) => at >= world.start)
  return { at: Math.max(0, ...arrivals.map((at) => Date.parse(at))), count: arrivals.length }
}

/** The next arrival: by the two systems in turn; every fifth is a message of СЕОС that comes once more. */
const arriveNext = (world: World, count: number): void => {
  const again = count % 5 === 4 ? repeatable(world) : undefined
  if (again) receiveAgain(world, again)
  else receiveMessage(world, systems[count % systems.length] ?? 'edelivery')
}

/**
 * The other end of ССЕВ and СЕОС: messages are delivered, opened, answered, or fail. Now and then one arrives. Every
 * tab plays it in turns, on rows that tell how far it came: each step happens once. Returns how to stop.
 */
export const playOtherSide = (
  world: World,
  { exclusively, wait, deliveries = pace }: OtherSideSettings,
): (() => void) => {
  let isOver = false
  let stopDelivering: () => void = () => undefined
  let stopArriving: () => void = () => undefined

  const deliverAfter = (milliseconds: number): void => {
    stopDelivering()
    if (isOver) return
    stopDelivering = wait(async () => {
      const next = await exclusively(async () => deliverDue(world, deliveries))
      if (next !== undefined) deliverAfter(Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, next)))
    }, milliseconds)
  }
  const arriveAfter = (milliseconds: number): void => {
    if (isOver) return
    stopArriving = wait(async () => {
      const rest = await exclusively(async () => {
        const { at, count } = lastArrival(world)
        const left = at + pace.arrival - world.now().getTime()
        if (left > 0) return left
        arriveNext(world, count)
        return pace.arrival
      })
      arriveAfter(rest)
    }, milliseconds)
  }
  const stopListening = world.onChange((changes) => {
    const isSending = changes.some(
      ({ table, row }) =>
        table === 'exchangeMessages' && row && 'isIncoming' in row && !row.isIncoming && row.dateReceived === null,
    )
    // After the step that sent something, not inside it.
    if (isSending) deliverAfter(SHORTEST_WAIT)
  })
  // Not at once: what the person waits for at the start is answered first.
  deliverAfter(deliveries.delivered)
  arriveAfter(pace.arrival)
  return () => {
    isOver = true
    stopListening()
    stopDelivering()
    stopArriving()
  }
}
