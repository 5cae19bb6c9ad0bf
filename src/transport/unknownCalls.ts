import { catalogue } from '../contract/catalogue.ts'
import { type Area, callName } from '../contract/endpoint.ts'

/**
 * The calls in `callsOff` that are not proposed ones, after a renaming for instance: a sentence for each. No call that the
 * specification promises is switched off by itself.
 */
export const unknownCalls = (callsOff: readonly string[]): string[] => {
  const proposals = Object.values<Area>(catalogue)
    .flatMap((area) => Object.values(area))
    .flatMap((one) => (one.proposed ? [callName(one)] : []))
  return callsOff
    .filter((name) => name.includes('/') && !proposals.includes(name))
    .map((name) => `„callsOff“: сред предложените заявки няма ${name}`)
}
