import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { QueryAtom } from '../../state/queryAtomFamily.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import type { ListContext } from '../list/listContext.ts'
import { type OpenedRecord, type SeenListAtom, useListContext } from '../list/useListContext.ts'
import { type GoneText, RecordGone } from '../RecordGone.tsx'
import { RecordSkeleton } from '../RecordSkeleton.tsx'
import { useRouteParams } from '../routeParams.ts'

/** What the page of a record needs besides the record: the back link, and texts shown while the record is loading. */
export type RecordPlace<R> = {
  queryAtom: (id: number) => QueryAtom<R>
  seenAtom: SeenListAtom<number>
  opened: (key: number | null) => OpenedRecord<number>
  /** The heading while the record loads: what kind of record it is, for example „Автомобил“. */
  heading: string
  the: string
  goneText: GoneText
}

type Props<R> = { place: RecordPlace<R>; children: (record: R, back: ListContext) => ReactNode }

export const RecordPage = <R,>({ place, children }: Props<R>) => {
  const { id = '' } = useRouteParams()
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  const back = useListContext(place.seenAtom, place.opened(number))
  if (number === null) return <RecordGone because="address" labels={place.goneText} back={back} />
  return (
    <Loaded key={number} place={place} id={number} back={back}>
      {children}
    </Loaded>
  )
}

const Loaded = <R,>({ place, id, back, children }: Props<R> & { id: number; back: ListContext }) => {
  const { queryAtom, heading, the, goneText } = place
  const { data, error, refetch } = useAtomValue(queryAtom(id))
  if (error?.status === 404) return <RecordGone because="deleted" labels={goneText} back={back} />
  if (data) return children(data, back)
  if (!error) return <RecordSkeleton back={back} heading={heading} loading={`${the} се зарежда`} />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">{heading}</h1>
      <Card>
        <ErrorState title={`${the} не се зареди`} message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}
