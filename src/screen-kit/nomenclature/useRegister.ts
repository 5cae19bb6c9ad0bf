import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { type Refusal, refusalOf } from '../../rules/refusal.ts'
import { hasErrors } from '../../rules/requiredFields.ts'
import { agreed } from '../../rules/words/agreement.ts'
import { forgetAtom } from '../../state/queryClient.ts'
import { notify } from '../../transport/notices.ts'
import { IconDelete, IconEdit, IconHide, IconNext, IconView } from '../../widgets/icons.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { moveItems } from '../../widgets/overlays/moveItems.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { useWrite } from '../form/useWrite.ts'
import type { Nomenclature, RegisterRecord } from './nomenclature.ts'
import { movedRecord, removedRecord, savedRecord } from './registerWrites.ts'

/** Why the rules would not have a record so; undefined when they would. */
const refusalFor = <R extends RegisterRecord>(
  { rules }: Nomenclature<R>,
  record: R,
  rows: readonly R[],
): Refusal | undefined => {
  const errors = rules.errors(record, rows)
  const [because = ''] = Object.values<string | undefined>(errors)
  return hasErrors(errors)
    ? { title: `${rules.the} не може да бъде ${agreed('changed', rules.the)}.`, because }
    : undefined
}

/** The rows of a small register and what is done with one of them from its menu. */
export const useRegister = <R extends RegisterRecord>(kit: Nomenclature<R>) => {
  const { calls, rules, forgets = [], uses } = kit
  const { data, error, refetch } = useAtomValue(kit.rowsAtom)
  const rows = data ?? []
  const [, navigate] = useLocation()
  const [opened, open] = useState<R | 'new' | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const forget = useSetAtom(forgetAtom)
  const onMayBeOld = () => void forget(calls.list, ...forgets)
  const { state, write } = useWrite<R | 'moved' | 'deleted'>((reply) => {
    const become = typeof reply === 'string' ? reply : reply.isActive ? 'active' : 'inactive'
    notify({ kind: 'success', text: `${rules.the} е ${agreed(become, rules.the)}.` })
  }, onMayBeOld)
  const remove = async (call: NonNullable<typeof calls.remove>, record: R) => {
    const title = `${rules.the} ще бъде ${agreed('deleted', rules.the)}`
    const question = { title, body: `„${rules.nameOf(record)}“`, yes: 'Изтрий', danger: true }
    if (await confirm(question)) write(removedRecord(kit, call, record.id))
  }
  const moves = (record: R): MenuItem[] => {
    const { move } = kit
    const place = { position: rows.indexOf(record) + 1, setSize: rows.length }
    return move ? moveItems(place, (isUp) => write(movedRecord(kit, move, record, isUp, rows))) : []
  }
  const removal = (record: R): MenuItem[] => {
    const call = calls.remove
    if (!call) return []
    const refusal = rules.mayRemove && refusalOf(rules.mayRemove(record))
    const run = () => void remove(call, record)
    return [{ label: 'Изтрий', icon: IconDelete, danger: true, separated: true, refusal, run }]
  }
  const actions = (record: R): MenuItem[] => {
    const other = { ...record, isActive: !record.isActive }
    return [
      { label: 'Редактирай', icon: IconEdit, run: () => open(record) },
      ...(uses ? [{ label: uses.label, icon: IconNext, run: () => navigate(uses.href(record)) }] : []),
      ...moves(record),
      {
        label: `Направи ${agreed(other.isActive ? 'active' : 'inactive', rules.the)}`,
        icon: other.isActive ? IconView : IconHide,
        refusal: refusalFor(kit, other, rows),
        run: () => write(savedRecord(kit, { was: record, mine: other, known: rows })),
      },
      ...removal(record),
    ]
  }
  return { rows: data, error, refetch, opened, open, state, actions, onMayBeOld, question: confirmDialog }
}
