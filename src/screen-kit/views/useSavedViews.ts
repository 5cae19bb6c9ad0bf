import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { chooseColumnsAtom, columnsAtom } from '../../state/layout.ts'
import { deleteViewAtom, renameViewAtom, type SavedView, savedViewsAtom, saveViewAtom } from '../../state/savedViews.ts'

type Shown = Pick<SavedView, 'list' | 'search' | 'columns'>

const pairs = (search: string) => [...new URLSearchParams(search)].map((pair) => pair.join('=')).sort()

/** True if two views are equal; the order of the URL parameters does not matter. */
export const sameView = (one: Shown, other: Shown): boolean =>
  one.list === other.list &&
  pairs(one.search).join('&') === pairs(other.search).join('&') &&
  (one.columns?.join() ?? null) === (other.columns?.join() ?? null)

export const useSavedViews = (list: string, search: string, open: (search: string) => void) => {
  const all = useAtomValue(savedViewsAtom)
  const columns = useAtomValue(columnsAtom(list))
  const choose = useSetAtom(chooseColumnsAtom)
  const save = useSetAtom(saveViewAtom)
  const rename = useSetAtom(renameViewAtom)
  const remove = useSetAtom(deleteViewAtom)
  const [openedName, setOpenedName] = useState<string>()
  const views = all.filter((view) => view.list === list)
  const shownView = { list, search, columns }
  const pressed = views.find((view) => sameView(view, shownView))
  return {
    views,
    pressed,
    /**
     * The saved view that equals the current state; otherwise the view that was opened last, even if its filter was
     * changed since.
     */
    current: pressed ?? views.find(({ name }) => name === openedName),
    open: (view: SavedView) => {
      setOpenedName(view.name)
      choose(list, view.columns)
      open(view.search)
    },
    save: (name: string) => {
      setOpenedName(name)
      save({ ...shownView, name })
    },
    rename: (view: SavedView, name: string) => {
      setOpenedName(name)
      rename(view, name)
    },
    remove: (view: SavedView) => remove(view),
  }
}
