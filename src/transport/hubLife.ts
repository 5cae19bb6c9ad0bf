import { defer, Observable } from 'rxjs'
import { appConfig } from './config.ts'
import { hubConnection } from './hubConnection.ts'
import { type HubEvent, type HubSubjects, hubEventNames } from './hubEvents.ts'
import { type Connection, reconnecting } from './reconnect.ts'
import { awakeLock, wokeUp } from './wakefulness.ts'

/**
 * What was pushed between the answers on the screen and the connection is heard by nobody: all that pushes speak of is
 * asked for once when a first connection stands. The imitated hub loses nothing, for it is in the page.
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

/** The life of the one connection, told to the subjects while it is subscribed to; without a hub only waking is told. */
export const hubLife = (subjects: HubSubjects): Observable<never> =>
  new Observable(() => {
    const woke$ = wokeUp()
    const running = woke$.subscribe(() => subjects.missed.next())
    if (appConfig().hub === '') return running
    running.add(awakeLock('hub'))
    running.add(defer(() => reconnecting(() => hubConnection(hubEventNames), woke$)).subscribe(follow(subjects)))
    return running
  })
