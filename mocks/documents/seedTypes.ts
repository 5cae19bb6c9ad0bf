import type { KnownDeviceType, KnownDeviceTypes } from '../seed/knownTypes.ts'
import type { Random } from '../seed/seededRandom.ts'

const APPROVAL = 10
const SUPPLEMENT = 11
const EXTENSION = 12
const ENTRY = 13
const DUPLICATE = 17
/** In days: the shortest time from an application to the certificate or the registration of the type. */
const SOONEST = 18
const LATEST = 110
const BEFORE_END = 300
const TRIES = 12

export const typesForApplications = ({ approved, foreign }: KnownDeviceTypes) => {
  const taken = new Set<KnownDeviceType>()
  const next = (types: readonly KnownDeviceType[], day: number): KnownDeviceType | undefined => {
    const found = types.find((one) => !taken.has(one) && one.day >= day + SOONEST && one.day <= day + LATEST)
    if (found) taken.add(found)
    return found
  }
  const holding = (random: Random, day: number): KnownDeviceType | undefined => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const one = random.one(approved)
      if (one.day < day && one.until > day) return one
    }
    return undefined
  }
  return (random: Random, typeId: number, day: number): KnownDeviceType | undefined => {
    if (typeId === APPROVAL) return next(approved, day)
    if (typeId === ENTRY) return next(foreign, day)
    if (typeId === SUPPLEMENT || typeId === DUPLICATE) return holding(random, day)
    if (typeId !== EXTENSION) return undefined
    const ending = approved.filter((one) => !one.isCancelled && one.until > day && one.until < day + BEFORE_END)
    return ending.length > 0 ? random.one(ending) : undefined
  }
}
export const needsType = (typeId: number): boolean => typeId === EXTENSION
