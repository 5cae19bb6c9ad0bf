import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { inGender } from '../../rules/words/agreement.ts'
import { formatCount } from '../../rules/words/pluralise.ts'
import type { QueryAtom } from '../../state/queryAtomFamily.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Grid } from '../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { IconAdd } from '../../widgets/icons.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { MutationOutcomeBanner } from '../saving/MutationOutcomeBanner.tsx'
import type { RecordFields } from './RecordDialog.tsx'
import { RegisterDialogs } from './RegisterDialogs.tsx'
import type { RegisterDefinition } from './registerDefinition.ts'
import { useRecordActions } from './useRecordActions.ts'
import './registerCard.css'

type Props<R extends RegisterRecord> = {
  definition: RegisterDefinition<R>
  title: string
  queryAtom: QueryAtom<{ items: R[]; totalCount: number }>
  columns: readonly GridColumn<R>[]
  start: R
  canWrite: boolean
  /** The URL of the list with all records; absent if the card shows all of them. */
  allHref?: string
  empty: string
  size?: 's' | 'm' | 'l'
  children: RecordFields<R>
}

export const RegisterCard = <R extends RegisterRecord>(props: Props<R>) => {
  const { definition, title, queryAtom, columns, start, canWrite, allHref, empty, size = 'm', children } = props
  const { data, error, refetch } = useAtomValue(queryAtom)
  const register = useRecordActions(definition, data?.items ?? [])
  const { the, one, nameOf } = definition.rules
  const isPart = data !== undefined && data.totalCount > data.items.length
  return (
    <Card
      title={title}
      className="register-card"
      flush
      actions={
        <>
          {allHref !== undefined && isPart && <Link href={allHref}>{`Всички (${formatCount(data.totalCount)})`}</Link>}
          {canWrite && (
            <Button small icon={IconAdd} onClick={() => register.open({ kind: 'new', start })}>
              {`${inGender('new', the)} ${one}`}
            </Button>
          )}
        </>
      }
    >
      <MutationOutcomeBanner withoutRefusal state={register.state} check="Вижте списъка, преди да опитате отново." />
      <Grid
        label={title}
        quiet
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        skeletonRows={2}
        {...(canWrite && {
          onOpen: (record: R) => register.open({ kind: 'edit', record }),
          rowActions: register.actions,
        })}
        error={error && !data ? { message: error.message, onRetry: () => void refetch() } : undefined}
        empty={<p className="muted m-0">{empty}</p>}
      />
      <RegisterDialogs definition={definition} register={register} size={size}>
        {children}
      </RegisterDialogs>
    </Card>
  )
}
