/**
 * The end of a record in the JSON protocol of SignalR (0x1e). The first record is a handshake; its response is an empty
 * object.
 */
const END = '\u001e'
const HANDSHAKE = /"protocol"/
const PING = JSON.stringify({ type: 6 }) + END

type Push = { name: string }

export type HubPort = Pick<MessagePort, 'onmessage' | 'postMessage' | 'addEventListener'>

export type Hub = {
  push: (one: Push) => void
  hasListeners: () => boolean
  connect: (port: HubPort) => void
}

export const negotiation = () =>
  Response.json({
    negotiateVersion: 1,
    connectionId: crypto.randomUUID(),
    connectionToken: crypto.randomUUID(),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  })

export const openHub = (): Hub => {
  /** Connections after their handshake. Pushes may be sent only after the handshake. */
  const listeners = new Set<HubPort>()
  /** The pushes sent before the first connection, the last of each name; that connection gets them. */
  let early: Map<string, Push> | null = new Map()
  const send = (port: HubPort, { name, ...args }: Push) =>
    port.postMessage(JSON.stringify({ type: 1, target: name, arguments: [args] }) + END)
  return {
    push: (one) => {
      early?.set(one.name, one)
      for (const port of listeners) send(port, one)
    },
    hasListeners: () => listeners.size > 0,
    connect: (port) => {
      // A page may close without sending a closing message, so the `close` event of the port is used too.
      port.addEventListener('close', () => listeners.delete(port))
      port.onmessage = ({ data }: MessageEvent<string | null>) => {
        if (data === null) listeners.delete(port)
        else if (HANDSHAKE.test(data)) {
          port.postMessage(`{}${END}`)
          listeners.add(port)
          for (const one of early?.values() ?? []) send(port, one)
          early = null
        } else if (data.includes('"type":6')) port.postMessage(PING)
      }
    },
  }
}
