import './memoryStorage.ts'
import { getResponse, http } from 'msw'
import type { Dispatch } from '../engine/dispatch.ts'
import { negotiation } from './hub.ts'

/** Where the two backends and the hub are, as paths or addresses; no hub where it is empty. */
type Addresses = { api: { register: string; shreder: string }; hub: string }

/**
 * What answers the calls of a page in the worker of the imitation: a handler of msw for each backend and for the hub's
 * negotiation, at the addresses of the configuration. An address that is nobody's gets 404.
 */
export const answerAt = (
  origin: string,
  { api, hub }: Addresses,
  dispatch: Dispatch,
): ((request: Request) => Promise<Response>) => {
  const handlerOf = (backend: 'register' | 'shreder') => {
    const base = new URL(api[backend], origin)
    return http.all(`${base.href}/*`, ({ request }) =>
      dispatch(request, backend, new URL(request.url).pathname.slice(base.pathname.length)),
    )
  }
  const negotiating = hub === '' ? [] : [http.post(new URL(`${hub}/negotiate`, origin).href, negotiation)]
  const handlers = [...negotiating, handlerOf('register'), handlerOf('shreder')]
  return async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
}
