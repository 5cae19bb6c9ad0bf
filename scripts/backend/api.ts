import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'

export type Call = {
  request: Request
  backend: 'register' | 'shreder'
  path: string
  endpoint: Endpoint | undefined
}
export type Api = (call: Call) => Promise<Response>
/** A middleware in front of an API: it may change the request or the response, or respond without calling the API. */
export type Change = (call: Call, next: Api) => Promise<Response>

const endpoints = new Map(
  Object.values(catalogue)
    .flatMap((area) => Object.values<Endpoint>(area))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)
const bases = ['register', 'shreder'] as const

export const callAt = (request: Request, backend: 'register' | 'shreder'): Call => {
  const { pathname: path } = new URL(request.url)
  return { request, backend, path, endpoint: endpoints.get(`${request.method} ${path}`) }
}

export const callOf = (request: Request): Call | undefined => {
  const { pathname } = new URL(request.url)
  const backend = bases.find((base) => pathname.startsWith(`/${base}/`))
  if (!backend) return undefined
  const path = pathname.slice(backend.length + 1)
  return { request, backend, path, endpoint: endpoints.get(`${request.method} ${path}`) }
}

export const through = (api: Api, ...changes: readonly Change[]): Api =>
  changes.reduceRight<Api>((next, change) => (call) => change(call, next), api)

export const withBody = (reply: Response, body: string | null): Response => {
  const headers = new Headers(reply.headers)
  headers.delete('content-length')
  return new Response(body, { status: reply.status, headers })
}

const isEnvelope = (body: unknown): body is { type: number; resultData: unknown } =>
  typeof body === 'object' && body !== null && 'resultData' in body

/** Changes the data (`resultData`) of a successful JSON response. The envelope, files and refusals stay unchanged. */
export const ofResultData =
  (change: (data: unknown, endpoint: Endpoint) => unknown): Change =>
  async (call, next) => {
    const reply = await next(call)
    const { endpoint } = call
    if (!reply.ok || !endpoint || !reply.headers.get('content-type')?.startsWith('application/json')) return reply
    const body: unknown = await reply.clone().json()
    if (!isEnvelope(body)) return reply
    return withBody(reply, JSON.stringify({ ...body, resultData: change(body.resultData, endpoint) }))
  }
