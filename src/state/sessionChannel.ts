import { fromEvent, Observable } from 'rxjs'
import { randomKey } from '../transport/randomKey.ts'

/**
 * What happens to the session, told to the features of this tab and to the other tabs of the browser. For features that
 * keep something of a person (drafts): `loggedOut` means wipe it, `expired` means keep it locked.
 */
export type SessionEvent = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }
/**
 * The same in this tab alone: the password that was just given opens its drafts, and goes to no other tab. `renewed`: it
 * was given over the page, and the session goes on.
 */
export type OwnSessionEvent =
  | (SessionEvent & { password?: string })
  | { kind: 'renewed'; userName: string; password: string }

const name = 'delovod.session'
/** A channel also reaches the other channels of its own page; a tab does not listen to itself. */
const thisTab = randomKey()
const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies SessionEvent['kind'][]
const isSessionEvent = (data: unknown): data is SessionEvent & { from: unknown } =>
  typeof data === 'object' && data !== null && 'from' in data && 'kind' in data && kinds.includes(data.kind)

/** Tells the other tabs. */
export const tellTabs = (message: SessionEvent): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ ...message, from: thisTab })
  channel.close()
}

/** The messages of the other tabs; the channel is open while subscribed. */
export const messagesFromTabs = (): Observable<SessionEvent> =>
  new Observable((out) => {
    const channel = new BroadcastChannel(name)
    const subscription = fromEvent<MessageEvent<unknown>>(channel, 'message').subscribe(({ data }) => {
      if (isSessionEvent(data) && data.from !== thisTab) out.next(data)
    })
    subscription.add(() => channel.close())
    return subscription
  })
