import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { RecordDialog, type RecordFields } from './RecordDialog.tsx'
import type { RegisterDefinition } from './registerDefinition.ts'
import { UsageDialog } from './UsageDialog.tsx'
import type { RecordActions } from './useRecordActions.ts'

type Props<R extends RegisterRecord> = {
  definition: RegisterDefinition<R>
  register: RecordActions<R>
  size?: 's' | 'm' | 'l'
  children?: RecordFields<R> | undefined
}

export const RegisterDialogs = <R extends RegisterRecord>({ definition, register, size, children }: Props<R>) => {
  const { rows, opened, open, onStale, activate, remove } = register
  const close = () => open(null)
  if (opened === null) return null
  if (opened.kind === 'new' || opened.kind === 'edit')
    return (
      <RecordDialog
        key={opened.kind === 'new' ? 0 : opened.record.id}
        definition={definition}
        record={opened.kind === 'new' ? undefined : opened.record}
        {...(opened.kind === 'new' && opened.start && { start: opened.start })}
        rows={rows}
        {...(size && { size })}
        onStale={onStale}
        onClose={close}
        {...(definition.Checklist && { onAdded: (record: R) => open({ kind: 'checklist', record }) })}
      >
        {children}
      </RecordDialog>
    )
  const { kind, record } = opened
  const { Checklist } = definition
  if (kind === 'checklist')
    return Checklist ? <Checklist record={rows.find(({ id }) => id === record.id) ?? record} onClose={close} /> : null
  return (
    <UsageDialog
      definition={definition}
      record={record}
      isRemoval={kind === 'removal'}
      onClose={close}
      onDeactivate={() => {
        close()
        activate(record)
      }}
      onRemove={() => {
        close()
        remove(record)
      }}
    />
  )
}
