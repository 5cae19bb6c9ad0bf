import { atom } from 'jotai'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { type SeenList, type WayBack, wayBackTo } from '../../../screen-kit/list/seenList.ts'

/** The list a correspondent was opened from; the keys are ids. */
export type LastList = SeenList<number> & { module: DocumentModule }

const lastList = atom<LastList | null>(null)
export const lastListAtom = atom((get) => get(lastList))
export const rememberListAtom = atom(null, (_get, set, list: LastList) => set(lastList, list))
/** The same list with more of it seen. */
export const extendListAtom = atom(null, (_get, set, longer: SeenList<number>) =>
  set(lastList, (list) => list && { ...list, ...longer }),
)

/** Where a correspondent's page leads back to. A list of the other module is not the way back. */
export const wayBack = (module: DocumentModule, id: number | null, list: LastList | null): WayBack => {
  const at = documentModule(module)
  if (list?.module !== module) return { href: at.correspondents(), label: 'Кореспонденти' }
  return id === null ? { href: list.href, label: list.title } : wayBackTo(list, id, at.correspondent)
}
