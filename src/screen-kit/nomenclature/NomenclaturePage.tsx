import { agreed } from '../../rules/words/agreement.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Grid } from '../../widgets/grid/Grid.tsx'
import { IconAdd } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { WriteOutcomeBanner } from '../writes/WriteOutcomeBanner.tsx'
import { columnsOf } from './columns.tsx'
import { NomenclatureDialog, type RecordFields } from './NomenclatureDialog.tsx'
import type { Nomenclature, RegisterRecord } from './nomenclature.ts'
import { useRegister } from './useRegister.ts'
import './nomenclature.css'

type Props<R extends RegisterRecord> = {
  /** Made by `nomenclature()` at module scope. */
  kit: Nomenclature<R>
  /** Of the dialog: `s` by default. */
  size?: 's' | 'm' | 'l'
  /** Fields of its own in the dialog, between the name and the switch. */
  children?: RecordFields<R>
}

/** A small register as a page: its list, a dialog for new and opened records, activation and removal. */
export const NomenclaturePage = <R extends RegisterRecord>({ kit, size, children }: Props<R>) => {
  const { rows, error, refetch, opened, open, state, actions, onMayBeOld, question } = useRegister(kit)
  const { one, the } = kit.rules
  const add = (
    <Button kind="primary" icon={IconAdd} onClick={() => open('new')}>
      {`${agreed('new', the)} ${one}`}
    </Button>
  )
  return (
    <div className="nomenclature">
      <PageHeader title={kit.title} note={kit.note} actions={add} />
      <WriteOutcomeBanner withoutRefusal state={state} check="Вижте списъка, преди да опитате отново." />
      <Grid
        label={kit.title}
        columns={columnsOf(kit)}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={kit.rules.nameOf}
        rowTone={({ isActive }) => (isActive ? undefined : 'muted')}
        rowActions={actions}
        onOpen={open}
        error={error && !rows ? { message: error.message, onRetry: () => void refetch() } : undefined}
        empty={<EmptyState title="Списъкът е празен" action={add} />}
      />
      {opened !== null && (
        <NomenclatureDialog
          key={opened === 'new' ? 0 : opened.id}
          kit={kit}
          record={opened === 'new' ? undefined : opened}
          rows={rows ?? []}
          {...(size && { size })}
          onMayBeOld={onMayBeOld}
          onClose={() => open(null)}
        >
          {children}
        </NomenclatureDialog>
      )}
      {question}
    </div>
  )
}
