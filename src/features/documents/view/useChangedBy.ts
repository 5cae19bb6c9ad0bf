import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { filter, map } from 'rxjs'
import { now } from '../../../dates/clock.ts'
import { userAtom } from '../../../state/session.ts'
import { hubEvents$ } from '../../../transport/hub.ts'
import type { HubEvent } from '../../../transport/hubEvents.ts'

export type ChangedBy = { by: string; at: string }

export const changeOf = ({ name, args }: HubEvent, docGuid: string, myId: number | undefined): string | null => {
  const [news] = args
  if (name !== 'DocumentChanged' || typeof news !== 'object' || news === null) return null
  if (!('docGuid' in news) || news.docGuid !== docGuid) return null
  if (myId !== undefined && 'byPersonId' in news && news.byPersonId === myId) return null
  return 'by' in news && typeof news.by === 'string' ? news.by : ''
}

export const useChangedBy = (docGuid: string) => {
  const myId = useAtomValue(userAtom)?.person.id
  const [changed, setChanged] = useState<ChangedBy | null>(null)
  useEffect(() => {
    const subscription = hubEvents$
      .pipe(
        map((event) => changeOf(event, docGuid, myId)),
        filter((by) => by !== null),
      )
      .subscribe((by) => setChanged({ by: by || 'друг потребител', at: now().toISOString() }))
    return () => subscription.unsubscribe()
  }, [docGuid, myId])
  return { changed, seen: () => setChanged(null) }
}
