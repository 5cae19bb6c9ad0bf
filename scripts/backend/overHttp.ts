import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Api, callOf } from './api.ts'

export type OverHttp = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  always: Record<string, string>,
) => Promise<void>

const bodyOf = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null
  const parts: Uint8Array[] = []
  for await (const part of incoming) parts.push(part)
  return Uint8Array.from(Buffer.concat(parts))
}

export const requestOf = async (incoming: IncomingMessage): Promise<Request> => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(new URL(incoming.url ?? '/', 'http://host'), {
    method: incoming.method ?? 'GET',
    headers,
    body: await bodyOf(incoming),
  })
}

export const overHttp =
  (api: Api): OverHttp =>
  async (incoming, outgoing, always) => {
    const call = callOf(await requestOf(incoming))
    const reply = call ? await api(call) : new Response(null, { status: 404 })
    if (reply.type === 'error') return void incoming.socket.destroy()
    outgoing.writeHead(reply.status, { ...always, ...Object.fromEntries(reply.headers) })
    outgoing.end(Buffer.from(await reply.arrayBuffer()))
  }
