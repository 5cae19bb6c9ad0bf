import { account } from '../../src/contract/account.ts'
import { catalogue } from '../../src/contract/catalogue.ts'
import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { notifications } from '../../src/contract/notifications.ts'

const LONGEST_WAIT_MS = 800
/** An answer comes back through the service worker, is read and drawn: until then the one thread belongs to it. */
const DRAWN_AFTER_MS = 300

/** Calls of the shell that make whole tables of the world: at the start they let the first screen go before them. */
const patient: ReadonlySet<string> = new Set([
  documents.getUnprocessedIncomingDocsCount.path,
  notifications.getUserNotifications.path,
])
const endpoints: readonly Endpoint[] = Object.values(catalogue).flatMap((area) => Object.values(area))
/** What is asked before any screen has asked for what it shows: who somebody is, and the lists to choose from. */
const preliminary: ReadonlySet<string> = new Set(
  [...Object.values(account), ...endpoints.filter((one) => one.cachedPerSession)].map(({ path }) => path),
)

/** A page has one thread for the screen and for the imitated backend: what the person waits for is answered first. */
export const screenFirst = (wait: (milliseconds: number) => Promise<void>) => {
  let release = (): void => undefined
  const screenAnswered = new Promise<void>((resolve) => {
    release = resolve
  })
  let longest: Promise<void> | undefined
  return {
    /** Resolves at once for what somebody waits for, and for everything once the first screen has what it shows. */
    before: async (path: string): Promise<void> => {
      if (!patient.has(path)) return
      longest ??= wait(LONGEST_WAIT_MS)
      await Promise.race([screenAnswered, longest])
    },
    after: (path: string): void => {
      if (!patient.has(path) && !preliminary.has(path)) wait(DRAWN_AFTER_MS).then(release)
    },
  }
}
