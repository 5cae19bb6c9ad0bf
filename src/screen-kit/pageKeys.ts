import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

/** What a key does on the screen that is open; `key` is a letter as on a Latin keyboard. */
export type PageKey = { key: string; label: string; run: () => void }
/** As the list of keys shows it and the keyboard runs it. */
type Offered = { keys: readonly [string]; label: string; run: () => void }

const offers = atom<readonly (readonly Offered[])[]>([])
/** The keys of the parts of the screen that is open. */
export const pageKeysAtom = atom((get) => get(offers).flat())
const offerAtom = atom(null, (get, set, own: readonly Offered[]) => {
  set(offers, [...get(offers), own])
  return () => set(offers, (all) => all.filter((one) => one !== own))
})

/**
 * Offers keys for what can be done on this screen, as long as it is there. Only for what can be taken back or asks first:
 * a letter is easily pressed by mistake.
 */
export const usePageKeys = (keys: readonly PageKey[]): void => {
  const offer = useSetAtom(offerAtom)
  const run = useEffectEvent((key: string) => keys.find((one) => one.key === key)?.run())
  // They are drawn anew with the screen; only another offer is told.
  const offered = JSON.stringify(keys.map(({ key, label }) => ({ key, label })))
  useEffect(() => {
    const own: { key: string; label: string }[] = JSON.parse(offered)
    if (own.length === 0) return
    return offer(own.map(({ key, label }) => ({ keys: [key], label, run: () => run(key) })))
  }, [offer, offered])
}
