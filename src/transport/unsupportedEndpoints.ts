import { BehaviorSubject } from 'rxjs'
import { appConfig } from './config.ts'

/** True if `callsOff` contains the call (`callName`) or its group (`Vehicle`). */
export const isSwitchedOff = (name: string, callsOff: readonly string[]): boolean =>
  callsOff.some((off) => name === off || name.startsWith(`${off}/`))

export const missing$ = new BehaviorSubject<ReadonlySet<string>>(new Set())

export const isMissing = (name: string): boolean =>
  missing$.value.has(name) || isSwitchedOff(name, appConfig().callsOff)
