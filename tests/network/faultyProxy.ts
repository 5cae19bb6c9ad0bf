import { request } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * Faults of a response; each is tested once. For all except `notSent` and `empty` the server has already executed the
 * request.
 */
export const responseFaults = [
  'close',
  'reset',
  '408',
  '500',
  '504',
  'truncated',
  'null',
  '204',
  'notSent',
  'empty',
] as const
export type ResponseFault = (typeof responseFaults)[number]
type Following = { fault: ResponseFault; left: number }

type Head = { method: string; path: string; headers: Record<string, string>; length: number; bodyAt: number }
type ProxiedResponse = { status: number; headers: Record<string, string>; body: Buffer }

const headOf = (bytes: Buffer): Head | undefined => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const [method = '', path = ''] = first.split(' ')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { method, path, headers, length: Number(headers['content-length'] ?? 0), bodyAt: end + 4 }
}

const forward = (port: number, { method, path, headers }: Head, body: Buffer): Promise<ProxiedResponse> =>
  new Promise((done, failed) => {
    const sent = request({ port, method, path, headers: { ...headers, connection: 'close' } }, async (reply) => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part)
      const kept = Object.entries(reply.headers).flatMap(([name, value]) =>
        /^(content-(type|disposition|encoding)|cache-control|content-security-policy)$/.test(name)
          ? [[name, String(value)]]
          : [],
      )
      done({ status: reply.statusCode ?? 502, headers: Object.fromEntries(kept), body: Buffer.concat(parts) })
    })
    sent.on('error', failed)
    sent.end(body)
  })

const json = { 'content-type': 'application/json' }
const page = (status: number): ProxiedResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(`<html><h1>${status}</h1></html>`),
})
/** Responses as a gateway sends them, by fault. For every other fault the proxy closes the connection. */
const standIns: Partial<Record<ResponseFault, ProxiedResponse>> = {
  408: page(408),
  500: page(500),
  504: page(504),
  null: { status: 200, headers: json, body: Buffer.from('{"type":1,"resultData":null}') },
  204: { status: 204, headers: {}, body: Buffer.alloc(0) },
  empty: { status: 200, headers: json, body: Buffer.alloc(0) },
}

const write = (socket: Socket, { status, headers, body }: ProxiedResponse, closes: boolean, cut = false): void => {
  const lines = {
    ...headers,
    connection: closes ? 'close' : 'keep-alive',
    ...(status !== 204 && { 'content-length': String(body.length) }),
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} X\r\n${head.join('')}\r\n`)
  if (cut) {
    socket.write(body.subarray(0, Math.floor(body.length / 2)), () => socket.resetAndDestroy())
    return
  }
  socket.write(body)
  if (closes) socket.end()
}

/**
 * Starts a TCP proxy that simulates network faults. `arm` prepares one fault for one request; `fresh` forces a new
 * connection. `after` is a fault for the next `left` requests, with which the page checks whether the first request was
 * executed.
 */
export const faultyProxy = async (port: number) => {
  let armed: { fault: ResponseFault; path: string } | null = null
  let following: Following | null = null
  let next: Following | null = null
  let isFresh = false
  const arrived: string[] = []

  const fail = async (socket: Socket, head: Head, body: Buffer, fault: ResponseFault): Promise<void> => {
    const isSent = fault !== 'notSent' && fault !== 'empty'
    const response = isSent ? await forward(port, head, body) : null
    const standIn = standIns[fault]
    if (standIn) return write(socket, standIn, fault === '408' || fault === '500' || fault === '504')
    if (fault === 'truncated' && response) return write(socket, response, true, true)
    if (fault === 'close') return void socket.end()
    socket.resetAndDestroy()
  }
  const take = async (socket: Socket, head: Head, body: Buffer): Promise<void> => {
    arrived.push(`${head.method} ${head.path}`)
    const hit = armed && head.method !== 'OPTIONS' && head.path.includes(armed.path) ? armed.fault : null
    if (hit === null && head.method !== 'OPTIONS' && next && next.left > 0) {
      next.left -= 1
      return fail(socket, head, body, next.fault)
    }
    if (hit === null) return write(socket, await forward(port, head, body), isFresh)
    armed = null
    next = following
    await fail(socket, head, body, hit)
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let bytes = Buffer.alloc(0)
    let working = Promise.resolve()
    const read = (): void => {
      const head = headOf(bytes)
      if (!head || bytes.length < head.bodyAt + head.length) return
      const body = bytes.subarray(head.bodyAt, head.bodyAt + head.length)
      bytes = bytes.subarray(head.bodyAt + head.length)
      working = working.then(() => take(socket, head, body)).catch(() => void socket.destroy())
      read()
    }
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part])
      read()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    arm: (fault: ResponseFault, path: string, fresh: boolean, after?: Following) => {
      armed = { fault, path }
      following = after ? { ...after } : null
      next = null
      isFresh = fresh
    },
    arrivals: (path: string) => arrived.splice(0).filter((one) => one.includes(path)).length,
    /** Closes all connections at once, like a network failure. */
    breakLine: () => {
      for (const one of sockets) one.resetAndDestroy()
    },
    stop: () =>
      new Promise<void>((done) => {
        for (const one of sockets) one.destroy()
        server.close(() => done())
      }),
  }
}
export type FaultyProxy = Awaited<ReturnType<typeof faultyProxy>>
