import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { rememberDocumentsListAtom } from '../../document-lookups/public.ts'
import type { DocumentsList } from './useDocumentsList.ts'

/** Leaves behind where the rows of this page are, so that a document opened from it knows its neighbours and the way back. */
export const useRememberedList = ({ grid, place, pageOf }: DocumentsList, title: string): void => {
  const remember = useSetAtom(rememberDocumentsListAtom)
  const { rows, stale, total } = grid
  const { page, size } = place
  useEffect(() => {
    if (!rows || stale) return
    remember({
      href: location.pathname + location.search,
      title,
      keys: rows.map(({ guid }) => guid),
      skip: (page - 1) * size,
      total: total ?? rows.length,
      size,
      page,
      keysOf: async (client, other) => (await client.fetchQuery(pageOf(other))).items.map(({ guid }) => guid),
    })
  }, [remember, rows, stale, total, page, size, title, pageOf])
}
