import { atom } from 'jotai'
import { filter, fromEvent, map, Observable } from 'rxjs'
import type { Endpoint } from '../contract/endpoint.ts'
import { randomKey } from '../transport/randomKey.ts'
import { forgetAtom } from './queryClient.ts'

const channelName = 'delovod.answers'
/** A channel also reaches the other channels of its own page; a tab does not listen to itself. */
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
 * After a write of what lists to choose from hold for a whole session: these calls' answers are old in this tab and in
 * the others of the browser, and what is on a screen is asked for again at once.
 */
export const forgetInTabsAtom = atom(null, (_get, set, ...endpoints: Endpoint[]) => {
  tell(endpoints.map(({ path }) => path))
  return set(forgetAtom, ...endpoints)
})

/** The paths of the calls whose answers another tab has made old; the channel is open while subscribed. */
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
