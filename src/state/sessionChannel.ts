import { fromEvent, Observable } from 'rxjs'
import { randomKey } from '../transport/randomKey.ts'

/**
 * Session events for the features of this tab and for the other tabs. For features that store personal data (drafts):
 * `loggedOut` means wipe it, `expired` means keep it locked.
 */
export type SessionEvent = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }
/**
 * The same for this tab only: the password just given opens its drafts, and is not sent to other tabs. `renewed`: it
 * was given in the dialog, and the session continues.
 */
export type OwnSessionEvent =
  | (SessionEvent & { password?: string })
  | { kind: 'renewed'; userName: string; password: string }

const name = 'delovod.session'
/** A channel also reaches other channels of the same page; a tab must ignore its own messages. */
const thisTab = randomKey()
const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies SessionEvent['kind'][]
const isSessionEvent = (data: unknown): data is SessionEvent & { from: unknown } =>
  typeof data === 'object' && data !== null && 'from' in data && 'kind' in data && kinds.includes(data.kind)

export const notifyTabs = (message: SessionEvent): void => {
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
