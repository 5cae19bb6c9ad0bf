import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'
import { atomFamily } from './atomFamily.ts'

const allColumnsAtom = storedPart('columns')
const lastModuleAtom = storedPart('module')
/** Each tab stands in a module of its own; what the browser keeps is where the next one begins. */
const enteredModule = atom<string | null>(null)
const drawer = atom(false)

/** The small screen's drawer; closed again on every visit. */
export const drawerOpenAtom = atom((get) => get(drawer))
export const setDrawerOpenAtom = atom(null, (_get, set, open: boolean) => set(drawer, open))

/** Which lists have their filter folded (true) or opened again (false), by their names; until the page is loaded anew. */
export const foldedFiltersAtom = atom<Readonly<Record<string, boolean>>>({})

/** The key of the module in use; default administrative services (document 1, section 1). */
export const currentModuleAtom = atom((get) => get(enteredModule) ?? get(lastModuleAtom))
/** Switches to the module that owns the visited route. */
export const enterModuleAtom = atom(null, (get, set, key: string) => {
  if (get(enteredModule) === key) return
  set(enteredModule, key)
  set(lastModuleAtom, () => key)
})

/** The columns the person chose for a grid, by the grid's name; null when none were chosen. One atom per grid. */
export const columnsAtom = atomFamily((grid: string) =>
  atom((get): readonly string[] | null => get(allColumnsAtom)[grid] ?? null),
)
/** Remembers the chosen columns of a grid; null goes back to the grid's own. */
export const chooseColumnsAtom = atom(null, (_get, set, grid: string, columns: readonly string[] | null) =>
  set(allColumnsAtom, ({ [grid]: _before, ...others }) =>
    columns === null ? others : { ...others, [grid]: [...columns] },
  ),
)
