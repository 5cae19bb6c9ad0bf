import { useMemo, useSyncExternalStore } from 'react'
import { BehaviorSubject } from 'rxjs'
import { sessionEvents$ } from '../../state/session.ts'
import { guardPage } from '../leaveGuard.ts'

export type UnsentFile = { id: string; file: File; error: string }

const none: readonly UnsentFile[] = []
/** Failed uploads by the key of their record (`FilesOf.about`). */
const byRecord = new BehaviorSubject<ReadonlyMap<string, readonly UnsentFile[]>>(new Map())
sessionEvents$.subscribe(() => byRecord.next(new Map()))
// Leaving the page keeps the unsent files in memory; closing the browser tab or ending the session loses them.
guardPage(() => (byRecord.value.size > 0 ? 'Избраните файлове не са качени.' : undefined))

const put = (about: string, files: readonly UnsentFile[]): void => {
  const next = new Map(byRecord.value)
  if (files.length > 0) next.set(about, files)
  else next.delete(about)
  byRecord.next(next)
}

/** Keeps files whose upload failed in memory, until each one is uploaded or removed. */
export const keepUnsent = (about: string, files: readonly UnsentFile[]): void =>
  put(about, [...(byRecord.value.get(about) ?? none), ...files])
export const dropUnsent = (about: string, id: string): void =>
  put(
    about,
    (byRecord.value.get(about) ?? none).filter((one) => one.id !== id),
  )

export const useUnsentFiles = (about: string): readonly UnsentFile[] => {
  const follow = useMemo(
    () => (changed: () => void) => {
      const subscription = byRecord.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [],
  )
  return useSyncExternalStore(follow, () => byRecord.value.get(about) ?? none)
}
