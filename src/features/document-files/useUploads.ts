import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ChosenFile, type ChosenList, type FileDescription, stateOf, type UploadsState } from './chosenFiles.ts'
import { holdUploads, keepFor, uploaderOf } from './documentUploads.ts'
import type { SentCount } from './uploader.ts'

export type Uploads = {
  chosen: ChosenList
  state: UploadsState
  /** `hasMain`: the document already has files, so the first new file is not the main file. */
  add: (files: readonly File[], hasMain?: boolean) => void
  change: (id: string, values: FileDescription) => void
  remove: (id: string) => void
  cancel: (id: string) => void
  retry: (id: string) => void
  /**
   * Sends all chosen files, or only the files chosen by `which`, two at a time; resolves when all have ended. Leaving
   * the screen does not stop it.
   */
  startAll: (docGuid: string, which?: (one: ChosenFile) => boolean) => Promise<SentCount>
  settle: (guids: readonly string[]) => void
}

/**
 * Files to attach: choose, describe, send with progress, cancel, retry. With a document, all screens of the document
 * share the uploads; in a form that creates a document, they wait for `startAll`.
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
