import { defer, Observable } from 'rxjs'
import { appConfig } from './config.ts'
import { hubConnection } from './hubConnection.ts'
import { type HubEvent, type HubSubjects, hubEventNames } from './hubEvents.ts'
import { type Connection, reconnecting } from './reconnect.ts'
import { awakeLock, wokeUp } from './tabWake.ts'

/**
 * Pushes between the first responses and the connection are lost, so all affected data is refetched once after the
 * first connection. The mock backend loses no pushes.
 */
const follow =
  ({ state, events, missed }: HubSubjects) =>
  (life: Connection<HubEvent>) => {
    if (life.kind === 'event') return events.next(life.event)
    const before = state.value
    state.next(life.kind)
    if (life.kind !== 'live') return
    if (before === 'away') missed.next()
    else if (appConfig().mode !== 'mocked') for (const name of hubEventNames) events.next({ name, args: [] })
  }

/**
 * Runs the only connection and updates the subjects while subscribed. Without a push connection it reports only that
 * the tab woke up.
 */
export const hubLifecycle = (subjects: HubSubjects): Observable<never> =>
  new Observable(() => {
    const woke$ = wokeUp()
    const running = woke$.subscribe(() => subjects.missed.next())
    if (appConfig().hub === '') return running
    running.add(awakeLock('hub'))
    running.add(defer(() => reconnecting(() => hubConnection(hubEventNames), woke$)).subscribe(follow(subjects)))
    return running
  })
