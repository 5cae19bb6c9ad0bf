import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { rememberDocumentsListAtom } from '../state.ts'
import type { DocumentsList } from './useDocumentsList.ts'

/** Leaves behind where the rows of this page are, so that a document opened from it knows its neighbours and the way back. */
export const useRememberedList = ({ grid, place }: DocumentsList, title: string): void => {
  const remember = useSetAtom(rememberDocumentsListAtom)
  const { rows, stale, total } = grid
  const skip = (place.page - 1) * place.size
  useEffect(() => {
    if (!rows || stale) return
    const href = location.pathname + location.search
    remember({ href, title, guids: rows.map(({ guid }) => guid), skip, total: total ?? rows.length })
  }, [remember, rows, stale, total, skip, title])
}
