import type { BehaviorSubject, Subject } from 'rxjs'

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

/** What a connection tells, and to whom. */
export type HubSubjects = { state: BehaviorSubject<HubState>; events: Subject<HubEvent>; missed: Subject<void> }
