import { atom, type Getter } from 'jotai'
import { atomWithInfiniteQuery } from 'jotai-tanstack-query'
import { type Notification, notifications } from '../../contract/notifications.ts'
import { addMonths } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { queryAtom } from '../../state/queryAtomFamily.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { dataOnceShown } from '../../state/startGate.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt } from '../../transport/request.ts'

/**
 * The number of notifications per page. The server sends the oldest rows first (specification 2, section 7), so pages
 * are counted from the end.
 */
const pageSize = 5

type Slice = { skip: number; take: number }

/** Returns which rows to request for the page that ends before the row `end`. Rows are counted from 0. */
export const sliceBefore = (end: number): Slice => {
  const skip = Math.max(0, end - pageSize)
  return { skip, take: end - skip }
}

type Loaded<T> = { items: readonly T[]; from: number; total: number }

/**
 * Returns the loaded rows, the newest first. Duplicates are removed, because new notifications shift the rows between
 * requests.
 */
export const newestFirst = <T extends { id: number }>(pages: readonly Loaded<T>[]): T[] => {
  const seen = new Set<number>()
  return pages.flatMap(({ items }) => items.toReversed()).filter(({ id }) => !seen.has(id) && seen.add(id))
}

export type Kind = 'all' | 'documents'

export const notificationQuery = (kind: Kind, seen?: boolean) => ({
  sortColumns: [{ columnName: 'DateCreated', direction: 'asc' as const }],
  ...(kind === 'documents' && { type: 'NewDocument' }),
  ...(seen !== undefined && { seen }),
  fromDate: addMonths(today(), -1),
  toDate: addMonths(today(), 1),
})

const call = notifications.getUserNotifications
const notificationsQuery = (query: Slice, kind: Kind, seen?: boolean) =>
  queryOf(call, { query, body: notificationQuery(kind, seen) })
const firstRows: Slice = { skip: 0, take: pageSize }

const countAtom = dataOnceShown(queryAtom(() => notificationsQuery(firstRows, 'documents')))
/** The number of unseen notifications. If the backend does not send it, the loaded ones are counted. */
export const unseenCountAtom = atom((get) => {
  const data = get(countAtom)
  return data?.unseenOfAllTypes ?? data?.unseenCount ?? data?.items.filter(({ seen }) => !seen).length ?? 0
})

const kindShown = atom<Kind>('all')
export const kindAtom = atom((get) => get(kindShown))
export const setKindAtom = atom(null, (_get, set, kind: Kind) => set(kindShown, kind))

const onlyUnseen = atom(false)
export const onlyUnseenAtom = atom((get) => get(onlyUnseen))
export const setOnlyUnseenAtom = atom(null, (_get, set, only: boolean) => set(onlyUnseen, only))

const loadBefore = async (
  end: number | null,
  kind: Kind,
  seen: boolean | undefined,
  signal: AbortSignal,
): Promise<Loaded<Notification>> => {
  const { items, totalCount } = await notificationsQuery(
    end === null ? firstRows : sliceBefore(end),
    kind,
    seen,
  ).queryFn({
    signal,
  })
  if (end !== null) return { items, from: sliceBefore(end).skip, total: totalCount }
  if (totalCount <= pageSize) return { items, from: 0, total: totalCount }
  const newest = sliceBefore(totalCount)
  const last = await notificationsQuery(newest, kind, seen).queryFn({ signal })
  return { items: last.items, from: newest.skip, total: last.totalCount }
}

type Chosen = { kind: Kind; seen: boolean | undefined }

const newestFirstAtom = (chosen: (get: Getter) => Chosen) => {
  const pagesAtom = atomWithInfiniteQuery((get) => {
    const { kind, seen } = chosen(get)
    return {
      queryKey: [call.path, 'newest first', { kind, seen }],
      queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
        loadBefore(typeof pageParam === 'number' ? pageParam : null, kind, seen, signal),
      initialPageParam: null as unknown,
      getNextPageParam: ({ from }: Loaded<Notification>) => (from > 0 ? from : undefined),
    }
  })
  return atom((get) => {
    const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = get(pagesAtom)
    return {
      items: data && newestFirst(data.pages),
      failed: isError,
      more: hasNextPage ? () => void fetchNextPage() : undefined,
      loadingMore: isFetchingNextPage,
      retry: () => void refetch(),
    }
  })
}

export const notificationsAtom = newestFirstAtom((get) => ({
  kind: get(kindShown),
  seen: get(onlyUnseen) ? false : undefined,
}))
/** The unseen notifications, for „Моят ден“. */
export const unseenAtom = newestFirstAtom(() => ({ kind: 'all', seen: false }))

export const markAtom = atom(null, async (_get, set, { id, seen }: { id: number; seen: boolean }) => {
  const { setNotificationSeen, setNotificationNotSeen } = notifications
  const mark = seen ? setNotificationSeen : setNotificationNotSeen
  const { done } = await attempt(mark, { query: { notificationId: id } })
  if (done) await set(invalidateAtom, call)
})

/** Marks all notifications up to the newest shown one; the user has not seen later ones. */
export const markAllAtom = atom(null, async (_get, set, shown: readonly Notification[]) => {
  const upToId = Math.max(0, ...shown.map(({ id }) => id))
  const { done } = await attempt(notifications.setAllNotificationsSeen, { query: { upToId } })
  if (done) await set(invalidateAtom, call)
})
