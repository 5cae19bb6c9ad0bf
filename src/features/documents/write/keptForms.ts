import { useEffect, useRef, useState } from 'react'
import type { Document } from '../../../contract/shapes/documents.ts'
import { sessionEvents$ } from '../../../state/session.ts'
import { appConfig } from '../../../transport/config.ts'
import type { DocumentValues } from './documentValues.ts'
import type { Draft } from './saveDraft.ts'

/** A form whose session ended before it was saved: in memory, for the same person only. */
export type KeptForm = {
  values: DocumentValues
  /** The draft that a new document has already. */
  draft?: Draft | null
  /** The version that an edited document had when editing began. */
  began?: Document
}
const kept = new Map<string, KeptForm & { userName: string }>()

sessionEvents$.subscribe(({ kind }) => {
  if (kind === 'loggedOut') kept.clear()
})

/** The kept form of this place, handed out once; another person's is thrown away. */
export const takeKept = (place: string, userName: string): KeptForm | null => {
  const found = kept.get(place)
  kept.delete(place)
  return found?.userName === userName ? found : null
}
export const keepForm = (place: string, userName: string, form: KeptForm): void => {
  if (appConfig().keepDrafts) kept.set(place, { userName, ...form })
}

/** What was kept of this place when the screen opened; `keep` says what to keep should the session end now. */
export const useKeptForm = (place: string, userName: string) => {
  const [found] = useState(() => takeKept(place, userName))
  const latest = useRef<KeptForm | null>(null)
  useEffect(() => {
    const subscription = sessionEvents$.subscribe(({ kind }) => {
      if (kind === 'expired' && latest.current) keepForm(place, userName, latest.current)
    })
    return () => subscription.unsubscribe()
  }, [place, userName])
  const keep = (form: KeptForm | null) => {
    latest.current = form
  }
  return { found, keep }
}
