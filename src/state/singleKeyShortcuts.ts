import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'

const onAtom = storedPart('singleKeys')

/**
 * Whether single-key shortcuts („/“, „n“) are active; stored. They can be switched off, for users who dictate or press
 * keys accidentally (EN 301 549, 9.2.1.4).
 */
export const singleKeysAtom = atom((get) => get(onAtom))
export const setSingleKeysAtom = atom(null, (_get, set, on: boolean) => set(onAtom, () => on))
