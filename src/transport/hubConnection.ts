import { DefaultHttpClient, type HttpClient, HubConnectionBuilder, LogLevel, NullLogger } from '@microsoft/signalr'
import { Observable } from 'rxjs'
import { appConfig } from './config.ts'
import type { HubEvent, HubEventName } from './hubEvents.ts'
import type { Life } from './reconnect.ts'
import { tokenOf } from './tokens.ts'

export const onOwnOrigin = (client: HttpClient, hub: string): HttpClient => {
  const originOf = (address: string) => new URL(address, location.origin).origin
  const send = client.send.bind(client)
  client.send = (request) =>
    originOf(request.url ?? hub) === originOf(hub)
      ? send(request)
      : Promise.reject(new Error('The hub points to another origin'))
  return client
}

/**
 * Opens one connection of the SignalR client on subscription and closes it on unsubscription. The observable errors
 * when the connection is lost.
 */
export const hubConnection = (names: readonly HubEventName[]): Observable<Life<HubEvent>> =>
  new Observable((out) => {
    const leaving = new AbortController()
    const open = async () => {
      const hub = new HubConnectionBuilder()
        .withUrl(appConfig().hub, {
          accessTokenFactory: () => tokenOf('shreder') ?? '',
          withCredentials: false,
          httpClient: onOwnOrigin(new DefaultHttpClient(NullLogger.instance), appConfig().hub),
        })
        .configureLogging(LogLevel.None)
        .build()
      for (const name of names) {
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
