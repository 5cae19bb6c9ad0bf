import { defer, Observable } from 'rxjs'
import { appConfig } from './config.ts'
import { hubConnection } from './hubConnection.ts'
import { type HubEvent, type HubSubjects, hubEventNames } from './hubEvents.ts'
import { type Connection, reconnecting } from './reconnect.ts'
import { awakeLock, wokeUp } from './tabWake.ts'

/**
 * Passes the state and the events of the connection on. Pushes sent between the first responses and the first
 * connection are lost, so all affected data is then refetched once. The mock backend loses no pushes.
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
 * Runs the only push connection while subscribed and updates `subjects`. If push is not configured, only the waking of
 * the tab is reported.
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
