/**
 * A reproducible stream of random values: the same key always gives the same stream. Each document, task or
 * correspondent has a separate stream, so that the content does not depend on the order of generation.
 */
export type Random = {
  next(): number
  int(below: number): number
  between(from: number, to: number): number
  is(probability: number): boolean
  one<T>(of: readonly T[]): T
}

/** Hashes whole numbers into one unsigned 32-bit number. */
export const mix = (a: number, b = 0, c = 0): number => {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15) ^ b, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 13) ^ c, 0x27d4eb2f)
  h = Math.imul(h ^ (h >>> 16), 0x165667b1)
  return (h ^ (h >>> 15)) >>> 0
}

class Stream implements Random {
  #state: number

  constructor(state: number) {
    this.#state = state
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  int(below: number): number {
    return Math.floor(this.next() * below)
  }

  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  is(probability: number): boolean {
    return this.next() < probability
  }

  one<T>(of: readonly T[]): T {
    if (!of.length) throw new RangeError('Nothing to choose from')
    return of[Math.floor(this.next() * of.length)] as T
  }
}

export const randomOf = (seed: number, purpose: number, id = 0): Random => new Stream(mix(seed, purpose, id))

export const weightedChoice = <T>(of: readonly (readonly [value: T, weight: number])[]): ((random: Random) => T) => {
  const values = of.map(([value]) => value)
  let total = 0
  const sums = of.map(([, weight]) => {
    total += weight
    return total
  })
  return (random) => {
    const at = random.next() * total
    let i = 0
    while (i < sums.length - 1 && at >= (sums[i] as number)) i += 1
    return values[i] as T
  }
}

/**
 * The purposes of random streams. The numbers affect the generated data: a new purpose gets a new number, and a number
 * is never reused.
 */
export const Purpose = {
  DOCUMENT: 1,
  DOCUMENT_GUID: 2,
  CASE_FILE: 3,
  CASE_FILE_GUID: 4,
  TASK: 5,
  TASK_GUID: 6,
  CORRESPONDENT: 7,
  FILE: 8,
  FILE_GUID: 9,
  COMMENT: 10,
  MESSAGE: 11,
  MESSAGE_GUID: 12,
  ATTACHMENT_GUID: 13,
  OBLIGATION: 14,
  OBLIGATION_GUID: 15,
  PAYMENT_GUID: 16,
  ADDRESSEE: 17,
  HISTORY: 18,
  NOTIFICATION: 19,
  READ: 20,
  ACTION: 21,
  VERSION: 22,
  DELIVERY: 31,
  ARRIVAL: 32,
  INSPECTION: 40,
  INSPECTION_GUID: 41,
  GROUPED_INSPECTION: 42,
  GROUPED_INSPECTION_GUID: 43,
  APPROVED_TYPE: 44,
  APPROVED_TYPE_GUID: 45,
  REGISTERED_TYPE: 46,
  REGISTERED_TYPE_GUID: 47,
  CASE_FILE_LINK: 48,
  INSPECTED_DEVICES: 49,
  GROUP_PLAN: 50,
  LEAVE: 60,
  LEAVE_BALANCE: 61,
  TRIP: 62,
  SICK_LEAVE: 63,
  EXPENSE: 64,
  VEHICLE: 70,
  VEHICLE_FUEL: 71,
  VEHICLE_WORK: 72,
  SUPPLEMENT: 80,
  SUPPLEMENT_GUID: 81,
  DEVICE: 82,
  DEVICE_GUID: 83,
  DEVICE_FILE: 84,
  PAPER: 90,
  MESSAGE_PAPER: 91,
  VEHICLE_POLICY: 92,
  VEHICLE_VIGNETTE: 93,
  TERM: 94,
  LEAVE_ROUTE: 95,
  TRIP_ROUTE: 96,
  SICK_LEAVE_PAPER: 97,
  APPLICATION: 98,
  COLLEAGUE: 99,
  VISIT: 100,
  LEAVE_PAPER: 101,
  CONTRACT: 110,
  DOUBLE: 120,
  DATA_VIEW: 121,
} as const
