import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { WriteTrouble } from '../../../screen-kit/form/WriteTrouble.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { groupsColumns } from './groupsColumns.tsx'
import { type Group, groupsAtom } from './groupsState.ts'
import { useGroupActions } from './useGroupActions.tsx'
import './groups.css'

const GroupDialog = lazy(() => import('./GroupDialog.tsx'))

const title = 'Кореспондентски групи'
const keyOf = ({ id }: Group) => id
const nameOf = ({ name }: Group) => name
const toneOf = ({ isActive }: Group): RowTone | undefined => (isActive ? undefined : 'muted')

/** The groups by which correspondents are ordered and searched (document 1, section 2, „Settings“). */
const GroupsPage = () => {
  const { data, error, refetch } = useAtomValue(groupsAtom)
  const [edited, setEdited] = useState<Group | 'new' | null>(null)
  const { state, actions, question } = useGroupActions(setEdited)
  const add = (
    <Button kind="primary" icon={IconAdd} onClick={() => setEdited('new')}>
      Нова група
    </Button>
  )
  return (
    <div className="groups-page">
      <PageHeader
        title={title}
        note="Групите се избират при кореспондента и по тях се търсят кореспонденти и документи."
        actions={add}
      />
      <WriteTrouble state={state} check="Вижте списъка, преди да опитате отново." />
      <Grid
        label={title}
        columns={groupsColumns}
        rows={data}
        rowKey={keyOf}
        rowLabel={nameOf}
        rowTone={toneOf}
        rowActions={actions}
        onOpen={setEdited}
        error={error && !data ? { message: error.message, onRetry: () => void refetch() } : undefined}
        empty={
          <EmptyState title="Още няма групи" action={add}>
            Добавете групи, за да подреждате и търсите кореспондентите по тях.
          </EmptyState>
        }
      />
      {edited !== null && (
        <Suspense>
          <GroupDialog
            key={edited === 'new' ? 0 : edited.id}
            known={edited === 'new' ? undefined : edited}
            all={data ?? []}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {question}
    </div>
  )
}

export default GroupsPage
