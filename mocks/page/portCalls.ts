/** A call on its way over a port, as the service worker sends it. */
export type CallOverPort = {
  id: number
  url: string
  method: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | null
}
/** Its answer; `isBroken`: none, as when the line breaks. */
export type AnswerOverPort =
  | { id: number; isBroken: true }
  | { id: number; status: number; headers: [name: string, value: string][]; body: ArrayBuffer }

/** Answers what comes over a port. */
export const answerOver = (port: MessagePort, answer: (request: Request) => Promise<Response>): void => {
  port.onmessage = async ({ data: { id, url, ...call } }: MessageEvent<CallOverPort>) => {
    const response = await answer(new Request(url, call))
    if (response.type === 'error') {
      const broken: AnswerOverPort = { id, isBroken: true }
      return port.postMessage(broken)
    }
    const body = await response.arrayBuffer()
    const reply: AnswerOverPort = { id, status: response.status, headers: [...response.headers], body }
    port.postMessage(reply, [body])
  }
}
