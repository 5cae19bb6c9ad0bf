import type { WorkItem, WorkKind } from '../../contract/handOver.ts'

export type HandOverValues = {
  reason: string
  /** The receiver by kind of work; null if this work stays. */
  byKind: Partial<Record<WorkKind, number | null>>
  /** Receivers of single items that differ from the receiver of their kind. */
  byItem: Record<string, number | null>
}
export const blankHandOver: HandOverValues = { reason: '', byKind: {}, byItem: {} }

export const kindOf = ({ kind }: WorkItem): WorkKind => kind ?? 'task'
export const itemKey = ({ kind, guid }: Pick<WorkItem, 'kind' | 'guid'>): string => `${kind ?? 'task'}/${guid}`

export const receiverOf = ({ byKind, byItem }: HandOverValues, item: WorkItem): number | null => {
  const own = byItem[itemKey(item)]
  return own === undefined ? (byKind[kindOf(item)] ?? null) : own
}

/** Returns the receiver of all the work; null if there are several, or if some of the work stays. */
export const receiverOfAll = (values: HandOverValues, work: readonly WorkItem[]): number | null => {
  const [first = null, ...others] = new Set(work.map((item) => receiverOf(values, item)))
  return others.length === 0 ? first : null
}

type Given = { kind: WorkKind; guid: string; toPersonId: number }

export const givenItems = (values: HandOverValues, work: readonly WorkItem[]): Given[] =>
  work.flatMap((item) => {
    const toPersonId = receiverOf(values, item)
    return toPersonId === null ? [] : [{ kind: kindOf(item), guid: item.guid, toPersonId }]
  })
