import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'
import { ownKeyAtom } from './ownUserKey.ts'

/**
 * A view of a list that the user saved. `list`: the name of the grid. `search`: the search part of the URL without the
 * page. `columns`: as in `columnsAtom`; null for the default columns.
 */
export type SavedView = { list: string; name: string; search: string; columns: readonly string[] | null }

const allViewsAtom = storedPart('views')

const ownAtom = atom(
  (get): readonly SavedView[] => {
    const own = get(ownKeyAtom)
    return own === null ? [] : (get(allViewsAtom)[own] ?? [])
  },
  (get, set, change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const own = get(ownKeyAtom)
    if (own === null) return
    set(allViewsAtom, (stored) => ({
      ...stored,
      [own]: change(stored[own] ?? []).map((view) => ({
        ...view,
        columns: view.columns && [...view.columns],
      })),
    }))
  },
)

const is =
  ({ list, name }: Pick<SavedView, 'list' | 'name'>) =>
  (view: SavedView) =>
    view.list === list && view.name === name

export const savedViewsAtom = atom((get) => get(ownAtom))

export const saveViewAtom = atom(null, (_get, set, view: SavedView) =>
  set(ownAtom, (views) =>
    views.some(is(view)) ? views.map((other) => (is(view)(other) ? view : other)) : [...views, view],
  ),
)
export const renameViewAtom = atom(null, (_get, set, view: Pick<SavedView, 'list' | 'name'>, name: string) =>
  set(ownAtom, (views) => views.map((other) => (is(view)(other) ? { ...other, name } : other))),
)
export const deleteViewAtom = atom(null, (_get, set, view: Pick<SavedView, 'list' | 'name'>) =>
  set(ownAtom, (views) => views.filter((other) => !is(view)(other))),
)
