export type CallOverPort = {
  id: number
  url: string
  method: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | null
}
/** The response to a request over a port. `isBroken`: there is none, as after a broken connection. */
export type ReplyOverPort =
  | { id: number; isBroken: true }
  | { id: number; status: number; headers: [name: string, value: string][]; body: ArrayBuffer }

export const handleOver = (port: MessagePort, handler: (request: Request) => Promise<Response>): void => {
  port.onmessage = async ({ data: { id, url, ...call } }: MessageEvent<CallOverPort>) => {
    const response = await handler(new Request(url, call))
    if (response.type === 'error') {
      const broken: ReplyOverPort = { id, isBroken: true }
      return port.postMessage(broken)
    }
    const body = await response.arrayBuffer()
    const reply: ReplyOverPort = { id, status: response.status, headers: [...response.headers], body }
    port.postMessage(reply, [body])
  }
}
