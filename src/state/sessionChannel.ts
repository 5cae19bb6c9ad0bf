import { fromEvent, map, Observable } from 'rxjs'

/** What the tabs of one browser tell each other about the session they share. */
export type Told = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }

const name = 'delovod.session'
const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies Told['kind'][]
const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(data.kind)

/** Tells the other tabs. */
export const tellTabs = (told: Told): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(told)
  channel.close()
}

/** What the other tabs tell; the channel is open while subscribed. */
export const heardFromTabs = (): Observable<Told> =>
  new Observable((out) => {
    const channel = new BroadcastChannel(name)
    const subscription = fromEvent<MessageEvent<unknown>>(channel, 'message')
      .pipe(map(({ data }) => data))
      .subscribe((data) => {
        if (isTold(data)) out.next(data)
      })
    subscription.add(() => channel.close())
    return subscription
  })
