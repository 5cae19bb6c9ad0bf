/**
 * How fast the world outside answers, in milliseconds: a training day is short, so what takes others hours takes
 * seconds here. All of it is counted from instants that the rows keep, so that a reload loses no time.
 */
export const pace = {
  /** From sending to „Доставено“, or to the failure. */
  delivered: 4000,
  /** From sending to „Връчено“, or to what the other side answered. */
  seen: 9000,
  /** What each further message of the same sending waits longer, so that they do not all arrive at once. */
  apart: 700,
  /** Between two messages that arrive by themselves while somebody works. */
  arrival: 8 * 60_000,
  /** Between two looks at the calendar until somebody is here; what the person waits for is drawn before. */
  firstReminders: 3000,
  /** Between two looks at the calendar: how late after midnight a reminder may come. */
  reminders: 20_000,
} as const

/** The times of `pace` that a training day may shorten, as many times as the configuration says (1 leaves them). */
export type Deliveries = Pick<Record<keyof typeof pace, number>, 'delivered' | 'seen' | 'apart'>

export const deliveriesAt = (times: number): Deliveries => ({
  delivered: pace.delivered / times,
  seen: pace.seen / times,
  apart: pace.apart / times,
})
