import { catalogue } from '../contract/catalogue.ts'
import { type Area, callName } from '../contract/endpoint.ts'

/**
 * Returns a message for each name in `callsOff` that is not a call proposed by this product, for instance after a
 * renaming. Calls that the specification guarantees cannot be switched off individually.
 */
export const unknownCalls = (callsOff: readonly string[]): string[] => {
  const proposals = Object.values<Area>(catalogue)
    .flatMap((area) => Object.values(area))
    .flatMap((one) => (one.proposed ? [callName(one)] : []))
  return callsOff
    .filter((name) => name.includes('/') && !proposals.includes(name))
    .map((name) => `„callsOff“: сред предложените заявки няма ${name}`)
}
