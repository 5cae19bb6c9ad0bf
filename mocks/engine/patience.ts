import { documents } from '../../src/contract/documents.ts'
import { notifications } from '../../src/contract/notifications.ts'

const LONGEST_WAIT_MS = 800
/** An answer comes back through the service worker, is read and drawn: until then the one thread belongs to it. */
const DRAWN_AFTER_MS = 300

/** Calls of the shell that make whole tables of the world: at the start they let the first list go before them. */
const patient: ReadonlySet<string> = new Set([
  documents.getUnprocessedIncomingDocsCount.path,
  notifications.getUserNotifications.path,
])
const urgent: ReadonlySet<string> = new Set([documents.getAllDocumentsForAU.path, documents.getAllDocumentsForDMS.path])

/** A page has one thread for the screen and for the imitated backend: what the person waits for is answered first. */
export const patience = (wait: (milliseconds: number) => Promise<void>) => {
  let letGo: () => void = () => undefined
  const firstListAnswered = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let longest: Promise<void> | undefined
  return {
    /** Resolves at once for what somebody waits for, and for everything once the first list is there. */
    before: async (path: string): Promise<void> => {
      if (!patient.has(path)) return
      longest ??= wait(LONGEST_WAIT_MS)
      await Promise.race([firstListAnswered, longest])
    },
    after: (path: string): void => {
      if (urgent.has(path)) wait(DRAWN_AFTER_MS).then(letGo)
    },
  }
}
