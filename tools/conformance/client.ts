import { account } from '../../src/contract/account.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { backendOf, type OneBackend, queryString } from '../../src/transport/address.ts'
import { readResponse } from '../../src/transport/envelope.ts'
import { readBody } from '../../src/transport/readBody.ts'
import type { Sample } from './sampleRequests.ts'

export type Exchange = {
  status: number
  headers: Headers
  reply: { kind: 'data'; data: unknown } | { kind: 'file' } | { kind: 'refused'; words: string; hasMessage: boolean }
  bytes: number
  milliseconds: number
}
export type Bases = Record<OneBackend, string>
export type Client = {
  sendRequest: (endpoint: Endpoint, sample: Sample, headers?: Record<string, string>) => Promise<Exchange>
  tokenOf: (backend: OneBackend) => string
}

const longestWait = 30_000

const isEnvelope = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  Object.entries(json).some(([name, value]) =>
    name.toLowerCase() === 'type' ? typeof value === 'number' : /^(message|resultdata)$/i.test(name),
  )

const exchange = async (endpoint: Endpoint, request: Request): Promise<Exchange> => {
  const start = performance.now()
  const response = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(longestWait) })
  const body = await response.blob()
  const milliseconds = Math.round(performance.now() - start)
  const header = (name: string) => response.headers.get(name)
  const read = await readBody(endpoint, { status: response.status, header, body })
  const rest = { status: response.status, headers: response.headers, bytes: body.size, milliseconds }
  if ('file' in read) return { ...rest, reply: { kind: 'file' } }
  const meaning = readResponse(endpoint.reading, read.response)
  return meaning.kind === 'done'
    ? { ...rest, reply: { kind: 'data', data: meaning.reply } }
    : { ...rest, reply: { kind: 'refused', words: meaning.fault.message, hasMessage: isEnvelope(read.response.json) } }
}

const requestOf = (bases: Bases, backend: OneBackend, endpoint: Endpoint, sample: Sample, given: HeadersInit) => {
  const tail = queryString(sample.query ?? {})
  const headers = new Headers({ Accept: 'application/json', ...Object.fromEntries(new Headers(given)) })
  const body = sample.body instanceof FormData ? sample.body : JSON.stringify(sample.body ?? {})
  if (endpoint.method !== 'GET' && typeof body === 'string') headers.set('Content-Type', 'application/json')
  return new Request(`${bases[backend]}${endpoint.path}${tail && `?${tail}`}`, {
    method: endpoint.method,
    headers,
    body: endpoint.method === 'GET' ? null : body,
  })
}

const logIn = async (bases: Bases, backend: OneBackend, username: string, password: string): Promise<string> => {
  const request = requestOf(bases, backend, account.login, { body: { username, password } }, {})
  const { reply, status } = await exchange(account.login, request)
  const token = reply.kind === 'data' ? (reply.data as { token?: unknown } | null)?.token : undefined
  if (typeof token === 'string' && token !== '') return token
  const words = reply.kind === 'refused' ? reply.words : 'the reply holds no token'
  throw new Error(`The log-in at ${bases[backend]} did not succeed (${status}): ${words}`)
}

/** Logs a user in to both backends. Throws an Error with a readable message if a backend refuses the log-in. */
export const openClient = async (bases: Bases, userName: string, password: string): Promise<Client> => {
  const tokens = {
    register: await logIn(bases, 'register', userName, password),
    shreder: await logIn(bases, 'shreder', userName, password),
  }
  return {
    tokenOf: (backend) => tokens[backend],
    sendRequest: (endpoint, sample, headers = {}) => {
      const backend = backendOf(endpoint, 'shreder')
      const all = { Authorization: `Bearer ${tokens[backend]}`, ...headers }
      return exchange(endpoint, requestOf(bases, backend, endpoint, sample, all))
    },
  }
}
