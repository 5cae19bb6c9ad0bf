import { atom } from 'jotai'
import { isRecord, routesAtom } from './lastRoutes.ts'

type Standing = (paths: readonly string[]) => Promise<readonly string[]>

export const clearGoneAtom = atom(null, async (get, set, standing: Standing) => {
  const recordPaths = get(routesAtom).flatMap((one) => (isRecord(one) ? [one.path] : []))
  const left = new Set(await standing(recordPaths))
  const gone = new Set(recordPaths.filter((path) => !left.has(path)))
  set(routesAtom, (stored) => stored.filter(({ path }) => !gone.has(path)))
})
