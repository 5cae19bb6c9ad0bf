import type { BehaviorSubject, Subject } from 'rxjs'

/** The names of the events of the push connection. They are not in the specification; this product proposes them. */
export const hubEventNames = [
  'NotificationReceived',
  'UnprocessedCountsChanged',
  'DocumentChanged',
  'DeliveryChanged',
  'UserChanged',
] as const
export type HubEventName = (typeof hubEventNames)[number]
/** An event of the push connection. It only says that something changed; the data is requested over HTTP. */
export type HubEvent = { name: HubEventName; args: readonly unknown[] }
export type HubState = 'off' | 'connecting' | 'live' | 'away'

export type HubSubjects = { state: BehaviorSubject<HubState>; events: Subject<HubEvent>; missed: Subject<void> }
