import { useEffect, useState } from 'react'
import type { DocumentRow } from '../../../../src/contract/shapes/documents.ts'
import { type ListQuery, listPath, onePath } from './backend.ts'

export type Page = { items: DocumentRow[]; totalCount: number }

const useLoaded = <Q, A>(query: Q, load: (query: Q, signal: AbortSignal) => Promise<A>): A | undefined => {
  const [response, setResponse] = useState<A>()
  useEffect(() => {
    const abort = new AbortController()
    load(query, abort.signal).then(setResponse, (problem: unknown) => {
      if (!abort.signal.aborted) throw problem
    })
    return () => abort.abort()
  }, [query, load])
  return response
}

const loadPage = async (query: ListQuery, signal: AbortSignal): Promise<Page> =>
  (await fetch(listPath, { method: 'POST', body: JSON.stringify(query), signal })).json()
const loadOne = async (guid: string, signal: AbortSignal): Promise<DocumentRow> =>
  (await fetch(`${onePath}?guid=${guid}`, { signal })).json()

export const usePage = (query: ListQuery): Page => useLoaded(query, loadPage) ?? { items: [], totalCount: 0 }
export const useOne = (guid: string): DocumentRow | undefined => useLoaded(guid, loadOne)
