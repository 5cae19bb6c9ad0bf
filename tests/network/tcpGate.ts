import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Starts a TCP gate, which forwards all data, including WebSockets. When the gate is shut, it closes all connections
 * and accepts no new ones.
 */
export const tcpGate = async (port: number) => {
  let isShut = false
  let cut: { call: string; bytes: number } | null = null
  const inside = new Set<Socket>()
  const pass = (client: Socket): void => {
    if (isShut) return void client.resetAndDestroy()
    let ofBody: number | null = null
    const server = connect(port, '127.0.0.1')
    for (const one of [client, server]) {
      inside.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        inside.delete(one)
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (part: Buffer) => {
      if (cut && part.includes(cut.call)) {
        ofBody = cut.bytes
      }
      server.write(part)
    })
    server.on('data', (part: Buffer) => {
      if (ofBody === null) return void client.write(part)
      const body = part.indexOf('\r\n\r\n') + 4
      client.write(part.subarray(0, body + ofBody), () => client.resetAndDestroy())
    })
  }
  const gate = createServer(pass)
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done))
  const throwOut = () => {
    for (const one of inside) one.resetAndDestroy()
  }
  return {
    address: `http://localhost:${(gate.address() as AddressInfo).port}`,
    shut: () => {
      isShut = true
      throwOut()
    },
    open: () => {
      isShut = false
      cut = null
    },
    /**
     * Cuts each response to `call` (method and path) after this number of bytes of the body, until the gate is opened
     * again. All responses are cut, because a page may retry automatically.
     */
    cutResponsesOf: (call: string, bytes: number) => {
      cut = { call, bytes }
    },
    stop: () =>
      new Promise<void>((done) => {
        throwOut()
        gate.close(() => done())
      }),
  }
}
export type TcpGate = Awaited<ReturnType<typeof tcpGate>>
