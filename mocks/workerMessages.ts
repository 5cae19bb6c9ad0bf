import type { SofiaWeeks } from '../src/dates/sofiaTime.ts'
import type { AdminApi } from './mockBackend.ts'

export type MockBackendConfig = {
  api: { register: string; shreder: string }
  hub: string
  mocked: { seed: number; documents: number; day?: string; deliveriesFaster?: number }
  clockOffset: number
  /** The offsets of Sofia around the day of the mock database, which the page has already read from `Intl`. */
  sofiaWeeks?: SofiaWeeks
}

type ActionOf<N extends keyof AdminApi> = { name: N; given: Parameters<AdminApi[N]> }
export type AdminCall = { [N in keyof AdminApi]: ActionOf<N> }[keyof AdminApi]
export type ActionEnd = { result: unknown } | { problem: string }

/**
 * Messages from a page to the worker, each with a port: `open` for messages about the mock backend, `calls` for
 * requests, `socket` for a push connection, `action` for the result of an operation.
 */
export type ToWorker =
  | { kind: 'open'; config: MockBackendConfig }
  | { kind: 'calls' }
  | { kind: 'socket' }
  | { kind: 'action'; action: AdminCall }

export type FromWorker =
  /** Sent when the browser stores no further changes, so that the page can inform the user. */
  | { kind: 'trouble'; message: string }
  /** The offset of the simulated clock in milliseconds, sent at the start and when the time is moved. */
  | { kind: 'clock'; offset: number }
  | { kind: 'failed' }
  | { kind: 'replaced' }
  /** A message for the console of the page, because the console of a shared worker is not visible. */
  | { kind: 'console'; level: 'error' | 'warn'; text: string }
