import { atom } from 'jotai'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Role } from '../contract/roles.ts'
import { mayCall } from '../rules/callAccess.ts'
import { sessionAtom } from './session.ts'

const none: readonly Role[] = []

/** The roles of the person who works here; empty for nobody. */
export const rolesAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.kind === 'loggedIn' ? session.roles : none
})

/** Asks whether the backend lets the person make a call: what it would refuse is not offered. */
export const mayCallAtom = atom((get) => {
  const own = get(sessionAtom).kind === 'loggedIn' ? get(rolesAtom) : null
  return ({ roles }: Endpoint): boolean => mayCall(roles, own)
})
