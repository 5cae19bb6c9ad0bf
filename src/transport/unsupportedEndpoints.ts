import { BehaviorSubject } from 'rxjs'
import { appConfig } from './config.ts'

/** By its own name (`callName`) or by its group (`Vehicle`). */
export const isSwitchedOff = (name: string, callsOff: readonly string[]): boolean =>
  callsOff.some((off) => name === off || name.startsWith(`${off}/`))

/** Calls that a backend was found to lack (`missingEndpoint.ts`). */
export const missing$ = new BehaviorSubject<ReadonlySet<string>>(new Set())

export const isMissing = (name: string): boolean =>
  missing$.value.has(name) || isSwitchedOff(name, appConfig().callsOff)
