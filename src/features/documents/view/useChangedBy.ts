import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { filter, map } from 'rxjs'
import { now } from '../../../dates/clock.ts'
import { userAtom } from '../../../state/session.ts'
import { type HubEvent, hubEvents$ } from '../../../transport/hub.ts'

export type ChangedBy = { by: string; at: string }

/** Who changed this document, when a push is about it; null for every other push, and for a change of one's own. */
export const changeOf = ({ name, args }: HubEvent, docGuid: string, me: string): string | null => {
  const [told] = args
  if (name !== 'DocumentChanged' || typeof told !== 'object' || told === null) return null
  if (!('docGuid' in told) || told.docGuid !== docGuid) return null
  const by = 'by' in told && typeof told.by === 'string' ? told.by : ''
  return by === me ? null : by
}

/** The last change that somebody else made while this page was open. */
export const useChangedBy = (docGuid: string) => {
  const me = useAtomValue(userAtom)?.person.fullName ?? ''
  const [changed, setChanged] = useState<ChangedBy | null>(null)
  useEffect(() => {
    const subscription = hubEvents$
      .pipe(
        map((event) => changeOf(event, docGuid, me)),
        filter((by) => by !== null),
      )
      .subscribe((by) => setChanged({ by: by || 'друг потребител', at: now().toISOString() }))
    return () => subscription.unsubscribe()
  }, [docGuid, me])
  return { changed, seen: () => setChanged(null) }
}
