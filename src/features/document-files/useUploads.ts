import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ChosenFile, type ChosenList, type FileDescription, stateOf, type UploadsState } from './chosenFiles.ts'
import { holdUploads, keepFor, uploaderOf } from './documentUploads.ts'
import type { SentCount } from './uploader.ts'

export type Uploads = {
  chosen: ChosenList
  state: UploadsState
  /**
   * Adds files to the list. `hasMain`: the document already has a main file, so no new file becomes the main file.
   * Resolves when the content of the files is checked too.
   */
  add: (files: readonly File[], hasMain?: boolean, description?: FileDescription) => Promise<void>
  change: (id: string, values: FileDescription) => void
  remove: (id: string) => void
  cancel: (id: string) => void
  retry: (id: string) => void
  /**
   * Uploads all chosen files, or those for which `which` is true, two at a time. Leaving the screen does not stop the
   * uploads.
   */
  startAll: (docGuid: string, which?: (one: ChosenFile) => boolean) => Promise<SentCount>
  settle: (guids: readonly string[]) => void
}

/**
 * Returns the chosen files of a document with their uploads. All screens of a document share them; in the form of a new
 * document the files wait for `startAll`.
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
