import { atom } from 'jotai'
import { isRecord, routesAtom } from './lastRoutes.ts'

type Standing = (paths: readonly string[]) => Promise<readonly string[]>

export const clearGoneAtom = atom(null, async (get, set, standing: Standing) => {
  const asked = get(routesAtom).flatMap((one) => (isRecord(one) ? [one.path] : []))
  const left = new Set(await standing(asked))
  const gone = new Set(asked.filter((path) => !left.has(path)))
  set(routesAtom, (stored) => stored.filter(({ path }) => !gone.has(path)))
})
