import { useEffect, useState } from 'react'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import type { DocumentValues } from './documentValues.ts'
import { namedIn, valuesOfBody } from './prefilledValues.ts'

export type Prefilled =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; values: DocumentValues }

/** The values of a form that the server filled in, once the names in it are known. */
export const usePrefilledValues = (body: DocumentBody): Prefilled => {
  const [start] = useState(body)
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<DocumentValues | 'loading' | 'failed'>('loading')
  useEffect(() => {
    setFound('loading')
    const subscription = namedIn(start).subscribe((names) => setFound(names ? valuesOfBody(start, names) : 'failed'))
    return () => subscription.unsubscribe()
  }, [start, tries])
  if (found === 'loading') return { kind: 'loading' }
  if (found === 'failed') return { kind: 'failed', retry: () => setTries(tries + 1) }
  return { kind: 'ready', values: found }
}
