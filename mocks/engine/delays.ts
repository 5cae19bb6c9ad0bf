/**
 * The speed of the simulated partners, in milliseconds; an hour in reality takes seconds. Delays are counted from
 * stored instants, so that a reload does not restart them.
 */
export const pace = {
  /** From sending to „Доставено“ or to the failure, in milliseconds. */
  delivered: 4000,
  /** From sending to „Връчено“ or to the response of the receiver, in milliseconds. */
  seen: 9000,
  /** The interval between messages that are sent at once, in milliseconds, so that they do not all arrive together. */
  apart: 700,
  /** The interval between two incoming messages while a user works, in milliseconds. */
  arrival: 8 * 60_000,
  /** The delay of the first calendar check, in milliseconds, because the first render has priority. */
  firstReminders: 3000,
  /**
   * The interval between two calendar checks, and so the maximum delay of a reminder after midnight, in milliseconds.
   */
  reminders: 20_000,
} as const

/** The delays of a delivery that the configuration may divide by a factor; a factor of 1 changes nothing. */
export type Deliveries = Pick<Record<keyof typeof pace, number>, 'delivered' | 'seen' | 'apart'>

export const deliveriesAt = (times: number): Deliveries => ({
  delivered: pace.delivered / times,
  seen: pace.seen / times,
  apart: pace.apart / times,
})
