import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ChosenFile, type ChosenList, type FileDescription, stateOf, type UploadsState } from './chosenFiles.ts'
import { holdUploads, keepFor, uploaderOf } from './documentUploads.ts'
import type { SentCount } from './uploader.ts'

export type Uploads = {
  chosen: ChosenList
  state: UploadsState
  /** `hasMain`: the document already has files, so the first new one is not the main one. */
  add: (files: readonly File[], hasMain?: boolean) => void
  change: (id: string, values: FileDescription) => void
  remove: (id: string) => void
  cancel: (id: string) => void
  retry: (id: string) => void
  /**
   * Sends everything that was chosen, or of that only some files, two at a time; resolves when they have ended. The sending goes on when the
   * screen is left, and the document's own page shows it.
   */
  startAll: (docGuid: string, which?: (one: ChosenFile) => boolean) => Promise<SentCount>
  settle: (guids: readonly string[]) => void
}

/**
 * Files to attach: choose, describe, send with progress, cancel, retry. With a document, the uploads are shared by all
 * its screens; without one (a form that creates it), they wait for `startAll`.
 */
export const useUploads = (docGuid?: string): Uploads => {
  const [uploader] = useState(() => uploaderOf(docGuid))
  const follow = useMemo(
    () => (changed: () => void) => {
      const subscription = uploader.list$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [uploader],
  )
  const chosen = useSyncExternalStore(follow, uploader.now)
  useEffect(() => (docGuid === undefined ? undefined : holdUploads(docGuid)), [docGuid])
  const startAll = useCallback(
    (guid: string, which?: (one: ChosenFile) => boolean) => {
      keepFor(guid, uploader)
      return uploader.startAll(guid, which)
    },
    [uploader],
  )
  return useMemo(() => ({ ...uploader, chosen, state: stateOf(chosen), startAll }), [uploader, chosen, startAll])
}
