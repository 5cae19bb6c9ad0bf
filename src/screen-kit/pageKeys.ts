import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

export type PageKey = { key: string; label: string; run: () => void }
type Offered = { keys: readonly [string]; label: string; run: () => void }

const offers = atom<readonly (readonly Offered[])[]>([])
export const pageKeysAtom = atom((get) => get(offers).flat())
const offerAtom = atom(null, (get, set, own: readonly Offered[]) => {
  set(offers, [...get(offers), own])
  return () => set(offers, (all) => all.filter((one) => one !== own))
})

/**
 * Registers keyboard shortcuts while the page is shown. Use only for actions that can be undone or need a confirmation,
 * because a key is easily pressed by mistake.
 */
export const usePageKeys = (keys: readonly PageKey[]): void => {
  const offer = useSetAtom(offerAtom)
  const run = useEffectEvent((key: string) => keys.find((one) => one.key === key)?.run())
  // The functions in `keys` change at each render; the shortcuts are registered again only if a key or a label changes.
  const offered = JSON.stringify(keys.map(({ key, label }) => ({ key, label })))
  useEffect(() => {
    const own: { key: string; label: string }[] = JSON.parse(offered)
    if (own.length === 0) return
    return offer(own.map(({ key, label }) => ({ keys: [key], label, run: () => run(key) })))
  }, [offer, offered])
}
