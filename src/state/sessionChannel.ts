import { fromEvent, Observable } from 'rxjs'
import { randomKey } from '../transport/randomKey.ts'

/**
 * Session events for this tab and for the other tabs. Features that store personal data (drafts) delete the data on
 * `loggedOut` and keep it locked on `expired`.
 */
export type SessionEvent = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }
/**
 * Session events for this tab only: they contain the password just given, which decrypts drafts and is not sent to
 * other tabs. `renewed`: the password was given in the dialog, and the session continues.
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
