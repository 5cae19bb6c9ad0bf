import { now, setClockOffset } from '../../src/rules/clock.ts'
import { backend } from '../backend.ts'
import { receiveMessage } from '../commands/arrive.ts'
import { decideDeliveries } from '../commands/fate.ts'
import { type Dispatch, dispatcher } from '../dispatch.ts'
import { setFaults } from '../faults.ts'
import { playOtherSide } from '../otherSide.ts'
import { patience } from '../patience.ts'
import { pushChanges } from '../pushChanges.ts'
import { openStore, type Store } from '../store/openStore.ts'
import type { Uploads } from '../uploads.ts'
import type { FromThread, SentCall, SentReply, ThreadSettings, ToThread } from './talk.ts'

/**
 * The thread of the imitated backend: the world, its rules and its database live here, beside the page and not in it,
 * as a server would, so that a long answer never stops a keystroke. Speaks only the messages of `talk.ts`.
 */
const tell = (message: FromThread, transfer: Transferable[] = []): void => self.postMessage(message, { transfer })

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Makes the documents in small steps, between which calls that do not need them are answered. */
const warmUp = ({ world }: Store): void => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    if (world.warmUp()) port1.close()
    else port2.postMessage(null)
  }
  port2.postMessage(null)
}

/** The same dispatcher, in which the first list goes before what the shell asks for itself. */
const firstThingsFirst = (dispatch: Dispatch): Dispatch => {
  const order = patience(wait)
  return async (request, backendName, path) => {
    await order.before(path)
    const reply = await dispatch(request, backendName, path)
    order.after(path)
    return reply
  }
}

const openBackend = async ({
  clockOffset,
  ...world
}: ThreadSettings): Promise<{ store: Store; dispatch: Dispatch }> => {
  setClockOffset(clockOffset)
  const onStorageTrouble = ({ message }: { message: string }) => tell({ kind: 'trouble', message })
  const store = await openStore({ ...world, now, onStorageTrouble })
  pushChanges(store, (push) => tell({ kind: 'push', push }))
  warmUp(store)
  const leaveOtherSide = playOtherSide(store.world, { exclusively: store.exclusively, wait: later })
  store.onReplaced(() => {
    leaveOtherSide()
    tell({ kind: 'replaced' })
  })
  const uploads: Uploads = { save: store.putFile, load: store.file }
  return {
    store,
    dispatch: firstThingsFirst(dispatcher(store.world, backend(store.world, uploads), store.exclusively)),
  }
}

const sent = async (reply: Response): Promise<SentReply> =>
  reply.type === 'error' ? null : { status: reply.status, headers: [...reply.headers], body: await reply.arrayBuffer() }

const answerCall = async (dispatch: Dispatch, { backend: name, path, url, ...init }: SentCall): Promise<SentReply> =>
  sent(await dispatch(new Request(url, init), name, path))

const doDeed = async (store: Store, asked: Extract<ToThread, { kind: 'do' }>): Promise<Blob | null> => {
  if (asked.deed === 'exportState') return store.exportState()
  if (asked.deed === 'importState') await store.importState(asked.asked)
  else if (asked.deed === 'receiveMessage') {
    await store.exclusively(async () => receiveMessage(store.world, asked.asked))
  } else await store.resetWorld()
  return null
}

const listen = (): void => {
  let opened: ReturnType<typeof openBackend> | undefined
  const insideOf = async () => {
    if (!opened) throw new Error('The backend was asked before it was opened')
    return opened
  }
  const respond = async (message: ToThread): Promise<void> => {
    if (message.kind === 'open') opened = openBackend(message.settings)
    else if (message.kind === 'faults') setFaults(message.faults)
    else if (message.kind === 'fates') decideDeliveries(...message.fates)
    else if (message.kind === 'call') {
      const reply = await answerCall((await insideOf()).dispatch, message.call)
      tell({ kind: 'reply', id: message.id, reply }, reply ? [reply.body] : [])
    } else tell({ kind: 'done', id: message.id, result: await doDeed((await insideOf()).store, message) })
  }
  self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
    respond(data).catch((cause: unknown) => {
      console.error(cause)
      if ('id' in data)
        tell({ kind: 'failed', id: data.id, problem: String(cause instanceof Error ? cause.message : cause) })
    })
  })
  tell({ kind: 'listening' })
}

listen()
