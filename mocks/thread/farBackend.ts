import type { Fate } from '../commands/fate.ts'
import type { Fault } from '../faults.ts'
import type { HubPush } from '../hub.ts'
import type { BackendName, Deed, Deeds, FromThread, SentReply, ThreadSettings, ToThread } from './talk.ts'

/** The backend as the page sees it: on the other side of a thread. */
export type FarBackend = {
  /** Answers a call; `path` is what follows the backend's own address. Never rejects for what the backend refuses. */
  answer(request: Request, backend: BackendName, path: string): Promise<Response>
  /** Rejects with the backend's own message (an unreadable state file). */
  perform<D extends Deed>(deed: D, asked: Deeds[D]['asked']): Promise<Deeds[D]['done']>
  setFaults(faults: Fault[]): void
  /** How the next messages that are sent will end, in order. */
  decideDeliveries(fates: Fate[]): void
}
export type ThreadEvents = {
  push: (one: HubPush) => void
  trouble: (message: string) => void
  /** The whole world was replaced: reset or imported, here or in another tab. */
  replaced: () => void
}

/** A thread that was started: calls may be sent at once; `listening` rejects when it did not start. */
export type Far = { backend: FarBackend; listening: Promise<void> }

type Waiting = { resolve: (value: never) => void; reject: (problem: Error) => void }

const responseOf = (reply: SentReply): Response =>
  reply === null
    ? Response.error()
    : new Response(reply.status === 204 ? null : reply.body, { status: reply.status, headers: reply.headers })

/** Starts the backend's thread. The world is made there while the page goes on loading; calls wait for it there. */
export const startFarBackend = (settings: ThreadSettings, on: ThreadEvents): Far => {
  const thread = new Worker(new URL('./backendThread.ts', import.meta.url), { name: 'backend' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let broken: Error | undefined
  const post = (message: ToThread, transfer: Transferable[] = []) => thread.postMessage(message, transfer)
  const ask = <T>(message: (id: number) => ToThread, transfer?: Transferable[]): Promise<T> => {
    if (broken) return Promise.reject(broken)
    last += 1
    const id = last
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      post(message(id), transfer)
    })
  }
  const take = (id: number): Waiting | undefined => {
    const one = waiting.get(id)
    waiting.delete(id)
    return one
  }
  const backend: FarBackend = {
    answer: async (request, name, path) => {
      const { url, method } = request
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
      const call = { backend: name, path, url, method, headers: [...request.headers], body }
      return responseOf(await ask<SentReply>((id) => ({ kind: 'call', id, call }), body ? [body] : []))
    },
    perform: (deed, asked) => ask((id) => ({ kind: 'do', id, deed, asked }) as ToThread),
    setFaults: (faults) => post({ kind: 'faults', faults }),
    decideDeliveries: (fates) => post({ kind: 'fates', fates }),
  }
  const listening = new Promise<void>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<FromThread>) => {
      if (data.kind === 'reply') take(data.id)?.resolve(data.reply as never)
      else if (data.kind === 'done') take(data.id)?.resolve(data.result as never)
      else if (data.kind === 'failed') take(data.id)?.reject(new Error(data.problem))
      else if (data.kind === 'push') on.push(data.push)
      else if (data.kind === 'trouble') on.trouble(data.message)
      else if (data.kind === 'replaced') on.replaced()
      else resolve()
    })
    thread.addEventListener('error', ({ message }) => {
      const cause = new Error(message || 'The backend thread did not start')
      broken = cause
      reject(cause)
      for (const { reject: giveUp } of waiting.values()) giveUp(cause)
      waiting.clear()
    })
  })
  post({ kind: 'open', settings })
  return { backend, listening }
}
