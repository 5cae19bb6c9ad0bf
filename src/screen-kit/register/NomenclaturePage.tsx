import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { inGender } from '../../rules/words/agreement.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconAdd } from '../../widgets/icons.ts'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { StickyBar } from '../../widgets/page/StickyBar.tsx'
import { MutationOutcomeBanner } from '../saving/MutationOutcomeBanner.tsx'
import { NomenclatureGrid } from './NomenclatureGrid.tsx'
import type { RecordFields } from './RecordDialog.tsx'
import { RegisterDialogs } from './RegisterDialogs.tsx'
import type { Nomenclature } from './register.ts'
import { useNarrowedStart } from './urlFacets.tsx'
import { useNomenclature } from './useNomenclature.ts'
import type { useOrder } from './useOrder.ts'
import './nomenclature.css'

type Props<R extends RegisterRecord> = {
  definition: Nomenclature<R>
  /** Set if the page is a section below the heading of another page. */
  isPart?: true
  size?: 's' | 'm' | 'l'
  children?: RecordFields<R>
}

const OrderBar = ({ order }: { order: Omit<ReturnType<typeof useOrder>, 'rows' | 'move'> }) => (
  <>
    <MutationOutcomeBanner
      state={order.state?.kind === 'done' ? null : order.state}
      failed="Редът не е записан"
      unknown="дали редът е записан"
      check="Вижте списъка, преди да опитате отново."
    />
    {order.isChanged && (
      <StickyBar>
        <b>Редът е променен и още не е записан.</b>
        <span className="bar-key" />
        <Button onClick={order.invalidate}>Върни стария ред</Button>
        <Button kind="primary" busy={order.busy} onClick={order.save}>
          Запази реда
        </Button>
      </StickyBar>
    )}
  </>
)

export const NomenclaturePage = <R extends RegisterRecord>({ definition, isPart, size, children }: Props<R>) => {
  const register = useNomenclature(definition)
  const { order, error, refetch, open, state, actions } = register
  const { one, the } = definition.rules
  const start = useNarrowedStart(definition.blank, definition.narrowings)
  const add = (
    <Button kind="primary" icon={IconAdd} onClick={() => open({ kind: 'new', ...(start && { start }) })}>
      {`${inGender('new', the)} ${one}`}
    </Button>
  )
  return (
    <div className="nomenclature">
      <PageHeader
        isToolbar
        title={definition.title}
        note={definition.note}
        actions={add}
        {...(isPart && { level: 2 })}
      />
      <MutationOutcomeBanner withoutRefusal state={state} check="Вижте списъка, преди да опитате отново." />
      <NomenclatureGrid
        definition={definition}
        rows={order.rows}
        rowActions={actions}
        onOpen={(record) => open({ kind: 'edit', record })}
        {...(order.move && { onMove: order.move })}
        error={error && !order.rows ? { message: error.message, onRetry: () => void refetch() } : undefined}
        add={add}
      />
      <OrderBar order={order} />
      <RegisterDialogs definition={definition} register={register} {...(size && { size })}>
        {children}
      </RegisterDialogs>
    </div>
  )
}
