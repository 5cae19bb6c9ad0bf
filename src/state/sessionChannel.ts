import { fromEvent, Observable } from 'rxjs'
import { randomKey } from '../transport/randomKey.ts'

/** What the tabs of one browser tell each other about the session they share. */
export type SessionMessage = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }

const name = 'delovod.session'
/** A channel also reaches the other channels of its own page; a tab does not listen to itself. */
const thisTab = randomKey()
const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies SessionMessage['kind'][]
const isSessionMessage = (data: unknown): data is SessionMessage & { from: unknown } =>
  typeof data === 'object' && data !== null && 'from' in data && 'kind' in data && kinds.includes(data.kind)

/** Tells the other tabs. */
export const tellTabs = (message: SessionMessage): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ ...message, from: thisTab })
  channel.close()
}

/** The messages of the other tabs; the channel is open while subscribed. */
export const heardFromTabs = (): Observable<SessionMessage> =>
  new Observable((out) => {
    const channel = new BroadcastChannel(name)
    const subscription = fromEvent<MessageEvent<unknown>>(channel, 'message').subscribe(({ data }) => {
      if (isSessionMessage(data) && data.from !== thisTab) out.next(data)
    })
    subscription.add(() => channel.close())
    return subscription
  })
