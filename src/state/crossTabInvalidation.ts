import { atom } from 'jotai'
import { filter, fromEvent, map, Observable } from 'rxjs'
import type { Endpoint } from '../contract/endpoint.ts'
import { randomKey } from '../transport/randomKey.ts'
import { invalidateAtom } from './queryClient.ts'

const channelName = 'delovod.answers'
/**
 * Identifies this tab, which must ignore the messages that it sent itself: another channel of the same page receives
 * them too.
 */
const thisTab = randomKey()

type TabMessage = { from: string; paths: string[] }
const isNews = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'from' in data &&
  'paths' in data &&
  Array.isArray(data.paths) &&
  data.paths.every((path) => typeof path === 'string')

const notify = (paths: string[]): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ from: thisTab, paths } satisfies TabMessage)
  channel.close()
}

/**
 * Invalidates the responses of these endpoints in all tabs, for lookups cached for the session. Responses on the screen
 * are refetched at once.
 */
export const invalidateInTabsAtom = atom(null, (_get, set, ...endpoints: Endpoint[]) => {
  notify(endpoints.map(({ path }) => path))
  return set(invalidateAtom, ...endpoints)
})

export const staleInOtherTabs = (): Observable<{ path: string }[]> =>
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
