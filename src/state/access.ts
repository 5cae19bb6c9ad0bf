import { atom } from 'jotai'
import { callName, type Endpoint } from '../contract/endpoint.ts'
import type { Role } from '../contract/roles.ts'
import { mayCall } from '../rules/callAccess.ts'
import { isMissing, missing$ } from '../transport/unsupported.ts'
import { sessionAtom } from './session.ts'

const none: readonly Role[] = []

/** The roles of the person who works here; empty for nobody. */
export const rolesAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.kind === 'loggedIn' ? session.roles : none
})

/** The calls that the backends were found not to have, by their names; of a configuration's own `callsOff` it says nothing. */
export const missingCallsAtom = atom(missing$.value)
missingCallsAtom.onMount = (set) => {
  const following = missing$.subscribe(set)
  return () => following.unsubscribe()
}

/** Asks whether the backend has a call and lets the person make a call: what it would refuse is not offered. */
export const mayCallAtom = atom((get) => {
  get(missingCallsAtom)
  const own = get(sessionAtom).kind === 'loggedIn' ? get(rolesAtom) : null
  return (endpoint: Endpoint): boolean => {
    return mayCall(endpoint.roles, own) && !isMissing(callName(endpoint))
  }
})
