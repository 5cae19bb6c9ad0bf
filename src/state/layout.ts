import { type Atom, atom } from 'jotai'
import { keptPart } from './applicationState.ts'

const keptSidebar = keptPart('sidebarOpen')
const keptColumns = keptPart('columns')
const keptModule = keptPart('module')
const drawer = atom(false)

/** The wide screen's side menu; kept. */
export const sidebarOpenAtom = atom((get) => get(keptSidebar))
export const toggleSidebarAtom = atom(null, (get, set) => set(keptSidebar, !get(keptSidebar)))
/** The small screen's drawer; closed again on every visit. */
export const drawerOpenAtom = atom((get) => get(drawer))
export const setDrawerOpenAtom = atom(null, (_get, set, open: boolean) => set(drawer, open))

/** The key of the module in use; default administrative services (document 1, section 1). */
export const currentModuleAtom = atom((get) => get(keptModule))
/** Switches to the module that owns the visited route. */
export const enterModuleAtom = atom(null, (get, set, key: string) => {
  if (get(keptModule) !== key) set(keptModule, key)
})

const columnsByGrid = new Map<string, Atom<readonly string[] | null>>()
/** The columns the person chose for a grid, by the grid's name; null when none were chosen. */
export const columnsAtom = (grid: string): Atom<readonly string[] | null> => {
  const known = columnsByGrid.get(grid)
  if (known) return known
  const made = atom((get): readonly string[] | null => get(keptColumns)[grid] ?? null)
  columnsByGrid.set(grid, made)
  return made
}
/** Remembers the chosen columns of a grid; null goes back to the grid's own. */
export const chooseColumnsAtom = atom(null, (get, set, grid: string, columns: readonly string[] | null) => {
  const { [grid]: _before, ...others } = get(keptColumns)
  set(keptColumns, columns === null ? others : { ...others, [grid]: [...columns] })
})
