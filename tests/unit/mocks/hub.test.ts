import { JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr'
import { afterEach, expect, test, vi } from 'vitest'
import { openHub } from '../../../mocks/page/hub.ts'
import { mockSockets } from '../../../mocks/page/hubSocket.ts'

const address = 'http://host/shreder/hubs/notifications'
const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

class OtherSocket {
  static readonly OPEN = 1
  url: string
  constructor(url: string) {
    this.url = url
  }
}

const pageWithHub = () => {
  const hub = openHub()
  const page = { WebSocket: OtherSocket as never as typeof WebSocket }
  mockSockets(page, '/shreder/hubs/notifications', () => {
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    hub.connect(port2)
    return port1
  })
  return { hub, page }
}

const END = '\u001e'
const protocol = new JsonHubProtocol()

const connectionOn = ({ WebSocket }: { WebSocket: typeof globalThis.WebSocket }) => {
  const socket = new WebSocket(address)
  const heard: unknown[] = []
  let hasShaken = false
  socket.onmessage = ({ data }) => {
    if (!hasShaken) hasShaken = data === `{}${END}`
    else heard.push(...protocol.parseMessages(data, NullLogger.instance))
  }
  return {
    heard,
    socket,
    start: async () => {
      await new Promise<void>((done) => {
        socket.onopen = () => done()
      })
      socket.send(`${JSON.stringify({ protocol: 'json', version: 1 })}${END}`)
      await vi.waitFor(() => expect(hasShaken).toBe(true))
    },
  }
}
const invocation = (docGuid: string) => ({
  type: MessageType.Invocation,
  target: 'DocumentChanged',
  arguments: [{ docGuid }],
})
const push = (docGuid: string) => ({ name: 'DocumentChanged', docGuid })

test('a client has a handshake, receives pushes, gets a ping back, and is removed when it disconnects', async () => {
  const { hub, page } = pageWithHub()
  const { start, heard, socket } = connectionOn(page)
  expect(hub.hasListeners()).toBe(false)
  await start()
  expect(hub.hasListeners()).toBe(true)
  hub.push(push('g'))
  socket.send(JSON.stringify({ type: MessageType.Ping }) + END)
  await vi.waitFor(() => expect(heard).toEqual([invocation('g'), { type: MessageType.Ping }]))
  const closed = vi.fn()
  socket.onclose = closed
  socket.close()
  expect(closed).toHaveBeenCalledExactlyOnceWith({ wasClean: true, code: 1000, reason: '' })
  await vi.waitFor(() => expect(hub.hasListeners()).toBe(false))
})

test('pushes before the first connection reach the first client, the last of each name', async () => {
  const { hub, page } = pageWithHub()
  hub.push(push('first'))
  hub.push(push('last'))
  const one = connectionOn(page)
  await one.start()
  await vi.waitFor(() => expect(one.heard).toEqual([invocation('last')]))
  const other = connectionOn(page)
  await other.start()
  hub.push(push('for both'))
  await vi.waitFor(() => expect(other.heard).toEqual([invocation('for both')]))
})

test('a socket to any other address is the native one of the browser', () => {
  const { page } = pageWithHub()
  expect(new page.WebSocket('ws://host/other')).toBeInstanceOf(OtherSocket)
})
