import { atom } from 'jotai'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Role } from '../contract/enumerations.ts'
import { mayCall } from '../rules/callAccess.ts'
import { mayEnter } from '../rules/routeAccess.ts'
import { sessionAtom } from './session.ts'

const none: readonly string[] = []

/** The role keys of the person who works here; empty for nobody. */
export const rolesAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.kind === 'loggedIn' ? session.roles : none
})

/** Asks whether the person may enter a place with such a role list (document 1, section 6); nobody may enter any. */
export const mayEnterAtom = atom((get) => {
  const known = get(sessionAtom).kind === 'loggedIn'
  const own = get(rolesAtom)
  return (roles?: readonly Role[]): boolean => known && mayEnter(roles, own)
})

/** Asks whether the backend lets the person make a call: what it would refuse is not offered. */
export const mayCallAtom = atom((get) => {
  const own = get(sessionAtom).kind === 'loggedIn' ? get(rolesAtom) : null
  return ({ roles }: Endpoint): boolean => mayCall(roles, own)
})
