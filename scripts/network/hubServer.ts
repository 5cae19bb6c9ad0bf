import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Engine } from './engine.ts'
import { HubListeners } from './hubListeners.ts'

const pingEvery = 15_000

const addressOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://host')
const bearerOf = ({ headers }: IncomingMessage): string => headers.authorization?.replace(/^Bearer /, '') ?? ''

export type HubServer = {
  handleOther: (incoming: IncomingMessage) => { status: number; body: unknown } | undefined
  listenOn: (server: Server) => void
  connections: () => number
  stop: () => void
}

const offer = () => ({
  negotiateVersion: 1,
  connectionId: crypto.randomUUID(),
  connectionToken: crypto.randomUUID(),
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
})

/**
 * Serves a SignalR hub at a path. CORS does not apply to WebSockets, so `isOriginAllowed` decides which origins may
 * connect.
 */
export const hubServer = (engine: Engine, path: string, isOriginAllowed: (origin: string) => boolean): HubServer => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const listeners = new HubListeners(engine)
  const stopTelling = engine.onPush((push) => listeners.notify(push))
  const pinging = setInterval(() => listeners.ping(), pingEvery)

  const upgrade = (incoming: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const { pathname, searchParams } = addressOf(incoming)
    const token = searchParams.get('access_token') ?? bearerOf(incoming)
    const { origin } = incoming.headers
    const refusal = () => {
      if (pathname !== path) return '404 Not Found'
      if (origin !== undefined && !isOriginAllowed(origin)) return '403 Forbidden'
      return engine.callerOf(token, 'shreder') ? null : '401 Unauthorized'
    }
    const refused = refusal()
    if (refused === null) sockets.handleUpgrade(incoming, stream, head, (socket) => listeners.accept(socket, token))
    else stream.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\n\r\n`)
  }
  return {
    handleOther: (incoming) => {
      if (incoming.method !== 'POST' || addressOf(incoming).pathname !== `${path}/negotiate`) return undefined
      const isKnown = engine.callerOf(bearerOf(incoming), 'shreder') !== undefined
      return isKnown ? { status: 200, body: offer() } : { status: 401, body: { message: 'Unauthorized' } }
    },
    listenOn: (server) => void server.on('upgrade', upgrade),
    connections: () => listeners.count,
    stop: () => {
      clearInterval(pinging)
      stopTelling()
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
