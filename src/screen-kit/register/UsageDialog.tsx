import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { Usages } from '../../contract/crud.ts'
import { mayRemoveUnused, type RegisterRecord } from '../../rules/registers/registerRules.ts'
import { inGender } from '../../rules/words/agreement.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import type { QueryAtom } from '../../state/queryAtomFamily.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import type { RegisterDefinition } from './registerDefinition.ts'
import './usageDialog.css'

type Props<R extends RegisterRecord> = {
  definition: RegisterDefinition<R>
  record: R
  isRemoval: boolean
  onRemove: () => void
  onDeactivate: () => void
  onClose: () => void
}

type ListProps<R extends RegisterRecord> = Pick<Props<R>, 'definition' | 'record'> & { usages: Usages }

const UsageList = <R extends RegisterRecord>({ definition: { usedIn = {} }, record, usages }: ListProps<R>) => (
  <ul className="used-by">
    {usages.map(({ kind, count }) => {
      const href = usedIn[kind]?.(record)
      return (
        <li key={kind}>
          {href === undefined ? pluralise(count, kind) : <Link href={href}>{pluralise(count, kind)}</Link>}
        </li>
      )
    })}
  </ul>
)

/**
 * Renders where a record is used; the uses are requested at each opening. Before a deletion the dialog also shows
 * whether the deletion is allowed.
 */
const KnownUses = <R extends RegisterRecord>(props: Props<R> & { queryAtom: QueryAtom<Usages> }) => {
  const { data, isFetching, error } = useAtomValue(props.queryAtom)
  return <Uses {...props} usages={isFetching || error ? undefined : data} isWaiting={isFetching} />
}

type UsesProps<R extends RegisterRecord> = Props<R> & {
  usages: Usages | undefined
  isWaiting: boolean
}

const Uses = <R extends RegisterRecord>(props: UsesProps<R>) => {
  const { definition, record, isRemoval, onRemove, onDeactivate, onClose, usages, isWaiting } = props
  const { the, nameOf } = definition.rules
  const ruleResult = mayRemoveUnused(the, usages ?? [])
  const mayRemove = isRemoval && !isWaiting && ruleResult.allowed
  return (
    <Dialog
      open
      size="s"
      persistent
      waiting={isWaiting}
      title={`${isRemoval ? 'Изтриване на' : 'Къде се ползва'} „${nameOf(record)}“`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {mayRemove ? 'Откажи' : 'Затвори'}
          </Button>
          {isRemoval && !ruleResult.allowed && record.isActive && (
            <Button kind="primary" onClick={onDeactivate}>{`Направи ${inGender('inactive', the)}`}</Button>
          )}
          {mayRemove && (
            <Button kind="danger" onClick={onRemove}>
              Изтрий
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {isWaiting && <p>Проверява се къде се ползва…</p>}
        {!isWaiting && isRemoval && !ruleResult.allowed && <p>{ruleResult.refusal.title}</p>}
        {usages && <p>{usages.length === 0 ? 'Не се ползва никъде.' : 'Ползва се от:'}</p>}
        {definition.usedBy && !isWaiting && !usages && <p>Сървърът не каза къде се ползва.</p>}
        {usages && <UsageList definition={definition} record={record} usages={usages} />}
        {mayRemove && <p>{`${the} ще бъде ${inGender('deleted', the)}.`}</p>}
        {!isWaiting && isRemoval && !ruleResult.allowed && record.isActive && <p>{ruleResult.refusal.who}</p>}
      </div>
    </Dialog>
  )
}

export const UsageDialog = <R extends RegisterRecord>(props: Props<R>) =>
  props.definition.usedBy ? (
    <KnownUses {...props} queryAtom={props.definition.usedBy(props.record.id)} />
  ) : (
    <Uses {...props} usages={undefined} isWaiting={false} />
  )
