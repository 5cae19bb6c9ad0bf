import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { chooseColumnsAtom, columnsAtom } from '../../state/layout.ts'
import { notify } from '../../transport/notices.ts'
import { useSearch } from '../useSearch.ts'
import { SavedViews } from './SavedViews.tsx'
import { columnsOfLink, viewLink } from './viewLink.ts'

/**
 * Applies the columns in the URL of an opened link once and then removes them from the URL. If the user had chosen
 * other columns, a notice is shown.
 */
const useColumnsOfLink = (list: string): void => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const own = useAtomValue(columnsAtom(list))
  const choose = useSetAtom(chooseColumnsAtom)
  const notifyOfOthers = useEffectEvent((columns: readonly string[]) => {
    if (own && own.join() !== columns.join())
      notify({ kind: 'warning', text: 'Колоните са като във връзката, а не както сте ги подредили.' })
  })
  useEffect(() => {
    const brought = columnsOfLink(search)
    if (!brought) return
    notifyOfOthers(brought.columns)
    if (brought.columns.length > 0) choose(list, brought.columns)
    navigate(viewLink(path, brought.rest, null), { replace: true })
  }, [search, path, list, choose, navigate])
}

type Props = {
  list: {
    name: string
    search: string
    sharedSearch: string
    isSharedWhole: boolean
    showSearch: (search: string) => void
  }
  note?: string
}

export const ListViews = ({ list: { name, search, sharedSearch, isSharedWhole, showSearch }, note }: Props) => {
  const [path] = useLocation()
  const columns = useAtomValue(columnsAtom(name))
  useColumnsOfLink(name)
  return (
    <SavedViews
      key={name}
      list={name}
      search={search}
      link={viewLink(path, sharedSearch, columns)}
      isWhole={isSharedWhole}
      onOpen={showSearch}
      note={note}
    />
  )
}
