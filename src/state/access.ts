import { atom } from 'jotai'
import { callName, type Endpoint } from '../contract/endpoint.ts'
import type { Role } from '../contract/roles.ts'
import { mayCall } from '../rules/callAccess.ts'
import { isMissing, missing$ } from '../transport/unsupportedEndpoints.ts'
import { sessionAtom } from './session.ts'

const none: readonly Role[] = []

export const rolesAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.kind === 'loggedIn' ? session.roles : none
})

/** The calls that the backend does not support, without those switched off by `callsOff`. */
export const missingCallsAtom = atom(missing$.value)
missingCallsAtom.onMount = (set) => {
  const following = missing$.subscribe(set)
  return () => following.unsubscribe()
}

/**
 * A function that returns true if the backend supports a call and the user may make it; otherwise the action is not
 * offered.
 */
export const mayCallAtom = atom((get) => {
  get(missingCallsAtom)
  const own = get(sessionAtom).kind === 'loggedIn' ? get(rolesAtom) : null
  return (endpoint: Endpoint): boolean => {
    return mayCall(endpoint.roles, own) && !isMissing(callName(endpoint))
  }
})
