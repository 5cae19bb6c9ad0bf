import { BehaviorSubject } from 'rxjs'
import { appConfig } from './config.ts'

/** Whether a configuration switches a call off: by its own name (`callName`), or by that of its group (`Vehicle`). */
export const isSwitchedOff = (name: string, callsOff: readonly string[]): boolean =>
  callsOff.some((off) => name === off || name.startsWith(`${off}/`))

/** The names of the calls that a backend was found not to have, as they become known (`missingCall.ts`). */
export const missing$ = new BehaviorSubject<ReadonlySet<string>>(new Set())

/** Whether a call, by its name, is known to have nobody who answers it. */
export const isMissing = (name: string): boolean =>
  missing$.value.has(name) || isSwitchedOff(name, appConfig().callsOff)
