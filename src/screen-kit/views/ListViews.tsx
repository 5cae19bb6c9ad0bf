import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { columnsAtom } from '../../state/layout.ts'
import { SavedViews } from './SavedViews.tsx'
import { useColumnsOfLink } from './useColumnsOfLink.ts'
import { viewLink } from './viewLink.ts'

type Props = {
  /** The grid's name, the one its columns are kept under. */
  name: string
  /** What `usePagedList` gives. `search` may leave out what must not be kept. */
  list: { search: string; showSearch: (search: string) => void }
  /** What a copied link says, when that is not what a view keeps. */
  sharedSearch?: string
  /** What a saved view does not keep, as a sentence. */
  note?: string
}

/** The saved views of a list page: `<ListViews name={gridName} list={list} />` over the filter panel. */
export const ListViews = ({ name, list, sharedSearch = list.search, note }: Props) => {
  const [path] = useLocation()
  const columns = useAtomValue(columnsAtom(name))
  useColumnsOfLink(name)
  return (
    <SavedViews
      key={name}
      list={name}
      search={list.search}
      link={viewLink(path, sharedSearch, columns)}
      onOpen={list.showSearch}
      note={note}
    />
  )
}
