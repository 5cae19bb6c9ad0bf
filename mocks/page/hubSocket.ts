type Listener<E> = ((event: E) => void) | null

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

/** The part of the WebSocket interface that the SignalR client uses, implemented over a port to the mock backend. */
class HubSocket {
  readonly url: string
  readonly protocol = ''
  binaryType: BinaryType = 'blob'
  readyState = CONNECTING
  onopen: Listener<Event> = null
  onmessage: Listener<Pick<MessageEvent, 'data'>> = null
  onclose: Listener<Pick<CloseEvent, 'wasClean' | 'code' | 'reason'>> = null
  onerror: Listener<Event> = null
  readonly #port: MessagePort

  constructor(url: string, port: MessagePort) {
    this.url = url
    this.#port = port
    port.onmessage = ({ data }) => this.onmessage?.({ data })
    setTimeout(() => {
      if (this.readyState !== CONNECTING) return
      this.readyState = OPEN
      this.onopen?.(new Event('open'))
    })
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#port.postMessage(text)
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.#port.postMessage(null)
    this.#port.close()
    this.onclose?.({ wasClean: true, code, reason })
  }
}

/**
 * Replaces WebSocket: a socket to the path of the push connection uses a port from `connect`, all other sockets are
 * real.
 */
export const mockSockets = (page: { WebSocket: typeof WebSocket }, hub: string, connect: () => MessagePort): void => {
  page.WebSocket = new Proxy(page.WebSocket, {
    construct: (Real, [address, ...rest]: [string | URL, ...unknown[]]) =>
      hub !== '' && new URL(address).pathname === hub
        ? new HubSocket(String(address), connect())
        : Reflect.construct(Real, [address, ...rest]),
  })
}
