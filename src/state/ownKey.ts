import { atom } from 'jotai'
import { personKey } from './personKey.ts'
import { userAtom } from './session.ts'

/** The key of whoever works here; null while nobody is logged in. */
export const ownKeyAtom = atom((get): string | null => {
  const userName = get(userAtom)?.userName
  return userName === undefined ? null : personKey(userName)
})
