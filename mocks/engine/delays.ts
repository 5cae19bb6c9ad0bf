/**
 * The speed of the simulated outside, in milliseconds. A training day is short, so hours become seconds. All times are
 * counted from stored instants, so that a reload loses no time.
 */
export const pace = {
  /** From sending to „Доставено“ or to the failure. */
  delivered: 4000,
  /** From sending to „Връчено“ or to the response of the receiver. */
  seen: 9000,
  /** The additional delay of each further message of a sending, so that they do not arrive at the same time. */
  apart: 700,
  /** The interval between two incoming messages while a user works. */
  arrival: 8 * 60_000,
  /** The delay of the first calendar check; the first render has priority. */
  firstReminders: 3000,
  /** The interval between two calendar checks: the maximal delay of a reminder after midnight. */
  reminders: 20_000,
} as const

/** The values of `pace` that the configuration may divide by a factor (1 changes nothing). */
export type Deliveries = Pick<Record<keyof typeof pace, number>, 'delivered' | 'seen' | 'apart'>

export const deliveriesAt = (times: number): Deliveries => ({
  delivered: pace.delivered / times,
  seen: pace.seen / times,
  apart: pace.apart / times,
})
