import { getResponse, type HttpHandler, http } from 'msw'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Area, Endpoint } from '../../src/contract/endpoint.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { OneBackend } from '../engine/handler.ts'
import { negotiation } from './hub.ts'

type Addresses = { api: Record<OneBackend, string>; hub: string }

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const
const backendsOf = ({ backend }: Endpoint): OneBackend[] => (backend === 'both' ? ['register', 'shreder'] : [backend])
const endpoints = Object.values<Area>(catalogue).flatMap((area) => Object.values(area))

/**
 * Returns a function that passes a request to the handler of its endpoint, or to that of the hub's `/negotiate` URL.
 * Handlers are looked up by method and URL, because msw would try about 400 handlers one by one. Each is created at its
 * first request, because creating all of them delays the first one.
 */
export const requestHandlerAt = (
  origin: string,
  { api, hub }: Addresses,
  dispatch: Dispatch,
): ((request: Request) => Promise<Response>) => {
  const baseOf = (backend: OneBackend) => new URL(api[backend], origin).href.replace(/\/$/, '')
  const bases = { register: baseOf('register'), shreder: baseOf('shreder') }
  const declared = new Map<string, () => HttpHandler>()
  for (const endpoint of endpoints)
    for (const backend of backendsOf(endpoint)) {
      const { method, path } = endpoint
      const address = `${bases[backend]}${path}`
      declared.set(`${method} ${address}`, () =>
        methods[method](address, ({ request }) => dispatch(request, backend, path)),
      )
    }
  if (hub !== '') {
    const address = new URL(`${hub}/negotiate`, origin).href
    declared.set(`POST ${address}`, () => http.post(address, negotiation))
  }
  const handlers = new Map<string, HttpHandler>()
  const handlerOf = (name: string): HttpHandler | undefined => {
    const handler = handlers.get(name) ?? declared.get(name)?.()
    if (handler) handlers.set(name, handler)
    return handler
  }
  return async (request) => {
    const { origin: host, pathname } = new URL(request.url)
    const handler = handlerOf(`${request.method} ${host}${pathname}`)
    const response = handler && (await getResponse([handler], request))
    return response ?? new Response(null, { status: 404 })
  }
}
