import { useState } from 'react'
import { announce } from '../../widgets/focus/announce.ts'
import { useLeaveGuard } from '../leaveGuard.ts'
import { useMutation } from '../saving/useMutation.ts'
import { moveId, orderRecordsMutation, sameOrder, sortLike } from './orderWrites.ts'
import type { Nomenclature } from './register.ts'

type Arrangement = { before: readonly number[]; ids: readonly number[] }

/** Lets the user move rows and save the order as one operation. Changes by other users do not discard the new order. */
export const useOrder = <R extends { id: number }>(
  definition: Nomenclature<R>,
  rows: readonly R[] | undefined,
  onStale: () => void,
) => {
  const { name, rules, sends } = definition
  const sendOrder = sends.order
  const [arranged, arrange] = useState<Arrangement | null>(null)
  const { state, busy, write } = useMutation<'ordered'>(() => announce('Редът е записан.'), onStale)
  const now = rows?.map(({ id }) => id) ?? []
  const ids = arranged ? sortLike(now, arranged.ids) : now
  const isChanged = arranged !== null && !sameOrder(ids, now)
  // The rows of the backend have the new order now, so they are shown in the order of the backend again.
  if (arranged !== null && rows !== undefined && !isChanged) arrange(null)
  useLeaveGuard(isChanged ? 'Новият ред не е записан.' : undefined)
  const move = (record: R, to: number) => {
    arrange({ before: arranged?.before ?? now, ids: moveId(ids, record.id, to) })
    announce(`${rules.nameOf(record)}: място ${to + 1} от ${ids.length}`)
  }
  const save = () => {
    if (!sendOrder || !arranged) return
    const onConflict = (before: readonly number[]) => arrange({ before, ids })
    write(orderRecordsMutation({ name, list: definition.now, sendOrder }, { before: arranged.before, ids, onConflict }))
  }
  return {
    rows: rows && ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    move: sendOrder && move,
    isChanged,
    state,
    busy,
    save,
    invalidate: () => arrange(null),
  }
}
