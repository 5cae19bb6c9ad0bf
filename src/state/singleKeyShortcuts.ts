import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'

const onAtom = storedPart('singleKeys')

/**
 * True if single-key shortcuts („/“, „n“) are active. Users who dictate or press keys by mistake can switch them off
 * (EN 301 549, 9.2.1.4); the choice is stored.
 */
export const singleKeysAtom = atom((get) => get(onAtom))
export const setSingleKeysAtom = atom(null, (_get, set, on: boolean) => set(onAtom, () => on))
