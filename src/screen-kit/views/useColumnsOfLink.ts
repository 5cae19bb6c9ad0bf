import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { chooseColumnsAtom, columnsAtom } from '../../state/layout.ts'
import { notify } from '../../transport/notices.ts'
import { columnsOfLink, viewLink } from './viewLink.ts'

/**
 * Puts the columns that a colleague's link brought into a list, once, and takes them out of the address. Who has chosen
 * columns of their own is told that others are shown.
 */
export const useColumnsOfLink = (list: string): void => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const own = useAtomValue(columnsAtom(list))
  const choose = useSetAtom(chooseColumnsAtom)
  const tellOfOthers = useEffectEvent((columns: readonly string[]) => {
    if (own && own.join() !== columns.join())
      notify({ kind: 'warning', text: 'Колоните са като във връзката, а не както сте ги подредили.' })
  })
  useEffect(() => {
    const brought = columnsOfLink(search)
    if (!brought) return
    tellOfOthers(brought.columns)
    if (brought.columns.length > 0) choose(list, brought.columns)
    navigate(viewLink(path, brought.rest, null), { replace: true })
  }, [search, path, list, choose, navigate])
}
