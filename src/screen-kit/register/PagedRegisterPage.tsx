import type { ReactNode } from 'react'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import type { Refusal } from '../../rules/ruleResult.ts'
import { inGender } from '../../rules/words/agreement.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { IconAdd } from '../../widgets/icons.ts'
import type { FileOfList } from '../list/export/ExportButton.tsx'
import { ListScreen } from '../list/ListBody.tsx'
import { ListEmpty } from '../list/ListEmpty.tsx'
import type { ListPage } from '../list/useListPage.ts'
import { MutationOutcomeBanner } from '../saving/MutationOutcomeBanner.tsx'
import type { RecordFields } from './RecordDialog.tsx'
import { RegisterDialogs } from './RegisterDialogs.tsx'
import type { RegisterDefinition } from './registerDefinition.ts'
import { useRecordActions } from './useRecordActions.ts'

type Props<F, R extends RegisterRecord> = {
  list: ListPage<F, R, WordedColumn<R>>
  definition: RegisterDefinition<R>
  filterCard: ReactNode
  fileOfList: FileOfList<F>
  /** Why the user may not save here; if set, the reason is shown instead of the actions. */
  refusal: Refusal | undefined
  emptyText: string
  size?: 's' | 'm' | 'l'
  children: RecordFields<R>
}

const keyOf = ({ id }: RegisterRecord) => id

export const PagedRegisterPage = <F, R extends RegisterRecord>(props: Props<F, R>) => {
  const { list, definition, refusal, emptyText, size = 'm', children, ...screen } = props
  const register = useRecordActions(definition, list.grid.rows ?? [])
  const { the, one, nameOf } = definition.rules
  const add = !refusal && (
    <Button kind="primary" icon={IconAdd} onClick={() => register.open({ kind: 'new' })}>
      {`${inGender('new', the)} ${one}`}
    </Button>
  )
  return (
    <>
      <ListScreen
        {...screen}
        list={list}
        note={refusal && `${refusal.title} ${refusal.who ?? refusal.because}`}
        actions={add}
        rowKey={keyOf}
        rowLabel={nameOf}
        {...(!refusal && {
          onOpen: (record: R) => register.open({ kind: 'edit', record }),
          rowActions: register.actions,
        })}
        empty={
          <ListEmpty list={list} of="записи" one="един запис" title="Списъкът е празен" action={add}>
            {emptyText}
          </ListEmpty>
        }
      />
      <MutationOutcomeBanner withoutRefusal state={register.state} check="Вижте списъка, преди да опитате отново." />
      <RegisterDialogs definition={definition} register={register} size={size}>
        {children}
      </RegisterDialogs>
    </>
  )
}
