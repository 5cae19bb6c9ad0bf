import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { columnsAtom } from '../../state/layout.ts'
import { SavedViews } from './SavedViews.tsx'
import { useColumnsOfLink } from './useColumnsOfLink.ts'
import { viewLink } from './viewLink.ts'

type Props = {
  list: { name: string; search: string; sharedSearch: string; showSearch: (search: string) => void }
  /** What a saved view does not keep, as a sentence. */
  note?: string
}

/** The saved views of a list page, over its filter panel. */
export const ListViews = ({ list: { name, search, sharedSearch, showSearch }, note }: Props) => {
  const [path] = useLocation()
  const columns = useAtomValue(columnsAtom(name))
  useColumnsOfLink(name)
  return (
    <SavedViews
      key={name}
      list={name}
      search={search}
      link={viewLink(path, sharedSearch, columns)}
      onOpen={showSearch}
      note={note}
    />
  )
}
