import { atom } from 'jotai'
import { filter, fromEvent, map, Observable } from 'rxjs'
import type { Endpoint } from '../contract/endpoint.ts'
import { randomKey } from '../transport/randomKey.ts'
import { forgetAtom } from './queryClient.ts'

const channelName = 'delovod.answers'
/** A channel also reaches other channels of the same page; a tab must ignore its own messages. */
const thisTab = randomKey()

type News = { from: string; paths: string[] }
const isNews = (data: unknown): data is News =>
  typeof data === 'object' &&
  data !== null &&
  'from' in data &&
  'paths' in data &&
  Array.isArray(data.paths) &&
  data.paths.every((path) => typeof path === 'string')

const tell = (paths: string[]): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ from: thisTab, paths } satisfies News)
  channel.close()
}

/**
 * After a write that changes lookups cached for the session: invalidates the responses in all tabs; those on the screen
 * are refetched at once.
 */
export const forgetInTabsAtom = atom(null, (_get, set, ...endpoints: Endpoint[]) => {
  tell(endpoints.map(({ path }) => path))
  return set(forgetAtom, ...endpoints)
})

/** The paths of requests that another tab has invalidated; the channel is open while subscribed. */
export const oldInOtherTabs = (): Observable<{ path: string }[]> =>
  new Observable<MessageEvent<unknown>>((out) => {
    const channel = new BroadcastChannel(channelName)
    const subscription = fromEvent<MessageEvent<unknown>>(channel, 'message').subscribe(out)
    subscription.add(() => channel.close())
    return subscription
  }).pipe(
    map(({ data }) => data),
    filter(isNews),
    filter(({ from }) => from !== thisTab),
    map(({ paths }) => paths.map((path) => ({ path }))),
  )
