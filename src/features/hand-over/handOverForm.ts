import type { WorkItem, WorkKind } from '../../contract/handOver.ts'

export type HandOverValues = {
  reason: string
  /** By the kind: null means that this work stays. */
  byKind: Partial<Record<WorkKind, number | null>>
  /** Receivers of single items that differ from the receiver of their kind. */
  byItem: Record<string, number | null>
}
export const blankHandOver: HandOverValues = { reason: '', byKind: {}, byItem: {} }

export const kindOf = ({ kind }: WorkItem): WorkKind => kind ?? 'task'
export const itemKey = (item: WorkItem): string => `${kindOf(item)}/${item.guid}`

export const receiverOf = ({ byKind, byItem }: HandOverValues, item: WorkItem): number | null => {
  const own = byItem[itemKey(item)]
  return own === undefined ? (byKind[kindOf(item)] ?? null) : own
}

type Given = { kind: WorkKind; guid: string; toPersonId: number }

export const givenItems = (values: HandOverValues, work: readonly WorkItem[]): Given[] =>
  work.flatMap((item) => {
    const toPersonId = receiverOf(values, item)
    return toPersonId === null ? [] : [{ kind: kindOf(item), guid: item.guid, toPersonId }]
  })
