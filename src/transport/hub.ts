import type { HttpClient } from '@microsoft/signalr'
import { BehaviorSubject, defer, Observable, Subject, type Subscription } from 'rxjs'
import { appConfig } from './config.ts'
import { type Connection, type Life, reconnecting } from './reconnect.ts'
import { tokenOf } from './tokens.ts'
import { awakeLock, wokeUp } from './wakefulness.ts'

/** The names the hub pushes (proposed: the specification does not show them). */
export const hubEventNames = [
  'NotificationReceived',
  'UnprocessedCountsChanged',
  'DocumentChanged',
  'DeliveryChanged',
  'UserChanged',
] as const
export type HubEventName = (typeof hubEventNames)[number]
/** A push is a hint that something changed; what is true is asked over HTTP. */
export type HubEvent = { name: HubEventName; args: readonly unknown[] }
export type HubState = 'off' | 'connecting' | 'live' | 'away'

const state = new BehaviorSubject<HubState>('off')
const events = new Subject<HubEvent>()
const missed = new Subject<void>()
let running: Subscription | null = null

/** Where the one connection stands. */
export const hubState$ = state.asObservable()
/** Everything pushed, however many screens listen. */
export const hubEvents$ = events.asObservable()
/** Something may have been missed (a connection came back, the tab woke up): ask again over HTTP. */
export const mayHaveMissed$ = missed.asObservable()

/**
 * A hub may answer a negotiation with another address, to which the client would take the token: every request but those
 * to the hub's own origin is refused. The same client otherwise.
 */
export const onOwnOrigin = (client: HttpClient, hub: string): HttpClient => {
  const originOf = (address: string) => new URL(address, location.origin).origin
  const send = client.send.bind(client)
  client.send = (request) =>
    originOf(request.url ?? hub) === originOf(hub)
      ? send(request)
      : Promise.reject(new Error('The hub points to another origin'))
  return client
}

/** One connection of the SignalR client: starts on subscription, errors when it is lost, stops on unsubscription. */
const connection = (): Observable<Life<HubEvent>> =>
  new Observable((out) => {
    const leaving = new AbortController()
    const open = async () => {
      const { HubConnectionBuilder, LogLevel, DefaultHttpClient, NullLogger } = await import('@microsoft/signalr')
      if (leaving.signal.aborted) return
      const hub = new HubConnectionBuilder()
        .withUrl(appConfig().hub, {
          accessTokenFactory: () => tokenOf('shreder') ?? '',
          withCredentials: false,
          httpClient: onOwnOrigin(new DefaultHttpClient(NullLogger.instance), appConfig().hub),
        })
        .configureLogging(LogLevel.None)
        .build()
      for (const name of hubEventNames) {
        hub.on(name, (...args: unknown[]) => out.next({ kind: 'event', event: { name, args } }))
      }
      hub.onclose((lost) => out.error(lost ?? new Error('The hub closed the connection')))
      leaving.signal.addEventListener('abort', () => hub.stop())
      await hub.start()
      out.next({ kind: 'live' })
    }
    open().catch((failure: unknown) => out.error(failure))
    return () => leaving.abort()
  })

/**
 * What was pushed between the answers on the screen and the connection is heard by nobody: all that pushes speak of is
 * asked for once when a first connection stands. The imitated hub loses nothing, for it is in the page.
 */
const follow = (life: Connection<HubEvent>) => {
  if (life.kind === 'event') return events.next(life.event)
  const before = state.value
  state.next(life.kind)
  if (life.kind !== 'live') return
  if (before === 'away') missed.next()
  else if (appConfig().mode === 'connected') for (const name of hubEventNames) events.next({ name, args: [] })
}

/** Connects after login and stays connected; a second call does nothing. */
export const startHub = (): void => {
  if (running) return
  const woke$ = wokeUp()
  if (appConfig().hub === '') {
    running = woke$.subscribe(() => missed.next())
    return
  }
  const release = awakeLock('hub')
  running = defer(() => reconnecting(connection, woke$)).subscribe(follow)
  running.add(woke$.subscribe(() => missed.next()))
  running.add(release)
}

/** Disconnects on log-out. */
export const stopHub = (): void => {
  running?.unsubscribe()
  running = null
  state.next('off')
}
