import { atom } from 'jotai'
import { personKey } from './hashedUserKey.ts'
import { userAtom } from './session.ts'

/** The key of the current user; null without a login. */
export const ownKeyAtom = atom((get): string | null => {
  const userName = get(userAtom)?.userName
  return userName === undefined ? null : personKey(userName)
})
