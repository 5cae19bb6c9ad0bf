import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Api, callAt } from '../backend/api.ts'
import { requestOf } from '../backend/overHttp.ts'
import { compressIfUseful } from './compressed.ts'
import type { Cors } from './cors.ts'

export type HttpSettings = {
  backend: 'register' | 'shreder'
  /** The port to listen on; 0 selects any free port. */
  port: number
  host?: string
  name?: string
  api: Api
  cors: Cors
  largestBody: number
  handleOther?: (incoming: IncomingMessage) => { status: number; body: unknown } | undefined
}

export type HttpServer = { server: Server; address: string; stop: () => Promise<void> }

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

const dropBody = (incoming: IncomingMessage, most: number): Promise<void> =>
  new Promise((done) => {
    let seen = 0
    incoming.on('data', (part: Buffer) => {
      seen += part.length
      if (seen > most) incoming.socket.destroy()
    })
    incoming.once('close', done)
    incoming.once('end', done)
  })

const respond = async (settings: HttpSettings, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const { backend, api, cors, largestBody, handleOther } = settings
  const { origin } = incoming.headers
  const always = cors.ofReply(origin)
  const say = (status: number, body: unknown) => {
    outgoing.writeHead(status, { ...always, ...json })
    outgoing.end(JSON.stringify(body))
  }
  if (incoming.method === 'OPTIONS') {
    const allowed = cors.ofPreflight(origin)
    outgoing.writeHead(allowed ? 204 : 403, allowed ?? always).end()
    return
  }
  if (Number(incoming.headers['content-length'] ?? 0) > largestBody) {
    await dropBody(incoming, 4 * largestBody)
    return say(413, { type: 0, message: `Изпратеното е по-голямо от ${Math.floor(largestBody / 1024 ** 2)} MB.` })
  }
  const own = handleOther?.(incoming)
  if (own) return say(own.status, own.body)
  const reply = await api(callAt(await requestOf(incoming), backend))
  if (reply.type === 'error') return void incoming.socket.destroy()
  const whole = Buffer.from(await reply.arrayBuffer())
  const packed = await compressIfUseful(whole, reply.headers.get('content-type'), incoming.headers['accept-encoding'])
  outgoing.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...always, ...packed.headers })
  outgoing.end(packed.bytes)
}

export const startHttp = async (settings: HttpSettings): Promise<HttpServer> => {
  const server = createServer((incoming, outgoing) => {
    respond(settings, incoming, outgoing).catch((problem: unknown) => {
      console.error(`${incoming.method} ${incoming.url} could not be answered`, problem)
      incoming.socket.destroy()
    })
  })
  // In milliseconds: longer than the timeout of a proxy, because otherwise the proxy could reuse a connection that was
  // just closed.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(settings.port, settings.host ?? '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { server, address: `http://${settings.name ?? settings.host ?? 'localhost'}:${port}`, stop }
}
