/** SignalR's JSON protocol: records end with 0x1e; the first is a handshake answered by an empty object. */
const END = '\u001e'
const HANDSHAKE = /"protocol"/
const PING = JSON.stringify({ type: 6 }) + END

/** What is pushed: its name goes beside what it says. */
type Push = { name: string }

/** The other end of a connection: frames go to it as text, and null says that it is over. */
export type HubPort = Pick<MessagePort, 'onmessage' | 'postMessage' | 'addEventListener'>

/** The SignalR hub of the imitation: answers the handshake of each connection, and pings. */
export type Hub = {
  /** Sends an invocation to every connection of this page. */
  push: (one: Push) => void
  hasListeners: () => boolean
  connect: (port: HubPort) => void
}

/** The hub's answer to a negotiation: one transport, WebSockets. */
export const negotiation = () =>
  Response.json({
    negotiateVersion: 1,
    connectionId: crypto.randomUUID(),
    connectionToken: crypto.randomUUID(),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  })

export const openHub = (): Hub => {
  /** Connections that have shaken hands: earlier than that they take nothing else. */
  const listeners = new Set<HubPort>()
  /** Pushed before anybody listened, the last of each name; who connects first gets it. */
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
      // The page went without a word.
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
