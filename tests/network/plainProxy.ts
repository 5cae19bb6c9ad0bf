import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a proxy for plain HTTP only: it does not support WebSockets, and forwards streamed responses in chunks.
 * `change` may alter the request headers.
 */
export const plainProxy = async (target: string, change = (headers: Record<string, unknown>) => headers) => {
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const { upgrade: _, connection: __, ...headers } = incoming.headers
    const sent = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: change(headers) as typeof headers },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        outgoing.flushHeaders()
        reply.pipe(outgoing)
      },
    )
    sent.on('error', () => outgoing.destroy())
    outgoing.on('close', () => sent.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
