import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { mayWriteInspections } from '../../../rules/inspections/inspectionMoves.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { inGender } from '../../../rules/words/agreement.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { openActions } from '../../../screen-kit/list/openRowActions.ts'
import { type SeenListAtom, useSeenList } from '../../../screen-kit/list/useListContext.ts'
import type { ListPage } from '../../../screen-kit/list/useListPage.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd, IconCopy } from '../../../widgets/icons.ts'
import type { InspectionDefinition } from '../inspectionDefinitions.ts'
import { inspectorAtom } from '../inspectionState.ts'

type Row = { guid: string; number: string }
type Props<F, R extends Row> = {
  list: ListPage<F, R, WordedColumn<R>>
  definition: Pick<InspectionDefinition<never>, 'one' | 'many' | 'the' | 'at'>
  seenAtom: SeenListAtom<string>
  filterCard: ReactNode
  actions?: ReactNode
  emptyText: string
}

const keyOf = ({ guid }: Row) => guid

export const InspectionsScreen = <F, R extends Row>(props: Props<F, R>) => {
  const { list, definition, seenAtom, filterCard, actions, emptyText } = props
  const { one, many, the, at } = definition
  const [, navigate] = useLocation()
  const refusal = refusalOf(mayWriteInspections(useAtomValue(inspectorAtom).roles))
  useSeenList(seenAtom, list, keyOf)
  const copy = ({ guid }: Row) => ({ label: 'Копирай', icon: IconCopy, run: () => navigate(at.createFrom(guid)) })
  const add = !refusal && (
    <LinkButton kind="primary" icon={IconAdd} href={at.create()}>
      {`${inGender('new', the)} ${one}`}
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      note={refusal && `${refusal.title} ${refusal.who}`}
      actions={
        <>
          {actions}
          {add}
        </>
      }
      filterCard={filterCard}
      rowKey={keyOf}
      rowLabel={({ number }) => `${one} ${number}`}
      rowHref={({ guid }) => at.one(guid)}
      rowActions={(row) => [...openActions(at.one(row.guid), navigate), ...(refusal ? [] : [copy(row)])]}
      empty={
        <ListEmpty list={list} of={many} one={`една ${one}`} action={add}>
          {emptyText}
        </ListEmpty>
      }
    />
  )
}
