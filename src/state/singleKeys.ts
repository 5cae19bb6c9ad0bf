import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'

const onAtom = storedPart('singleKeys')

/**
 * Whether keys pressed alone („/“, „n“) do something; stored. They can be switched off, for those who dictate or press
 * keys by chance (EN 301 549, 9.2.1.4).
 */
export const singleKeysAtom = atom((get) => get(onAtom))
export const setSingleKeysAtom = atom(null, (_get, set, on: boolean) => set(onAtom, () => on))
