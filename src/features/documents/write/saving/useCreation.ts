import { useState, useSyncExternalStore } from 'react'
import { documentCalls } from './documentCalls.ts'
import { DocumentCreation } from './documentCreation.ts'

/** The making of the document that a form is about, and where it stands. */
export const useCreation = (personId: number | undefined) => {
  const [creation] = useState(() => new DocumentCreation(documentCalls, personId))
  const state = useSyncExternalStore(creation.subscribe, () => creation.state)
  return { creation, state }
}
