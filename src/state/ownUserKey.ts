import { atom } from 'jotai'
import { personKey } from './hashedUserKey.ts'
import { userAtom } from './session.ts'

export const ownKeyAtom = atom((get): string | null => {
  const userName = get(userAtom)?.userName
  return userName === undefined ? null : personKey(userName)
})
