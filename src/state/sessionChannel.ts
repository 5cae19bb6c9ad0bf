import { fromEvent, Observable } from 'rxjs'
import { randomKey } from '../transport/randomKey.ts'

/**
 * Session events for this tab and the other tabs. Code that stores personal data (drafts) deletes it on `loggedOut`,
 * and on `expired` keeps it encrypted.
 */
export type SessionEvent = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }
/**
 * Session events only for this tab: they contain the password just typed, which decrypts drafts and must not be sent to
 * other tabs. `renewed`: the password was typed in the dialog and the session continues.
 */
export type OwnSessionEvent =
  | (SessionEvent & { password?: string })
  | { kind: 'renewed'; userName: string; password: string }

const name = 'delovod.session'
/**
 * Identifies this tab, which must ignore the messages that it sent itself: another channel of the same page receives
 * them too.
 */
const thisTab = randomKey()
const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies SessionEvent['kind'][]
const isSessionEvent = (data: unknown): data is SessionEvent & { from: unknown } =>
  typeof data === 'object' && data !== null && 'from' in data && 'kind' in data && kinds.includes(data.kind)

export const notifyTabs = (message: SessionEvent): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ ...message, from: thisTab })
  channel.close()
}

export const messagesFromTabs = (): Observable<SessionEvent> =>
  new Observable((out) => {
    const channel = new BroadcastChannel(name)
    const subscription = fromEvent<MessageEvent<unknown>>(channel, 'message').subscribe(({ data }) => {
      if (isSessionEvent(data) && data.from !== thisTab) out.next(data)
    })
    subscription.add(() => channel.close())
    return subscription
  })
