import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { Fault } from '../../../src/transport/fault.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { sessionEnded$ } from '../../../src/transport/sessionEnded.ts'
import { openPage } from './fakeBrowser.ts'

export const screenReaderPage = () => {
  const heard = { notices: [] as Notice[], ended: 0 }
  const listening = [
    notices$.subscribe((notice) => heard.notices.push(notice)),
    sessionEnded$.subscribe(() => (heard.ended += 1)),
  ]
  beforeEach(() => {
    Object.assign(heard, { notices: [], ended: 0 })
    openPage()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  afterAll(() => {
    for (const one of listening) one.unsubscribe()
  })
  return heard
}

/** Returns the fault with which the call was rejected; throws if the call succeeded. */
export const faultOf = async (call: Promise<unknown>): Promise<Fault> => {
  const thrown: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  return thrown instanceof Fault ? thrown : new Fault('aborted', `not a fault: ${thrown}`)
}
