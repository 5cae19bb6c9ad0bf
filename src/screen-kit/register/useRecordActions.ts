import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { hasErrors } from '../../rules/requiredFields.ts'
import { type Refusal, refusalOf } from '../../rules/ruleResult.ts'
import { inGender } from '../../rules/words/agreement.ts'
import { invalidateInTabsAtom } from '../../state/crossTabInvalidation.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { IconDelete, IconEdit, IconHide, IconLink, IconNext, IconTask, IconView } from '../../widgets/icons.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { useMutation } from '../saving/useMutation.ts'
import { removeRecordMutation, saveRecordMutation } from './recordWrites.ts'
import type { RegisterDefinition } from './registerDefinition.ts'

type Opened<R> = { kind: 'new'; start?: R } | { kind: 'edit' | 'uses' | 'removal' | 'checklist'; record: R }

const refusalFor = <R extends RegisterRecord>(
  { rules }: RegisterDefinition<R>,
  record: R,
  rows: readonly R[],
): Refusal | undefined => {
  const errors = rules.errors(record, rows)
  const [because = ''] = Object.values<string | undefined>(errors)
  return hasErrors(errors)
    ? { title: `${rules.the} не може да бъде ${inGender('changed', rules.the)}.`, because }
    : undefined
}

export const useRecordActions = <R extends RegisterRecord>(definition: RegisterDefinition<R>, rows: readonly R[]) => {
  const { calls, rules, staleCalls = [] } = definition
  const [opened, open] = useState<Opened<R> | null>(null)
  const [, navigate] = useLocation()
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const onStale = () => void invalidate(calls.list, ...staleCalls)
  const { state, write } = useMutation<R | 'deleted'>((reply) => {
    const become = reply === 'deleted' ? reply : reply.isActive ? 'active' : 'inactive'
    announce(`${rules.the} е ${inGender(become, rules.the)}.`)
  }, onStale)
  const activate = (record: R) => write(saveRecordMutation(definition, { was: record, mine: withOtherState(record) }))
  const remove = (record: R) =>
    definition.sends.remove && write(removeRecordMutation(definition, definition.sends.remove, record))
  const activation = (record: R): MenuItem[] => {
    if (record.isActive === undefined) return []
    const other = withOtherState(record)
    return [
      {
        label: `Направи ${inGender(other.isActive ? 'active' : 'inactive', rules.the)}`,
        icon: other.isActive ? IconView : IconHide,
        refusal: refusalFor(definition, other, rows),
        run: () => activate(record),
      },
    ]
  }
  const removal = (record: R): MenuItem[] => {
    if (!definition.sends.remove) return []
    const refusal = rules.mayRemove && refusalOf(rules.mayRemove(record))
    const run = () => open({ kind: 'removal', record })
    return [{ label: 'Изтрий', icon: IconDelete, danger: true, separated: true, refusal, run }]
  }
  const related = (record: R): MenuItem[] =>
    (definition.related ?? []).map(({ label, href }) => ({ label, icon: IconNext, run: () => navigate(href(record)) }))
  const actions = (record: R): MenuItem[] => [
    { label: 'Редактирай', icon: IconEdit, run: () => open({ kind: 'edit', record }) },
    ...(definition.usedBy
      ? [{ label: 'Къде се ползва', icon: IconLink, run: () => open({ kind: 'uses', record }) }]
      : []),
    ...(definition.Checklist
      ? [{ label: 'Какво е зададено', icon: IconTask, run: () => open({ kind: 'checklist', record }) }]
      : []),
    ...related(record),
    ...activation(record),
    ...removal(record),
  ]
  return { rows, opened, open, state, actions, activate, remove, onStale }
}
export type RecordActions<R extends RegisterRecord> = ReturnType<typeof useRecordActions<R>>

const withOtherState = <R extends RegisterRecord>(record: R): R => ({ ...record, isActive: !record.isActive })
