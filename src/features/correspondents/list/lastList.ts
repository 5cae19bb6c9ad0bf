import { atom } from 'jotai'
import { type DocumentModule, documentModule } from '../../../rules/to.ts'

/** The list a correspondent was opened from: the way back, and its neighbours on that page. */
export type LastList = { module: DocumentModule; href: string; ids: readonly number[]; skip: number; total: number }

const lastList = atom<LastList | null>(null)
export const lastListAtom = atom((get) => get(lastList))
export const rememberListAtom = atom(null, (_get, set, list: LastList) => set(lastList, list))

export type WayBack = {
  href: string
  label: string
  position?: { index: number; total: number; previousHref: string | undefined; nextHref: string | undefined }
}

/** Where a correspondent's page leads back to. A list of the other module is not the way back. */
export const wayBack = (module: DocumentModule, id: number | null, list: LastList | null): WayBack => {
  const at = documentModule(module)
  const label = 'Кореспонденти'
  if (list?.module !== module) return { href: at.correspondents(), label }
  const place = id === null ? -1 : list.ids.indexOf(id)
  if (place < 0) return { href: list.href, label }
  const neighbour = (step: number) => {
    const other = list.ids[place + step]
    return other === undefined ? undefined : at.correspondent(other)
  }
  return {
    href: list.href,
    label,
    position: { index: list.skip + place + 1, total: list.total, previousHref: neighbour(-1), nextHref: neighbour(1) },
  }
}
