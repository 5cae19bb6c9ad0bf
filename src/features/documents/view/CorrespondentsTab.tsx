import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import { Direction } from '../../../contract/enumerations.ts'
import type { DocumentCorrespondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import { type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAddPerson, IconPeople } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { AddCorrespondentDialog, CorrespondentDialog, RoleMenu } from '../../correspondents/public.ts'
import { applicantFirst, correspondentsAtom, useDocumentMutation, useRemoval } from '../../document-record/public.ts'
import { CorrespondentRow } from './CorrespondentRow.tsx'
import { changedRole } from './changedRole.ts'

type Props = { docGuid: string; direction: Direction | null; actions: Record<DocumentAction, RuleResult> }
type Opened = { kind: 'add' } | { kind: 'edit'; correspondentId: number } | null

const CorrespondentsTab = ({ docGuid, direction, actions }: Props) => {
  const { data, error, refetch } = useAtomValue(correspondentsAtom(docGuid))
  const notifyChanged = useSetAtom(documentChangedAtom)
  const [opened, setOpened] = useState<Opened>(null)
  const { confirm, confirmDialog } = useConfirm()
  const { removing, removeCorrespondent } = useRemoval(docGuid)
  const mayChoose = useAtomValue(mayCallAtom)(documents.setDocumentCorrespondentRole)
  const roleSaving = useDocumentMutation<null>(docGuid, () => void notifyChanged({ docGuid }))
  const people = (data ?? []).map(({ correspondent, roleId = null }) => ({ id: correspondent.id, roleId }))
  const close = () => setOpened(null)
  const done = () => {
    close()
    void notifyChanged({ docGuid })
  }
  const remove = async ({ id, correspondent }: DocumentCorrespondent) => {
    const body = `${correspondent.fullName} ще бъде премахнат само от този документ и остава в регистъра.`
    if (await confirm({ title: 'Премахване на кореспондент', body, yes: 'Премахни', danger: true }))
      removeCorrespondent(id)
  }
  const add = (
    <Button
      icon={IconAddPerson}
      refusal={refusalOf(actions.addCorrespondent)}
      onClick={() => setOpened({ kind: 'add' })}
    >
      Добави кореспондент
    </Button>
  )
  return (
    <div className="document-tab">
      {error && !data && (
        <ErrorState title="Кореспондентите не се заредиха" message={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={6} />}
      {data?.length === 0 && (
        <EmptyState title="Няма кореспонденти" icon={IconPeople} action={add}>
          {direction === Direction.INCOMING
            ? 'Входящият документ се регистрира с поне един кореспондент, освен ако е анонимен сигнал.'
            : 'По този документ не са посочени лица или организации.'}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <div className="document-tab-head flex flex-wrap align-items-center gap-2">{add}</div>
          <ul className="p-0 list-none">
            {applicantFirst(data).map((link) => (
              <CorrespondentRow
                key={link.id}
                link={link}
                editRefusal={refusalOf(actions.editCorrespondent)}
                removeRefusal={refusalOf(actions.removeCorrespondent)}
                busy={removing === String(link.id)}
                roleMenu={
                  mayChoose && (
                    <RoleMenu
                      name={link.correspondent.fullName}
                      direction={direction}
                      people={people}
                      person={{ id: link.correspondent.id, roleId: link.roleId ?? null }}
                      isBusy={roleSaving.busy}
                      refusal={refusalOf(actions.setCorrespondentRole)}
                      onChoose={(roleId) => roleSaving.write(changedRole(docGuid, link.correspondent.id, roleId))}
                    />
                  )
                }
                onEdit={() => setOpened({ kind: 'edit', correspondentId: link.correspondent.id })}
                onRemove={() => void remove(link)}
              />
            ))}
          </ul>
        </>
      )}
      {confirmDialog}
      {opened?.kind === 'add' && (
        <AddCorrespondentDialog
          open
          docGuid={docGuid}
          direction={direction}
          people={people}
          onDone={done}
          onClose={close}
        />
      )}
      {opened?.kind === 'edit' && (
        <CorrespondentDialog open correspondentId={opened.correspondentId} onDone={done} onClose={close} />
      )}
    </div>
  )
}

export default CorrespondentsTab
