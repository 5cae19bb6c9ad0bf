import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'
import { atomFamily } from './atomFamily.ts'

const allColumnsAtom = storedPart('columns')
const lastModuleAtom = storedPart('module')
/** Each tab has a separate current module; the stored one is the start value of the next tab. */
const enteredModule = atom<string | null>(null)
const drawer = atom(false)

/** The drawer on a small screen; closed again on every page change. */
export const drawerOpenAtom = atom((get) => get(drawer))
export const setDrawerOpenAtom = atom(null, (_get, set, open: boolean) => set(drawer, open))

/** Lists with a collapsed (true) or reopened (false) filter, by name; until a reload. */
export const foldedFiltersAtom = atom<Readonly<Record<string, boolean>>>({})

/** The key of the current module; default administrative services (document 1, section 1). */
export const currentModuleAtom = atom((get) => get(enteredModule) ?? get(lastModuleAtom))
/** Switches to the module of the visited route. */
export const enterModuleAtom = atom(null, (get, set, key: string) => {
  if (get(enteredModule) === key) return
  set(enteredModule, key)
  set(lastModuleAtom, () => key)
})

/** The user's columns of a grid, by the grid's name; null without a choice. One atom per grid. */
export const columnsAtom = atomFamily((grid: string) =>
  atom((get): readonly string[] | null => get(allColumnsAtom)[grid] ?? null),
)
/** Stores the columns of a grid; null restores the grid's default. */
export const chooseColumnsAtom = atom(null, (_get, set, grid: string, columns: readonly string[] | null) =>
  set(allColumnsAtom, ({ [grid]: _before, ...others }) =>
    columns === null ? others : { ...others, [grid]: [...columns] },
  ),
)
