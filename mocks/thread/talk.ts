import type { Fate } from '../commands/fate.ts'
import type { Fault } from '../faults.ts'
import type { HubPush } from '../hub.ts'

export type ExchangeSystem = 'edelivery' | 'docexchange'
export type BackendName = 'register' | 'shreder'

/** Which world the backend answers from, and how far its clock stands from the machine's (milliseconds). */
export type ThreadSettings = { seed: number; documents: number; day?: string; clockOffset: number }

/** A call as it crosses from the page to the backend's thread; `path` is the part after the backend's own address. */
export type SentCall = {
  backend: BackendName
  path: string
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}
/** A reply as it crosses back; null stands for a connection that broke. */
export type SentReply = { status: number; headers: [string, string][]; body: ArrayBuffer } | null

/** What a trainer's hand may ask of the backend besides the calls. */
export type Deeds = {
  exportState: { asked: null; done: Blob }
  importState: { asked: Blob; done: null }
  resetWorld: { asked: null; done: null }
  /** Lets a message of another body arrive. */
  receiveMessage: { asked: ExchangeSystem; done: null }
}
export type Deed = keyof Deeds
type AskedDeed = { [D in Deed]: { deed: D; asked: Deeds[D]['asked'] } }[Deed]

/** From the page to the thread. */
export type ToThread =
  | { kind: 'open'; settings: ThreadSettings }
  | { kind: 'call'; id: number; call: SentCall }
  | ({ kind: 'do'; id: number } & AskedDeed)
  | { kind: 'faults'; faults: Fault[] }
  | { kind: 'fates'; fates: Fate[] }

/** From the thread to the page. */
export type FromThread =
  | { kind: 'listening' }
  | { kind: 'reply'; id: number; reply: SentReply }
  | { kind: 'done'; id: number; result: Blob | null }
  | { kind: 'failed'; id: number; problem: string }
  | { kind: 'push'; push: HubPush }
  | { kind: 'trouble'; message: string }
  | { kind: 'replaced' }
