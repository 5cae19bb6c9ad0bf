import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'
import { atomFamily } from './atomFamily.ts'

const allColumnsAtom = storedPart('columns')
const lastModuleAtom = storedPart('module')
/** The module entered in this tab; null: the stored module, which was entered last in any tab, is used. */
const enteredModule = atom<string | null>(null)
const drawer = atom(false)

/** True if the menu drawer of a small screen is open; every page change closes it. */
export const drawerOpenAtom = atom((get) => get(drawer))
export const setDrawerOpenAtom = atom(null, (_get, set, open: boolean) => set(drawer, open))

/** Lists whose filter panel the user collapsed (true) or opened again (false), by the list's name; not stored. */
export const foldedFiltersAtom = atom<Readonly<Record<string, boolean>>>({})

/** The key of the current module; initially administrative services (specification 1, section 1). */
export const currentModuleAtom = atom((get) => get(enteredModule) ?? get(lastModuleAtom))
export const enterModuleAtom = atom(null, (get, set, key: string) => {
  if (get(enteredModule) === key) return
  set(enteredModule, key)
  set(lastModuleAtom, () => key)
})

export const columnsAtom = atomFamily((grid: string) =>
  atom((get): readonly string[] | null => get(allColumnsAtom)[grid] ?? null),
)
export const chooseColumnsAtom = atom(null, (_get, set, grid: string, columns: readonly string[] | null) =>
  set(allColumnsAtom, ({ [grid]: _before, ...others }) =>
    columns === null ? others : { ...others, [grid]: [...columns] },
  ),
)
