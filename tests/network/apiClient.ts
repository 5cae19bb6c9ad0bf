import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { account } from '../../src/contract/account.ts'
import type { Endpoint, Reply, RequestParams } from '../../src/contract/endpoint.ts'

type Bases = { register: string; shreder: string }
const backendOf = ({ backend }: Endpoint) => (backend === 'register' ? 'register' : 'shreder')

const sent = async (
  bases: Bases,
  endpoint: Endpoint,
  parts: { query?: object; body?: unknown },
  headers: Record<string, string>,
) => {
  const search = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${bases[backendOf(endpoint)]}${endpoint.path}?${search}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(parts.body ?? {}) }),
  })
  const text = await response.text()
  const envelope = JSON.parse(text || '{}')
  if (!response.ok || envelope.type !== 1) throw new Error(`${endpoint.path}: ${response.status} ${text.slice(0, 300)}`)
  return envelope.resultData
}

export const clientOf = async (bases: Bases, username: string) => {
  const tokenAt = async (backend: 'register' | 'shreder'): Promise<string> =>
    (await sent(bases, { ...account.login, backend }, { body: { username, password: 'demo' } }, {})).token
  const tokens = { register: await tokenAt('register'), shreder: await tokenAt('shreder') }
  return {
    tokens,
    sendRequest: <E extends Endpoint>(
      endpoint: E,
      given: RequestParams<E>,
      headers: Record<string, string> = {},
    ): Promise<Reply<E>> =>
      sent(bases, endpoint, given, { authorization: `Bearer ${tokens[backendOf(endpoint)]}`, ...headers }),
  }
}

export const joinHub = async (
  hub: string,
  token: string,
  names: readonly string[],
): Promise<{ pushed: string[]; connection: HubConnection }> => {
  const connection = new HubConnectionBuilder()
    .withUrl(hub, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build()
  const pushed: string[] = []
  for (const name of names) connection.on(name, () => void pushed.push(name))
  await connection.start()
  return { pushed, connection }
}
