import { fromEvent, Observable } from 'rxjs'
import { randomKey } from '../transport/randomKey.ts'

/** What the tabs of one browser tell each other about the session they share. */
export type Told = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }

const name = 'delovod.session'
/** A channel also reaches the other channels of its own page; a tab does not listen to itself. */
const thisTab = randomKey()
const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies Told['kind'][]
const isTold = (data: unknown): data is Told & { from: unknown } =>
  typeof data === 'object' && data !== null && 'from' in data && 'kind' in data && kinds.includes(data.kind)

/** Tells the other tabs. */
export const tellTabs = (told: Told): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ ...told, from: thisTab })
  channel.close()
}

/** What the other tabs tell; the channel is open while subscribed. */
export const heardFromTabs = (): Observable<Told> =>
  new Observable((out) => {
    const channel = new BroadcastChannel(name)
    const subscription = fromEvent<MessageEvent<unknown>>(channel, 'message').subscribe(({ data }) => {
      if (isTold(data) && data.from !== thisTab) out.next(data)
    })
    subscription.add(() => channel.close())
    return subscription
  })
