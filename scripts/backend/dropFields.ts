import { account } from '../../src/contract/account.ts'
import { type Change, ofResultData } from './api.ts'

/** The responses that stay complete: those of the log-in, because otherwise no screen could be opened. */
const whole: ReadonlySet<string> = new Set([account.login.path, account.getCurrentUserInfo.path])
const ONE_IN = 10

/** Returns a stable hash of a text: FNV-1a with a final mix, so that similar texts get very different hashes. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

const dropSomeFields = (value: unknown, path: string): unknown => {
  if (Array.isArray(value)) return value.map((one, at) => dropSomeFields(one, `${path}.${at}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = `${path}.${name}`
      const randomNumber = hashOf(own)
      if (randomNumber % ONE_IN === 0) return (randomNumber / ONE_IN) & 1 ? [] : [[name, null]]
      return [[name, dropSomeFields(inner, own)]]
    }),
  )
}

/** Removes one field in ten from every response, or sets it to null. The same seed selects the same fields. */
export const dropFields = (seed: number): Change =>
  ofResultData((data, { path }) => (whole.has(path) ? data : dropSomeFields(data, `${seed}:${path}`)))
