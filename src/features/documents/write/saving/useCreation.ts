import { useState, useSyncExternalStore } from 'react'
import { documentCalls } from './documentCalls.ts'
import { DocumentCreation } from './documentCreation.ts'

export const useCreation = (personId: number | undefined) => {
  const [creation] = useState(() => new DocumentCreation(documentCalls, personId))
  const state = useSyncExternalStore(creation.subscribe, () => creation.state)
  return { creation, state }
}
