import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw'

/** SignalR's JSON protocol: records end with 0x1e; the first is a handshake answered by an empty object. */
const END = '\u001e'
const HANDSHAKE = /"protocol"/
const PING = JSON.stringify({ type: 6 }) + END

/** What is pushed: its name goes beside what it says. */
type Push = { name: string }

type Client = { send(data: string): void }

/**
 * The SignalR hub in the page: answers the negotiation with one WebSockets transport, the handshake, and pings;
 * `push` sends an invocation to every connection of this page, and `hasListeners` says whether there is one.
 */
export const inBrowserHub = (hubPath: string) => {
  const address = new RegExp(`${hubPath.replaceAll('/', '\\/')}(\\?|$)`)
  const link = ws.link(address)
  /** Connections that have shaken hands: earlier than that they take nothing else. */
  const listeners = new Set<Client>()
  /** Pushed before anybody listened, the last of each name; who connects first gets it. */
  let early: Map<string, Push> | null = new Map()
  const send = (client: Client, { name, ...args }: Push) =>
    client.send(JSON.stringify({ type: 1, target: name, arguments: [args] }) + END)
  const socket: WebSocketHandler = link.addEventListener('connection', ({ client }) => {
    client.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (HANDSHAKE.test(text)) {
        client.send(`{}${END}`)
        listeners.add(client)
        for (const one of early?.values() ?? []) send(client, one)
        early = null
      } else if (text.includes('"type":6')) client.send(PING)
    })
    client.addEventListener('close', () => listeners.delete(client))
  })
  const negotiate: RequestHandler = http.post(`*${hubPath}/negotiate`, () =>
    HttpResponse.json({
      negotiateVersion: 1,
      connectionId: crypto.randomUUID(),
      connectionToken: crypto.randomUUID(),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    }),
  )
  const push = (one: Push): void => {
    early?.set(one.name, one)
    for (const client of listeners) send(client, one)
  }
  return { handlers: [negotiate, socket] as const, push, hasListeners: () => listeners.size > 0 }
}
